"""Windows that ask everyone, at the terminal: standing orders by keys and by words, what is likely to come of a choice, and undo."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from foldtable.games.rulebooks import Part, Rule
from foldtable.main import main
from foldtable.table.dice import seeded
from foldtable.table.live import Live, Sitter
from foldtable.table.play import Play
from foldtable.table.standing import ALWAYS, CONCERNED, UNTIL_MY_TURN
from foldtable.terminal import panels, seating
from foldtable.terminal.app import Curtain, Orders
from foldtable.terminal.desk import BOARD, LIST, Desk
from foldtable.terminal.plain import Plain
from foldtable.terminal.screenful import draw
from foldtable.words.words import Words
from tests import tiny
from tests.terminal import keeps
from tests.terminal.at_the_table import GAME, LARGE, SMALL, dull, live_table, press, screen
from tests.terminal.test_app import at, shown, table
from tests.terminal.test_app import press as press_in_app

HOME = "march aP1 aw14"  # a step within Ann's own keep


@pytest.fixture(autouse=True)
def _with_a_rulebook(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    rules: list[Part] = [Rule("KEE-2", "book", "1 Marching", "Three dice are rolled."), Rule("KEE-3", "book", "", "A card, or pass.")]
    monkeypatch.setattr(panels.rulebooks, "book", lambda game, lang: rules)
    monkeypatch.setattr(panels.rulebooks, "rules", lambda game, lang: [rule for rule in rules if isinstance(rule, Rule)])
    panels.rule_page.cache_clear()
    yield
    panels.rule_page.cache_clear()


def keeps_table(people: int = 2, seats: int = 2, order: str = CONCERNED) -> Live:
    play = Play.begin(keeps.BOX, seats, {}, seeded(1))
    names = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo"][:seats]
    return Live(play, [Sitter(name) if s < people else Sitter(name, "dull", dull) for s, name in enumerate(names)], None, order)


def desk_for(live: Live, seat: int = 0, size: tuple[int, int] = SMALL, lang: str = "en") -> Desk:
    desk = Desk(live, Words(lang, live.play.box), seat)
    draw(desk, *size)
    return desk


def with_a_rival_beside(live: Live) -> Live:
    """Bo's first pawn stands beside Ann's warrior."""
    game = live.play.game
    assert isinstance(game, keeps.Keeps)
    game.at["bP1"] = "ab4"
    return live


# Standing orders


def test_the_order_stands_in_the_bar_where_a_game_has_windows_and_only_there() -> None:
    live = keeps_table()
    assert "asked when concerned" in screen(desk_for(live)).split("\n")[0]
    live.give_order(0, ALWAYS)
    assert "asked every time" in screen(desk_for(live)).split("\n")[0]
    quiet = Live(Play.begin(tiny.BOX, 2, {}, seeded(1)), [Sitter("Ann"), Sitter("Bo")])
    assert "asked" not in screen(desk_for(quiet))
    assert "F7" not in screen(desk_for(quiet, size=LARGE), LARGE)


def test_a_key_changes_the_order_and_the_open_question_is_answered_by_it() -> None:
    async def play() -> None:
        live = keeps_table(people=1)
        async with at(live) as pilot:
            live.choose(0, HOME)
            table(pilot).go_on()
            text = await press_in_app(pilot, "x", "escape")
            assert "Play a card, or pass?" in text
            text = await press_in_app(pilot, "f7")
            assert isinstance(pilot.app.screen, Orders)
            assert "▸2 Ask me when it concerns me ✓" in text
            text = await press_in_app(pilot, "escape")
            assert live.orders[0] == CONCERNED
            text = await press_in_app(pilot, "f7", "down", "enter")
            assert "March: one step" in text, "Ann passed in every window since, and her turn goes on"
            assert live.orders[0] == CONCERNED, "her turn: the order has lapsed"
            assert [move.answer for move in live.play.moves if move.seat == 0][:2] == [HOME, "pass"]

    asyncio.run(play())


def test_a_number_chooses_an_order_at_once() -> None:
    async def play() -> None:
        live = keeps_table(people=1)
        async with at(live) as pilot:
            text = await press_in_app(pilot, "f7", "1")
            assert live.orders[0] == ALWAYS
            assert "asked every time" in text
            assert live.play.moves == []

    asyncio.run(play())


def test_a_game_without_windows_says_that_there_is_nothing_to_order() -> None:
    async def play() -> None:
        live = Live(Play.begin(tiny.BOX, 2, {}, seeded(1)), [Sitter("Ann"), Sitter("Bo", "dull", dull)])
        async with at(live) as pilot:
            text = await press_in_app(pilot, "f7")
            assert "This game never asks you for a word" in text

    asyncio.run(play())


def test_nobody_is_handed_the_keyboard_for_a_word_that_an_order_says() -> None:
    async def play() -> None:
        live = keeps_table()
        async with at(live) as pilot:
            await press_in_app(pilot, "enter")
            screen = table(pilot)
            screen.choose(HOME)
            await pilot.pause()
            assert not isinstance(pilot.app.screen, Curtain), "Bo passes by order, and Ann goes on"
            assert live.play.moves[-1].seat == 1
            assert "Play a card, or pass?" in shown(pilot)
            live.give_order(1, ALWAYS)
            screen.choose("pass")
            await pilot.pause()
            assert live.play.game.ask().question() == "march"
            screen.choose("march aP1 aw1")
            await pilot.pause()
            assert isinstance(pilot.app.screen, Curtain)
            assert "Hand the keyboard to Bo." in shown(pilot)

    asyncio.run(play())


def test_in_a_window_enter_alone_passes() -> None:
    live = keeps_table(order=ALWAYS)
    live.choose(0, HOME)
    desk = desk_for(live, 1)
    assert desk.at == LIST
    assert desk.press("enter") == "pass"
    press(desk, "up")
    assert desk.at == BOARD
    assert desk.cursor is not None
    assert desk.cursor.surface == "hand"


def test_the_orders_are_told_and_changed_line_by_line() -> None:
    live = keeps_table(people=1, order=ALWAYS)
    out = StringIO()
    said = ["orders", "orders concerned", "orders sometimes", "march aP1 aw14", "orders until", "quit"]
    Plain(live, Words("en", live.play.box), StringIO("\n".join([*said, ""])), out).run()
    told = out.getvalue()
    assert "Now: Ask me every time." in told
    assert "  orders until-my-turn: You pass, now too" in told
    assert "From now on: Ask me when it concerns me." in told
    assert "Now: Ask me when it concerns me." in told, "what is no order changes nothing"
    assert "From now on: Pass for me until my turn." in told
    after = told.partition("Pass for me until my turn.")[2]
    assert "March: one step of one piece" in after
    assert "Play a card" not in after


def test_in_a_game_without_windows_the_lines_say_so_too() -> None:
    live = Live(Play.begin(tiny.BOX, 2, {}, seeded(1)), [Sitter("Ann"), Sitter("Bo", "dull", dull)])
    out = StringIO()
    Plain(live, Words("en", live.play.box), StringIO("orders always\nquit\n"), out).run()
    assert "This game never asks you for a word" in out.getvalue()


def test_the_orders_have_ukrainian_words() -> None:
    live = keeps_table(people=1)
    out = StringIO()
    Plain(live, Words("uk", live.play.box), StringIO("питати щоразу\nпитати\nвийти\n"), out).run()
    assert "Відтепер: Питати мене щоразу." in out.getvalue()
    assert "питати до-ходу:" in out.getvalue()
    assert live.orders[0] == ALWAYS


# What is likely to come of it


def test_an_outlook_stands_beside_its_choice_in_the_list() -> None:
    desk = desk_for(with_a_rival_beside(keeps_table()))
    shown = press(desk, *"warrior b4")
    (line,) = [line for line in shown.split("\n") if "March: warrior" in line]
    assert "44% to win this fight" in line
    shown = press(desk, "escape", "1")
    desk.cursor = next(thing for thing in desk.choosing.lit() if thing.word == "aW")
    shown = press(desk, "enter")
    lines = [line for line in shown.split("\n") if "March: warrior" in line]
    assert [("44%" in line) for line in lines] == ["b4" in line for line in lines]


def test_an_outlook_is_told_before_one_picks() -> None:
    desk = desk_for(with_a_rival_beside(keeps_table()))
    press(desk, "1")
    desk.cursor = next(thing for thing in desk.choosing.lit() if thing.word == "aW")
    press(desk, "enter")
    desk.cursor = next(thing for thing in desk.choosing.lit() if thing.word == "ab4")
    shown = screen(desk)
    (line,) = [line for line in shown.split("\n") if line.startswith("╶─")]
    assert "44% to win this fight" in line
    assert "pawn P1 of Bo" in line, "and what stands there"
    desk.cursor = next(thing for thing in desk.choosing.lit() if thing.word == "ab5")
    (line,) = [line for line in screen(desk).split("\n") if line.startswith("╶─")]
    assert "44%" not in line


def test_an_outlook_is_never_cut_for_the_sake_of_the_words_before_it() -> None:
    desk = desk_for(with_a_rival_beside(keeps_table()))
    entry = next(entry for entry in desk.sentences() if entry.outlook)
    desk.entries = [entry._replace(words="A very long sentence about a march " * 4)]
    desk.at = LIST
    assert "44% to win this fight" in "\n".join(draw(desk, *SMALL).canvas.text())


def test_an_outlook_is_told_line_by_line() -> None:
    live = with_a_rival_beside(keeps_table(people=1))
    out = StringIO()
    Plain(live, Words("en", live.play.box), StringIO("choices warrior b4\nchoices rest\nquit\n"), out).run()
    told = out.getvalue()
    assert "March: warrior of you and b4 of you" in told
    assert "— 44% to win this fight (march aW ab4)" in told
    assert "Rest (rest)" in told, "where nothing can be told, nothing is"


# Taking back


def test_taking_back_is_free_though_others_have_passed() -> None:
    async def play() -> None:
        live = keeps_table(people=1, order=ALWAYS)
        quiet = Sitter("Bo", "quiet", lambda game, seat: "pass")
        live.sitters[1] = quiet
        async with at(live) as pilot:
            table(pilot).choose(HOME)
            text = await press_in_app(pilot, "escape")
            assert [move.answer for move in live.play.moves] == [HOME, "pass"]
            text = await press_in_app(pilot, "u")
            assert "✓ Taken back: March: pawn P1 of you" in text
            assert live.play.moves == []

    asyncio.run(play())


def test_a_bots_pass_keeps_nobody_waiting() -> None:
    """A window is silent again within no time, however many bots sit there."""

    async def play() -> None:
        live = keeps_table(people=1, seats=6)
        for sitter in live.sitters[1:]:
            sitter.think = lambda game, seat: "pass"
        async with at(live) as pilot:
            screen = table(pilot)
            screen.pace = 5.0
            loop = asyncio.get_running_loop()
            began = loop.time()
            screen.choose(HOME)
            screen.hurry.set()  # somebody reads fast: the move itself is not waited for
            while live.waits_for_bot():
                screen.hurry.clear() if live.play.moves[-1].is_silence else None
                await pilot.pause(0.01)
            assert loop.time() - began < 4.0
            assert [move.answer for move in live.play.moves] == [HOME, *["pass"] * 5]

    asyncio.run(play())


def test_the_order_to_begin_with_can_be_named_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO(""))
    begun: list[list[str]] = []
    monkeypatch.setattr(Plain, "run", lambda plain: begun.append(plain.live.orders) or 0)
    assert main(["play", GAME, "--plain", "--seats", "2"]) == 0
    assert main(["play", GAME, "--plain", "--seats", "2", "--orders", "until-my-turn", "--option", "first_player=1"]) == 0
    assert [orders[0] for orders in begun] == [CONCERNED, UNTIL_MY_TURN]
    assert main(["play", GAME, "--orders", "sometimes"]) == 2
    assert "sometimes" in capsys.readouterr().err


def test_a_resumed_game_has_the_order_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))
    live = live_table(first_player="0", path=tmp_path / "saves" / "one.fold")
    live.choose(0, "aim r3c3")
    assert live.path is not None
    assert seating.resume(live.path, "en", order=ALWAYS).orders[0] == ALWAYS
    assert "always" not in live.path.read_text(encoding="utf-8")


def test_playing_again_keeps_the_lasting_order() -> None:
    live = live_table(first_player="0")
    live.give_order(0, ALWAYS)
    assert seating.same_again(live).orders[0] == ALWAYS


def test_what_may_be_answered_to_any_question_is_found_by_typing_and_stands_in_no_list() -> None:
    desk = desk_for(keeps_table(order=ALWAYS))
    assert "Flee" not in screen(desk)
    assert "Flee by boat" in press(desk, "slash", *"flee")
    press(desk, "enter")
    assert desk.live.play.moves[0].answer == "flee"
    assert desk.live.is_over

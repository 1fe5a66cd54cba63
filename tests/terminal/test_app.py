"""The full-screen table in Textual: keys are pressed, and the screen is read as a person would read it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from textual.pilot import Pilot

from foldtable.table.live import Live
from foldtable.terminal import seating
from foldtable.terminal.app import Curtain, End, LobbyScreen, Note, Question, Room, Sheet, TableScreen, colours_of
from foldtable.terminal.palette import FEW, MANY, NONE
from tests.terminal.at_the_table import LARGE, SMALL, live_table

Test = Callable[[], Awaitable[None]]


def run(test: Test) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


@asynccontextmanager
async def at(live: Live | None, size: tuple[int, int] = SMALL, *, lang: str = "en", colours: int = MANY) -> AsyncIterator[Pilot[None]]:
    """Sit down, without waiting for bots' moves to be read."""
    room = Room(live, lang, pace=0.0, colours=colours)
    async with room.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def settled(pilot: Pilot[None]) -> None:
    """Until nobody but a person can go on."""
    for _ in range(400):
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or not screen.live.waits_for_bot():
            return
        await pilot.pause()
    raise AssertionError("the bots don't come to an end")


async def press(pilot: Pilot[None], *keys: str) -> str:
    """Press keys one by one; the screen once the bots have answered."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)
    return shown(pilot)


def shown(pilot: Pilot[None]) -> str:
    """What stands on the screen, line by line, as the terminal gets it."""
    sheet = pilot.app.screen.query_one(Sheet)
    return "\n".join("".join(segment.text for segment in sheet.render_line(y)) for y in range(sheet.size.height))


def table(pilot: Pilot[None]) -> TableScreen:
    screen = next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
    assert isinstance(screen, TableScreen)
    return screen


@pytest.mark.parametrize(("size", "rounds"), [(SMALL, 4), (LARGE, 2)])
def test_a_whole_game_is_played_by_keys_against_a_bot(size: tuple[int, int], rounds: int) -> None:
    async def play() -> None:
        async with at(live_table(first_player="0", round_limit=rounds), size) as pilot:
            for _ in range(200):
                if isinstance(pilot.app.screen, End):
                    break
                await press(pilot, "1")
            end = shown(pilot)
            assert "The last round is played" in end
            assert "★" in end
            assert "Quill" in end
            live = table(pilot).live
            assert live.is_over
            assert {move.seat for move in live.play.moves} == {0, 1}

    run(play)


def test_after_the_end_one_may_look_at_the_table_or_play_again() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0", round_limit=1)) as pilot:
            while not isinstance(pilot.app.screen, End):
                await press(pilot, "1")
            over = table(pilot).live
            text = await press(pilot, "escape")
            assert "The last round is played" in text
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, End)
            await press(pilot, "enter")
            again = table(pilot).live
            assert again is not over
            assert again.play.moves == [] or not again.is_over
            assert again.play.game.settings == over.play.game.settings

    run(play)


def test_enter_picks_and_confirms_and_escape_takes_back() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0")) as pilot:
            text = await press(pilot, "enter")
            lit = text.count("•")
            text = await press(pilot, "enter")
            assert text.count("✓") == 1
            text = await press(pilot, "escape")
            assert "✓" not in text
            assert text.count("•") == lit
            text = await press(pilot, "enter", "enter")
            assert "Cast a Spell or use an item" in text

    run(play)


def test_a_refusal_shows_the_reason_and_the_rule() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0")) as pilot:
            text = await press(pilot, "enter", *["slash", *"take", "space", *"r1c1", "space", *"r2c2"], "enter")
            assert "✗ All that you take has to come from one line" in text
            assert "▌MAG-216" in text

    run(play)


def test_undo_is_free_until_something_was_rolled_and_asks_after_that() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0")) as pilot:
            await press(pilot, "enter", "enter", "enter")
            live = table(pilot).live
            assert len(live.play.moves) == 2
            text = await press(pilot, "u")
            assert "✓ Taken back: Take" in text
            assert len(live.play.moves) == 1
            await press(pilot, "u")
            assert isinstance(pilot.app.screen, Question)
            assert "or others have done more than pass. Take it back all the same?" in pilot.app.screen.words
            assert "“Aim at row 3 column 3”" in pilot.app.screen.words
            await press(pilot, "escape")
            assert len(live.play.moves) == 1
            text = await press(pilot, "u", "enter")
            assert len(live.play.moves) == 0
            assert "✓ Taken back: Aim at row 3 column 3" in text

    run(play)


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))
    path = tmp_path / "saves" / "one.fold"

    async def play() -> None:
        async with at(live_table(first_player="0", path=path)) as pilot:
            await press(pilot, "enter")
            # nobody leaves: the program is simply gone

    async def go_on() -> None:
        live = seating.resume(seating.find_save("last"), "en")
        assert live.path == path
        async with at(live) as pilot:
            assert "The cube shows row" in shown(pilot)
            await press(pilot, "enter", "enter")
            assert len(live.play.moves) == 2

    run(play)
    run(go_on)


def test_between_two_people_a_curtain_hides_everything() -> None:
    async def play() -> None:
        live = live_table(people=("Ann", "Bo"), bots=0, first_player="0")
        async with at(live) as pilot:
            assert isinstance(pilot.app.screen, Curtain)
            text = shown(pilot)
            assert "Hand the keyboard to Ann." in text
            assert "Press Enter, Ann." in text
            text = await press(pilot, "enter")
            assert "Your hand 0" in text
            text = await press(pilot, "enter", "enter", "enter")
            assert "Your hand 1" in text
            text = await press(pilot, "enter")
            assert isinstance(pilot.app.screen, Curtain)
            assert "Hand the keyboard to Bo." in text
            assert "hand 1" not in text
            assert "Spell" not in text
            text = await press(pilot, "x")
            assert "Hand the keyboard to Bo." in text, "only Enter lifts it"
            text = await press(pilot, "enter")
            assert "Your hand 0" in text
            assert "Your hand 1" not in text
            assert table(pilot).desk.seat == 1

    run(play)


def test_undo_beyond_a_revelation_asks_the_other_person() -> None:
    async def play() -> None:
        live = live_table(people=("Ann", "Bo"), bots=0, first_player="0")
        async with at(live) as pilot:
            await press(pilot, "enter", "enter")
            await press(pilot, "u")
            assert isinstance(pilot.app.screen, Question)
            assert pilot.app.screen.words.startswith("Bo: Ann would like to take back “Aim at")
            await press(pilot, "n")
            assert len(live.play.moves) == 1
            await press(pilot, "u", "y")
            assert len(live.play.moves) == 0

    run(play)


def test_without_colours_nothing_is_coloured_and_all_is_still_told() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0"), LARGE, colours=NONE) as pilot:
            text = await press(pilot, "enter", "enter")
            assert "✓" in text
            assert "•" in text
            sheet = pilot.app.screen.query_one(Sheet)
            for y in range(sheet.size.height):
                for segment in sheet.render_line(y):
                    assert segment.style is None or (segment.style.color is None and segment.style.bgcolor is None)
            (bare,) = [one for one in pilot.app.get_line_filters() if type(one).__name__ == "Colourless"]
            assert bare is not None

    run(play)


def test_colour_follows_the_terminal_and_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"xterm-256color": 256, "linux": 8, "vt100": -1}
    asked: list[str] = []
    monkeypatch.setattr("curses.setupterm", lambda term, fd: asked.append(term))
    monkeypatch.setattr("curses.tigetnum", lambda name: known[asked[-1]])
    assert colours_of({"TERM": "xterm-256color"}) == MANY
    assert colours_of({"TERM": "xterm-256color", "NO_COLOR": "1"}) == NONE
    assert colours_of({"TERM": "linux"}) == FEW
    assert colours_of({"TERM": "linux", "COLORTERM": "truecolor"}) == MANY
    assert colours_of({"TERM": "vt100"}) == NONE


def test_a_tiny_terminal_says_what_it_needs_and_goes_on_when_enlarged() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0"), (50, 12)) as pilot:
            assert "needs 80 columns and 24 lines" in " ".join(shown(pilot).split())
            await pilot.resize_terminal(*LARGE)
            await settled(pilot)
            text = shown(pilot)
            assert "▶ Throw the cube" in text
            assert "Rulebook" in text
            await pilot.resize_terminal(*SMALL)
            await settled(pilot)
            text = shown(pilot)
            assert "▶ Throw the cube" in text
            assert "Rulebook" not in text

    run(play)


def test_it_speaks_ukrainian() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0"), lang="uk") as pilot:
            assert "Твоя рука" in shown(pilot)
            text = await press(pilot, "f1")
            assert "Клавіші" in text
            await press(pilot, "x")
            text = await press(pilot, "enter", "enter", "enter", "г")
            assert "✓ Хід повернуто" in text
            assert table(pilot).desk.words.faults == []

    run(play)


def test_help_names_every_key_and_any_key_closes_it() -> None:
    async def play() -> None:
        async with at(live_table(first_player="0"), LARGE) as pilot:
            text = await press(pilot, "f1")
            for key in ("Enter", "Space", "Esc", "F2", "F3", "F4", "F5", "Tab", "PgUp"):
                assert key in text
            await press(pilot, "x")
            assert not isinstance(pilot.app.screen, Note)

    run(play)


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    async def play(key: str) -> None:
        live = live_table(first_player="0", path=tmp_path / "saves" / f"{key}.fold")
        async with at(live) as pilot:
            await press(pilot, "enter")
            await pilot.press(key)
            await pilot.pause()
        assert live.leave()
        assert "0 aim r3c3" in (tmp_path / "saves" / f"{key}.fold").read_text()

    for key in ("q", "ctrl+c", "ctrl+q"):
        asyncio.run(play(key))


def test_the_lobby_begins_a_game_as_it_was_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))

    async def play() -> None:
        async with at(None) as pilot:
            assert isinstance(pilot.app.screen, LobbyScreen)
            text = await press(pilot, "enter")
            assert "Players" in text
            # three players, a second person called Bo, and no cube
            text = await press(pilot, "down", "right", "down", "down", "left", "left", *"Bo", "down", "down", "right", "right", "left")
            assert "Bo" in text
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, Curtain)
            live = table(pilot).live
            assert [sitter.kind for sitter in live.sitters] == ["", "", "greedy"]
            assert live.names[1] == "Bo"
            assert live.play.game.settings["cube"] is False

    run(play)


def test_the_lobby_offers_to_go_on_with_an_old_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLDTABLE_HOME", str(tmp_path))
    live = live_table(first_player="0", path=tmp_path / "saves" / "old.fold")
    live.choose(0, "aim r3c3")

    async def play() -> None:
        async with at(None) as pilot:
            assert "Go on" in shown(pilot)
            await press(pilot, "up", "enter")
            assert len(table(pilot).live.play.moves) == 1

    run(play)


def test_a_fault_of_ours_ends_in_no_traceback_and_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live = live_table(first_player="0", path=tmp_path / "saves" / "kept.fold")
    live.choose(0, "aim r3c3")

    def broken(*_: object) -> None:
        raise RuntimeError("a rule that breaks")

    async def play() -> Room:
        room = Room(live, "en", pace=0.0)
        with suppress(RuntimeError):
            async with room.run_test(size=SMALL) as pilot:
                monkeypatch.setattr(type(live.play), "take", broken)
                await pilot.press("1", "1")
        return room

    room = asyncio.run(play())
    fault = room.fault()
    assert isinstance(fault, RuntimeError)
    assert (tmp_path / "saves" / "kept.fold").exists()

"""Bad input: each fault of a file gets its sentence and its line, and nothing worse than a slip comes of any bytes at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from foldtable.core.box import Box
from foldtable.core.errors import BadRecord, Slip
from foldtable.games import catalogue
from foldtable.table.dice import seeded
from foldtable.table.grammar import LARGEST, SUFFIX, decoded, game_line, lines_of, read_text
from foldtable.table.play import Play
from foldtable.table.scenario import read_scenarios, run
from foldtable.words.words import Words
from tests import tiny
from tests.marks import plain_too

TESTS = Path(__file__).parents[1]
HEAD = "foldtable 1\ngame nap\nrules 1\nseats 2\n"
DEALT = HEAD + "* patience 15\n"
BOXES = {"nap": tiny.BOX, "magus": catalogue.box("magus")}

FAULTS = [
    ("", 0, "record-empty"),
    ("\n# only a remark\n", 0, "record-empty"),
    ("{}", 1, "record-not-ours"),
    ("# hello\nfoldtable\n", 2, "record-other-format"),
    ("foldtable 2\ngame nap\n", 1, "record-other-format"),
    ("foldtable 1\nrules 1\nseats 2\n", 0, "record-lacks"),
    ("foldtable 1\ngame nap\nseats 2\n", 0, "record-lacks"),
    ("foldtable 1\ngame nap\nrules 1\n", 0, "record-lacks"),
    (HEAD + "foldtable 1\n", 5, "record-twice"),
    (HEAD + "seats 3\n", 5, "record-twice"),
    (HEAD + "option a 1\noption a 2\n", 6, "record-twice"),
    (HEAD + "player 0 Ann\nplayer 0 Ben\n", 6, "record-twice"),
    (HEAD + "title\n", 5, "record-line-empty"),
    (HEAD + "player 0\n", 5, "record-line-empty"),
    (HEAD + "player Ann\n", 5, "record-bad-number"),
    (HEAD + "player 2 Ann\n", 5, "record-no-such-seat"),
    (HEAD + "bot 7 greedy\n", 5, "record-no-such-seat"),
    (HEAD + "seed -1\n", 5, "record-bad-number"),
    (HEAD + f"seed {1 << 64}\n", 5, "record-bad-number"),
    (HEAD + "seed " + "9" * 5000 + "\n", 5, "record-bad-number"),
    (HEAD + "seed ٣\n", 5, "record-bad-number"),
    (HEAD + "commitment xyz\n", 5, "record-bad-hex"),
    (HEAD + "share 0 abc\n", 5, "record-bad-hex"),
    (HEAD + "shows MAG-207 mag\n", 5, "record-bad-rule"),
    (HEAD + "colour red\n", 5, "record-unknown-line"),
    (HEAD.replace("rules 1", "rules 2"), 3, "record-other-rules"),
    (HEAD.replace("game nap", "game magus"), 2, "record-other-game"),
    (HEAD.replace("seats 2", "seats 7"), 4, "setup-bad-seats"),
    (HEAD.replace("seats 2", "seats two"), 4, "record-bad-number"),
    (HEAD + "option depth 3\n", 5, "setup-unknown-setting"),
    (HEAD + "scenario a night\n", 5, "record-is-scenario"),
    (HEAD + "expect noise: 3\n", 5, "record-is-scenario"),
    (DEALT + "seed 4\n", 6, "record-header-late"),
    (DEALT + "title Late\n", 6, "record-header-late"),
    (DEALT + "grab 0\n", 6, "record-unknown-line"),
    (HEAD + "*\n", 5, "record-line-empty"),
    (HEAD + "* patience deep\n", 5, "record-bad-outcome"),
    (HEAD + "* patience 9\n", 5, "record-bad-chance"),
    (HEAD + "* die 3\n", 5, "record-bad-chance"),
    (HEAD + "0 grab\n* die 3\n", 0, "record-bad-chance"),
    (DEALT + "* patience 15\n", 6, "record-bad-chance"),
    (DEALT + "0 grab\n", 6, "record-bad-chance"),
    (DEALT + "0 grab\n* die 7\n", 7, "record-bad-chance"),
    (DEALT + "0 grab\n* die 3 4\n", 7, "record-bad-chance"),
    (DEALT + "0 grab\n* die\n", 7, "record-bad-chance"),
    (DEALT + "0 sneak\n* die 3\n", 7, "record-bad-chance"),
    (DEALT + "1 grab\n* die 3\n", 6, "record-refused"),
    (DEALT + "0 dance\n", 6, "record-refused"),
    (DEALT + "0\n", 6, "record-refused"),
    (DEALT + "100 grab\n", 6, "record-bad-number"),
    (DEALT + "0 sneak\n1 sneak\n0 sneak\n", 8, "record-refused"),
    (DEALT + "end\n", 6, "record-bad-end"),
    (DEALT + "end dawn\n", 6, "record-ends-early"),
    (DEALT + "0 sneak\n1 sneak\nend dusk\n", 8, "record-ends-otherwise"),
    (DEALT + "0 sneak\n1 sneak\nend dawn\n0 sneak\n", 9, "record-goes-on"),
    (HEAD + "commitment 00\nsecret 11\n", 6, "record-short-secret"),
    (HEAD + "commitment 00\nsecret " + "11" * 16 + "\n", 6, "record-broken-promise"),
]


@plain_too
@pytest.mark.parametrize(("text", "line", "message"), FAULTS, ids=[f"{message}-{i}" for i, (_, _, message) in enumerate(FAULTS)])
def test_each_fault_of_a_record_has_its_line_and_its_sentence(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Play.read(tiny.BOX, text, "bad.fold")
    assert (caught.value.path, caught.value.line, caught.value.say.message) == ("bad.fold", line, message)
    for lang in ("en", "uk"):
        words = Words(lang, tiny.BOX)
        assert words.render(caught.value.say)
        assert words.faults == []


def test_a_refused_choice_in_a_record_names_the_rule() -> None:
    magus = BOXES["magus"]
    play = Play.begin(magus, 2, {"first_player": "0"}, seeded(1))
    with pytest.raises(BadRecord) as caught:
        Play.read(magus, play.record() + "0 take r1c1\n", "x.fold")
    assert caught.value.rule.startswith("MAG-")


def test_a_shuffle_of_other_cards_says_which() -> None:
    magus = BOXES["magus"]
    record = Play.begin(magus, 2, {"first_player": "0"}, seeded(1)).record()
    first, *rest = [line for line in record.splitlines() if line.startswith("* spells2")]
    assert not rest
    with pytest.raises(BadRecord) as caught:
        Play.read(magus, record.replace(first, first.replace("203", "204")), "x.fold")
    assert "Missing: 203; too many: 204." in Words("en", magus).render(caught.value.say)
    assert caught.value.line == record.splitlines().index(first) + 1


def test_the_digest_at_the_end_is_checked_when_verified() -> None:
    text = DEALT + "0 sneak\n1 sneak\nend dawn 0123456789abcdef\n"
    play = Play.read(tiny.BOX, text, "x.fold")
    with pytest.raises(BadRecord) as caught:
        play.verify()
    assert (caught.value.line, caught.value.say.message) == (8, "record-other-digest")


def run_all(text: str) -> None:
    for scenario in read_scenarios(text, "bad.fold"):
        run(tiny.BOX, scenario)


SCENARIO_FAULTS = [
    (HEAD + "scenario\n", 5, "record-line-empty"),
    (HEAD + "0 grab\nscenario late\n", 5, "record-unknown-line"),
    ("foldtable 1\nscenario of nothing\n", 0, "record-lacks"),
    (HEAD + "scenario s\ndance\n", 6, "record-unknown-line"),
    (HEAD + "scenario s\nset noise 3\n", 6, "scenario-no-colon"),
    (HEAD + "scenario s\nset gold: 3\n", 6, "scenario-unknown-place"),
    (HEAD + "scenario s\nset sack: 3\n", 6, "scenario-place-wants-seat"),
    (HEAD + "scenario s\nset sack 2: 3\n", 6, "record-bad-number"),
    (HEAD + "scenario s\nset noise 0: 3\n", 6, "scenario-place-has-no-seat"),
    (HEAD + "scenario s\nset outside: seat0\n", 6, "scenario-cannot-set"),
    (HEAD + "scenario s\nset noise: loud\n", 6, "scenario-bad-set"),
    (HEAD + "scenario s\nset noise: 3\nset noise: 4\n", 7, "record-twice"),
    (HEAD + "scenario s\nexpect noise: 0\nset noise: 3\n", 7, "scenario-set-late"),
    (HEAD + "scenario s\nexpect noise: 0\n* die 3\n", 7, "scenario-outcome-astray"),
    (HEAD + "scenario s\nexpect noise: 0\nseats 3\n", 7, "record-header-late"),
    (HEAD + "scenario s\nexpect noise\n", 6, "scenario-unknown-expect"),
    (HEAD + "scenario s\nexpect gold: 3\n", 6, "scenario-unknown-place"),
    (HEAD + "scenario s\nexpect count noise\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect count noise of: 3\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect asked\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect offered\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect over\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect told 0\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect told 0 grabbed coins\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect told 5 grabbed\n", 6, "record-bad-number"),
    (HEAD + "scenario s\nexpect view 0 noise\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nexpect view 0 sacks.9: 3\n", 6, "scenario-no-such-path"),
    (HEAD + "scenario s\nexpect view 0 gold: 3\n", 6, "scenario-no-such-path"),
    (HEAD + "scenario s\nexpect hidden 0\n", 6, "scenario-bad-expect"),
    (HEAD + "scenario s\nrefuse NAP-1\n", 6, "scenario-bad-refuse"),
    (HEAD + "scenario s\nrefuse NAP-1 Ann grab\n", 6, "record-bad-number"),
    (HEAD + "scenario s\nrefuse setup\n", 6, "scenario-bad-refuse-setup"),
    (HEAD + "scenario s\nrefuse setup NAP-1\n0 grab\n", 6, "scenario-bad-refuse-setup"),
    (HEAD + "scenario s\n0 grab\n* die x\n", 7, "record-bad-outcome"),
    (HEAD + "option x 3\nscenario s\nrefuse - 0 grab\n", 5, "setup-unknown-setting"),
]


@plain_too
@pytest.mark.parametrize(
    ("text", "line", "message"), SCENARIO_FAULTS, ids=[f"{message}-{i}" for i, (_, _, message) in enumerate(SCENARIO_FAULTS)]
)
def test_each_fault_of_a_scenario_has_its_line_and_its_sentence(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        run_all(text)
    assert (caught.value.path, caught.value.line, caught.value.say.message) == ("bad.fold", line, message)
    for lang in ("en", "uk"):
        words = Words(lang, tiny.BOX)
        assert words.render(caught.value.say)
        assert words.faults == []


WRONG = [
    ("expect noise: 3", "scenario-differs"),
    ("expect cave: seat1 seat0", "scenario-differs"),
    ("expect count cave: 3", "scenario-count-differs"),
    ("expect asked 1 dare", "scenario-asked-differs"),
    ("expect asked nobody", "scenario-asked-differs"),
    ("expect offered dance", "scenario-not-offered"),
    ("expect options: grab", "scenario-options-differ"),
    ("expect options: grab; sneak; dance", "scenario-options-differ"),
    ("expect over dawn", "scenario-goes-on"),
    ("end dawn", "scenario-goes-on"),
    ("0 grab\n* die 3\nexpect told 0 roared", "scenario-not-told"),
    ("0 grab\n* die 3\nexpect told all grabbed coins=4", "scenario-not-told"),
    ("0 grab\n* die 3\nexpect untold spectator grabbed coins=3", "scenario-told"),
    ("expect view 0 noise: 3", "scenario-view-differs"),
    ("expect shown 0 patience", "scenario-not-shown"),
    ("expect hidden 0 noise sacks", "scenario-not-hidden"),
    ("refuse - 0 grab", "scenario-taken"),
    ("refuse NAP-1 0 dance", "scenario-other-rule"),
    ("1 grab", "scenario-refused"),
    ("0 grab\n* die 7", "scenario-bad-chance"),
    ("0 grab\n* dice 3", "scenario-bad-chance"),
    ("0 grab\n* die 3 3", "scenario-bad-chance"),
    ("0 sneak\n1 sneak\nexpect over dawn won 1", "scenario-ends-otherwise"),
    ("0 sneak\n1 sneak\nend dawn 0123456789abcdef", "scenario-ends-otherwise"),
    ("0 sneak\n1 sneak\nexpect over dusk", "scenario-ends-otherwise"),
    ("refuse setup NAP-1", "scenario-set-up-taken"),
]


@plain_too
@pytest.mark.parametrize(("statement", "message"), WRONG, ids=[f"{message}-{i}" for i, (_, message) in enumerate(WRONG)])
def test_a_statement_that_is_not_so_fails_its_scenario(statement: str, message: str) -> None:
    text = f"{HEAD}scenario s\n{statement}\n"
    (scenario,) = read_scenarios(text, "wrong.fold")
    failure = run(tiny.BOX, scenario)
    assert failure is not None
    assert failure.say.message == message
    assert failure.line.number == text.count("\n")
    for lang in ("en", "uk"):
        words = Words(lang, tiny.BOX)
        assert words.render(failure.say)
        assert all(words.has(label) for label, _ in failure.differs)
        assert words.faults == []


def test_another_rule_at_set_up_fails_the_scenario() -> None:
    (scenario,) = read_scenarios(HEAD.replace("seats 2", "seats 1") + "scenario s\nrefuse setup NAP-2\n", "wrong.fold")
    failure = run(tiny.BOX, scenario)
    assert failure is not None and failure.differs == [("scenario-wanted", "NAP-2"), ("scenario-found", "NAP-1")]


def test_a_difference_shows_what_is_missing_and_what_is_too_much() -> None:
    (scenario,) = read_scenarios(HEAD + "scenario s\nexpect cave: seat1 seat2\n", "wrong.fold")
    failure = run(tiny.BOX, scenario)
    assert failure is not None
    assert failure.differs == [
        ("scenario-wanted", "seat1 seat2"),
        ("scenario-found", "seat0 seat1"),
        ("scenario-missing", "seat2"),
        ("scenario-extra", "seat0"),
    ]
    assert "sack 0: 0" in failure.table


def test_too_large_a_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large.fold"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BadRecord, match="record-too-large"):
        read_text(str(path))


def test_a_line_that_is_no_text_is_named() -> None:
    with pytest.raises(BadRecord) as caught:
        decoded(b"foldtable 1\ngame nap\ntitle \xff\n", "x.fold")
    assert (caught.value.line, caught.value.say.message) == (3, "record-no-text")


def test_lines_of_other_systems_and_a_byte_order_mark_are_taken() -> None:
    text = decoded(b"\xef\xbb\xbf" + DEALT.replace("\n", "\r\n").encode() + b"0 sneak\t# bye\r\n1\tsneak", "x.fold")
    assert Play.read(tiny.BOX, text).game.is_over()


def test_no_control_character_of_a_file_reaches_the_terminal() -> None:
    nasty = "\x1b]0;owned\x07"
    texts = [
        HEAD + f"{nasty} 1\n",
        HEAD + f"seed {nasty}\n",
        DEALT + f"0 {nasty}\n",
        HEAD + f"* {nasty} 3\n",
        f"{nasty}\n",
        f"foldtable {nasty}\n",
    ]
    texts += [HEAD.replace("nap", nasty), HEAD + f"* patience {nasty}\n", DEALT + f"end {nasty}\n", HEAD + f"option {nasty} 1\n"]
    for text in texts:
        with pytest.raises(Slip) as caught:
            Play.read(tiny.BOX, text, "x.fold")
        assert "\x1b" not in Words("en", tiny.BOX).render(caught.value.say)


# Fuzzing: a Slip or something valid, whatever the bytes


def read_somehow(data: bytes) -> None:
    """Whatever somebody feeds to `replay`, `record` and `scenario`."""
    try:
        source = decoded(data, "x.fold")
        name = game_line(source, "x.fold").rest
    except Slip:
        return
    box = BOXES.get(name)
    if box is None:
        return
    try:
        play = Play.read(box, source, "x.fold")
        assert Play.read(box, play.record(private=True)).record(private=True) == play.record(private=True)
        play.verify()
    except Slip:
        pass
    try:
        for scenario in read_scenarios(source, "x.fold"):
            run_somehow(box, scenario)
    except Slip:
        pass


def run_somehow(box: Box, scenario: object) -> None:
    from foldtable.table.scenario import Scenario  # noqa: PLC0415

    assert isinstance(scenario, Scenario)
    try:
        failure = run(box if scenario.header.game == box.name else BOXES.get(scenario.header.game, box), scenario)
    except Slip:
        return
    if failure is not None:
        assert Words("en", box).render(failure.say)


def seeds() -> list[str]:
    """Good files of both games, to be damaged."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((TESTS / "scenarios" / "magus").glob(f"*{SUFFIX}"))]
    texts += [path.read_text(encoding="utf-8") for path in sorted((TESTS / "nap").rglob(f"*{SUFFIX}"))]
    for box in BOXES.values():
        play = Play.begin(box, 2, dice=seeded(4))
        for _ in range(30):
            if not play.game.is_over():
                play.choose(play.game.asked(), play.game.options()[-1].notation())
        texts.append(play.record())
    return texts


GOOD = seeds()
LINES = sorted({line for text in GOOD for line in text.splitlines()})
PIECES = sorted({word for line in LINES for word in line.split()})


@plain_too
@given(st.binary(max_size=400))
@example(b"foldtable 1\n")
def test_any_bytes_are_a_slip_or_a_play(data: bytes) -> None:
    read_somehow(data)


@given(
    st.lists(
        st.one_of(st.sampled_from(LINES), st.text(max_size=30), st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join)), max_size=25
    )
)
def test_any_lines_are_a_slip_or_a_play(lines: list[str]) -> None:
    for head in ("foldtable 1\ngame nap\nrules 1\nseats 3\n", "foldtable 1\ngame magus\nrules 1\nseats 2\n"):
        read_somehow((head + "\n".join(lines)).encode())
        read_somehow((head + "scenario s\n" + "\n".join(lines)).encode())


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A good file with a few lines, words or bytes cut out, doubled, swapped or replaced."""
    lines = draw(st.sampled_from(GOOD)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        how = draw(st.sampled_from(["drop", "double", "swap", "word", "cut", "junk"]))
        if how == "drop" and len(lines) > 1:
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            lines[at], lines[-1] = lines[-1], lines[at]
        elif how == "word":
            words[word] = draw(st.sampled_from(PIECES))
            lines[at] = " ".join(words)
        elif how == "cut":
            del words[word]
            lines[at] = " ".join(words)
        else:
            words[word] = draw(st.one_of(st.text(max_size=8), st.integers(-(10**20), 10**20).map(str)))
            lines[at] = " ".join(words)
    data = "\n".join(lines).encode(errors="replace")
    cut = draw(st.integers(0, len(data)))
    return data[:cut] if draw(st.booleans()) else data


@plain_too
@given(damaged())
def test_a_damaged_file_is_a_slip_or_a_play(data: bytes) -> None:
    read_somehow(data)


def test_lines_know_where_they_stand() -> None:
    lines = lines_of("# a\n\nfoldtable 1\n\n  game   nap  # mine\n\ttitle\tAnn # 1\n", "x")
    assert [(line.number, line.key, line.rest) for line in lines] == [(1, "#", "a"), (5, "game", "nap"), (6, "title", "Ann # 1")]

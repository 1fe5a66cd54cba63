"""Settings: every value in its range, and none beyond it."""

from __future__ import annotations

import pytest

from foldtable.core.errors import BadSetup
from foldtable.core.settings import Setting, Value, check_seats, settle, spell

FLAG = Setting("fog", default=False, allowed=[True, False], least=0, most=0, rules=["HAR-1"])
WORD = Setting("wind", "calm", ["calm", "gale"], 0, 0, ["HAR-2", "HAR-3"])
NUMBER = Setting("candles", 3, [], 0, 9, ["HAR-4"])
CHOICE = Setting("bells", 1, [1, 4], 0, 0, ["HAR-5"])
ALL = [FLAG, WORD, NUMBER, CHOICE]


@pytest.mark.parametrize(
    ("setting", "good", "bad"),
    [
        (FLAG, [True, False], [1, 0, "true", ""]),
        (WORD, ["calm", "gale"], ["", "Calm", 0, True]),
        (NUMBER, [0, 5, 9], [-1, 10, "5", True, 10**30]),
        (CHOICE, [1, 4], [2, True, "1"]),
    ],
    ids=lambda value: value.name if isinstance(value, Setting) else "",
)
def test_a_setting_allows_its_values_and_nothing_like_them(setting: Setting, good: list[Value], bad: list[Value]) -> None:
    assert [value for value in good if not setting.allows(value)] == []
    assert [value for value in bad if setting.allows(value)] == []
    for value in bad:
        with pytest.raises(BadSetup) as refused:
            setting.checked(value)
        assert refused.value.rule == setting.rules[0]
        assert refused.value.say.message == "setup-bad-value"


@pytest.mark.parametrize(
    ("setting", "word", "value"),
    [(FLAG, "true", True), (FLAG, "false", False), (WORD, "gale", "gale"), (NUMBER, "7", 7), (NUMBER, "+7", 7), (CHOICE, "4", 4)],
)
def test_a_word_is_read_as_the_setting_means_it(setting: Setting, word: str, value: Value) -> None:
    assert setting.read(word) == value
    assert setting.read(spell(value)) == value


@pytest.mark.parametrize(
    ("setting", "word"),
    [(FLAG, "yes"), (FLAG, "1"), (WORD, "storm"), (NUMBER, "ten"), (NUMBER, "٣"), (NUMBER, "9" * 50), (NUMBER, "-1"), (CHOICE, "")],
)
def test_a_word_that_means_nothing_is_refused(setting: Setting, word: str) -> None:
    with pytest.raises(BadSetup):
        setting.read(word)


def test_what_nobody_says_has_its_default() -> None:
    assert settle(ALL, {}, "HAR-9") == {"fog": False, "wind": "calm", "candles": 3, "bells": 1}
    assert settle(ALL, {"candles": 0}, "HAR-9")["candles"] == 0


def test_an_unknown_setting_is_refused_and_the_known_are_named() -> None:
    with pytest.raises(BadSetup) as refused:
        settle(ALL, {"fogg": True}, "HAR-9")
    assert refused.value.rule == "HAR-9"
    assert "candles" in str(refused.value)


def test_seats_are_those_of_the_box() -> None:
    check_seats(3, [2, 3, 4], "HAR-8")
    with pytest.raises(BadSetup) as refused:
        check_seats(5, [2, 3, 4], "HAR-8")
    assert refused.value.rule == "HAR-8"

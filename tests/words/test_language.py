"""Which language somebody reads."""

from __future__ import annotations

import pytest

from foldtable.core.errors import BadSetup
from foldtable.words.language import choose_language


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "UK-ua"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ukx_XX"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}, "uk"),
    ],
)
def test_the_locale_chooses_by_the_first_variable_that_says_anything(environ: dict[str, str], lang: str) -> None:
    assert choose_language(None, environ) == lang


def test_the_flag_goes_before_the_locale() -> None:
    assert choose_language("en", {"LANG": "uk_UA.UTF-8"}) == "en"
    assert choose_language("uk", {}) == "uk"


def test_another_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as refused:
        choose_language("xx", {})
    assert {arg.name: arg.value for arg in refused.value.say.args} == {"lang": "xx", "allowed": "en, uk"}

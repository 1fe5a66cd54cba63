"""Which language a reader wants. Whatever isn't one of ours is English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, text

LANGUAGES: Final = ("en", "uk")


def choose_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language of `--lang` if given, else of the locale, by the first of its variables that says anything."""
    if flag is not None:
        if flag not in LANGUAGES:
            raise BadSetup(Say("setup-unknown-language", [text("lang", flag), text("allowed", ", ".join(LANGUAGES))]))
        return flag
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            return "uk" if locale.lower().replace("-", "_").partition(".")[0].partition("_")[0] == "uk" else "en"
    return "en"

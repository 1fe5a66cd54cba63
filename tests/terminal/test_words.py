"""Every sentence that the terminal says is there, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import foldtable.terminal
from foldtable.terminal.plain import COMMANDS
from foldtable.words.language import LANGUAGES
from foldtable.words.words import Words

FAMILIES = re.compile(r"(key|keys|sign|plain|undo|find|panel|lobby|note|spot|end|curtain|terminal|play)-[a-z-]*[a-z]")


def named_messages() -> set[str]:
    """Whatever stands in the sources and is, or looks like, the id of a message."""
    found: set[str] = set()
    for path in sorted(Path(foldtable.terminal.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and FAMILIES.fullmatch(node.value):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("message", "about"):
                found |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there(lang: str) -> None:
    words = Words(lang)
    file = Path(foldtable.terminal.__file__).parent / "locale" / f"{lang}.ftl"
    own = set(re.findall(r"^([a-z][a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    wanted = named_messages() | {f"plain-{kind}-{name}" for kind in ("word", "does") for name in COMMANDS}
    assert len(wanted) > 80
    assert sorted(message for message in wanted if not words.has(message)) == []
    assert sorted(message for message in wanted if message not in own and not message.startswith("list-")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_have_a_word_in_common(lang: str) -> None:
    words = Words(lang)
    spoken = [word.strip() for name in COMMANDS for word in {name, *words.say(f"plain-word-{name}").split(",")}]
    assert sorted(spoken) == sorted(set(spoken))

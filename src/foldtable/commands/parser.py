"""Parser: argparse, with help and refusals from the locale files.

A command's module names its arguments and leaves `help` out; what stands in the locale files under `help-<command>-<argument>` is
filled in when somebody asks for help.
"""

from __future__ import annotations

import argparse
import re
from functools import partial
from typing import Any, Final, NoReturn

from foldtable.core.errors import BadSetup
from foldtable.core.say import Say, text
from foldtable.words.language import LANGUAGES
from foldtable.words.phrases import phrase

# What argparse says when it can't take a command line, and our sentence for it; its words in the order of our arguments.
USAGE: Final = [
    (r"the following arguments are required: (?P<argument>.+)", "usage-missing"),
    (r"argument (?P<argument>.+): invalid choice: '?(?P<value>.+?)'? \(choose from (?P<allowed>.+)\)", "usage-bad-choice"),
    (r"argument (?P<argument>.+): invalid \w+ value: '(?P<value>.*)'", "usage-bad-value"),
    (r"argument (?P<argument>.+): expected .+", "usage-no-value"),
    (r"argument (?P<argument>.+): ignored explicit argument '(?P<value>.*)'", "usage-needless-value"),
    (r"argument (?P<argument>.+): not allowed with argument (?P<other>.+)", "usage-not-both"),
    (r"one of the arguments (?P<allowed>.+) is required", "usage-one-of"),
    (r"ambiguous option: (?P<argument>.+) could match (?P<allowed>.+)", "usage-ambiguous"),
]


class Parser(argparse.ArgumentParser):
    """An argument parser whose help and errors come from the locale files."""

    def __init__(self, prog: str = "foldtable", description: str | None = None, lang: str = "en") -> None:
        super().__init__(prog, description=description, formatter_class=partial(Help, lang), add_help=False, allow_abbrev=False)
        self.lang = lang
        self.add_argument("-h", "--help", action="help")
        self.add_argument("--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS)

    def format_help(self) -> str:
        """Fill in what the modules leave to the locale files."""
        lang = self.lang
        command = self.prog.removeprefix("foldtable").strip()
        if command and self.description is None:
            self.description = phrase(lang, f"command-{command}")
        for group in self._action_groups:
            group.title = {
                "positional arguments": phrase(lang, "help-arguments"),
                "options": phrase(lang, "help-options"),
                "optional arguments": phrase(lang, "help-options"),
            }.get(group.title or "", group.title)
        for action in self._actions:
            if action.help is None or action.dest == "version":
                shared = f"help-{action.dest}"
                own = f"help-{command}-{action.dest}"
                action.help = phrase(lang, shared if phrase(lang, shared) != shared else own)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Where argparse would print and exit, main() says it in one sentence."""
        command = self.prog.removeprefix("foldtable").strip()
        for pattern, said in USAGE:
            match = re.fullmatch(pattern, message, re.DOTALL)
            if match:
                args = [text(name, value) for name, value in match.groupdict().items()]
                raise BadSetup(Say(said, [*args, text("help", help_for(command))]))
        raise BadSetup(Say("usage-other", [text("fault", message)]))


def positive(word: str) -> int:
    """The type of an argument that is a whole number from 1 on."""
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def help_for(command: str) -> str:
    return " ".join(["foldtable", *command.split(), "--help"])


class Help(argparse.HelpFormatter):
    """argparse's layout, under our own headings."""

    def __init__(self, lang: str, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.lang = lang

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, phrase(self.lang, "help-usage") + " " if prefix is None else prefix)

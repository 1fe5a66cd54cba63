"""The `foldtable` command: finds the subcommand, and puts into one clear sentence whatever goes wrong in it.

Starting is quick because nothing is imported but the command that is asked for; `--help` needs only its texts.
"""

from __future__ import annotations

import contextlib
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO, cast

from foldtable import __version__, is_compiled
from foldtable.commands import ALONE, COMMANDS, FAULT, INTERRUPTED, PIPE_CLOSED, SLIP, YES
from foldtable.commands.parser import Parser, help_for
from foldtable.core.errors import BadRecord, BadSetup, Broken, Slip
from foldtable.core.say import Say, text
from foldtable.words.language import choose_language
from foldtable.words.phrases import phrase
from foldtable.words.words import Words

FILE_FAULTS: Final = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.EEXIST: "file-exists",
    errno.ENOSPC: "file-disk-full",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Read the command line and do what it says; the number is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    ready_streams()
    lang = choose_language(None, os.environ)
    try:
        lang = choose_language(given_language(words), os.environ)
        code = obey(words, lang)
        print(end="", flush=True)  # a pipe that closed says so only now
    except BrokenPipeError:
        silence(sys.stdout)
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Slip as slip:
        complain(sentence(slip, lang))
        return SLIP
    except OSError as fault:
        if "FOLDTABLE_DEBUG" in os.environ:
            raise
        complain(Words(lang).render(file_fault(fault)))
        return SLIP
    except Exception as fault:  # whatever it is, the reader gets a sentence; FOLDTABLE_DEBUG=1 shows the rest
        if "FOLDTABLE_DEBUG" in os.environ:
            raise
        complain(apology(fault, lang))
        return FAULT
    return code


def ready_streams() -> None:
    """A terminal without our letters shows question marks, not a traceback; where nobody listens, what is said goes nowhere."""
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # open for as long as we run
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def obey(words: list[str], lang: str) -> int:
    """Run the command of this command line."""
    parser = Parser(prog="foldtable", description=phrase(lang, "foldtable-is"), lang=lang)
    parser.add_argument("--version", action="version", version=f"foldtable {__version__} ({'compiled' if is_compiled() else 'plain'})")
    commands = parser.add_subparsers(
        dest="command",
        title=phrase(lang, "help-commands"),
        metavar="COMMAND",
        parser_class=cast("type[Parser]", partial(Parser, lang=lang)),
    )
    chosen = chosen_command(words)
    if not chosen and all(word.startswith("--lang") or not word.startswith("-") for word in words):
        chosen = ALONE
        words = [*words, ALONE]
    if chosen and chosen not in COMMANDS:
        raise unknown_command(chosen)
    module = None
    for name in COMMANDS:
        if name == chosen:
            module = importlib.import_module(f"foldtable.commands.{name}")
            module.add(commands)
        else:
            commands.add_parser(name, help=phrase(lang, f"command-{name}"))
    args, unknown = parser.parse_known_args(words)
    if unknown:
        raise BadSetup(Say("usage-unknown-argument", [text("argument", " ".join(unknown)), text("help", help_for(chosen))]))
    if module is None:
        parser.print_help()
        return YES
    args.lang = lang
    return int(module.run(args))


def chosen_command(words: Sequence[str]) -> str:
    """The first word that isn't an option or an option's value; nothing if there is none."""
    skip = False
    for word in words:
        if skip or word.startswith("-"):
            skip = word == "--lang"
            continue
        return word
    return ""


def unknown_command(word: str) -> BadSetup:
    from foldtable.games.catalogue import closest, names  # noqa: PLC0415  # only after a slip

    args = [text("command", word), text("allowed", ", ".join(COMMANDS))]
    if word in names():
        return BadSetup(Say("usage-command-is-game", args))
    guess = closest(word, list(COMMANDS))
    if guess:
        return BadSetup(Say("usage-unknown-command-close", [*args, text("guess", guess)]))
    return BadSetup(Say("usage-unknown-command", args))


def given_language(words: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it stands: help and refusals are worded before argparse has read it."""
    for i, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1]
    return None


# What went wrong, as one sentence


def complain(words: str) -> None:
    """Say it on the error stream, if anybody is there to read it."""
    for stream, line in ((sys.stdout, ""), (sys.stderr, f"foldtable: {words}\n")):
        try:
            print(line, end="", file=stream, flush=True)
        except OSError:
            silence(stream)


def sentence(slip: Slip, lang: str) -> str:
    """The slip in words, with file and line if it has them, and the rule if one speaks."""
    words = words_for(slip, lang).render(slip.say)
    if slip.rule:
        words += f" ({slip.rule})"
    if isinstance(slip, BadRecord):
        return f"{slip.path}:{slip.line}: {words}" if slip.line else f"{slip.path}: {words}"
    return words


def words_for(slip: Slip, lang: str) -> Words:
    """The table's words if they are enough, else those of the game that speaks."""
    words = Words(lang)
    if all(words.has(message) for message in messages_in(slip.say)) and not slip.rule:
        return words
    from foldtable.games import catalogue, rulebooks  # noqa: PLC0415  # only after a slip

    game = rulebooks.game_of(slip.rule)
    if game:
        return Words(lang, catalogue.box(game))
    for box in catalogue.boxes():
        words = Words(lang, box)
        if all(words.has(message) for message in messages_in(slip.say)):
            return words
    return Words(lang)


def messages_in(say: Say) -> list[str]:
    """The ids of a Say and of all Says within it."""
    found = [say.message]
    for arg in say.args:
        if isinstance(arg.value, Say):
            found += messages_in(arg.value)
    return found


def file_fault(fault: OSError) -> Say:
    """What the operating system says about a file, as ours."""
    message = FILE_FAULTS.get(fault.errno or 0, "file-other")
    return Say(message, [text("file", str(fault.filename or "-")), text("fault", fault.strerror or str(fault) or type(fault).__name__)])


def apology(fault: Exception, lang: str) -> str:
    """Our own fault, in a sentence: what it was, where the record is, how to report it."""
    what = str(fault) if isinstance(fault, Broken) else f"{type(fault).__name__}: {fault}"
    words = Words(lang)
    said = words.say("fault-ours", text("fault", " ".join(what.split()) or type(fault).__name__))
    kept = str(getattr(fault, "kept", ""))  # the file where whoever played on kept the record
    if kept:
        said += " " + words.say("fault-record-kept", text("file", kept))
    return said + " " + words.say("fault-report")


def silence(stream: TextIO) -> None:
    """Nothing can be written here any more. Python would complain once more when it flushes at exit, so it goes nowhere from now on."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())

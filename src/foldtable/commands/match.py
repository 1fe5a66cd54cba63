"""`foldtable match`: bots play one another many times, and a table says how they did."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from foldtable import __version__, is_compiled
from foldtable.commands import YES
from foldtable.commands.parser import positive
from foldtable.core.say import count, text
from foldtable.core.settings import spell
from foldtable.games import catalogue
from foldtable.terminal.seating import settings_from
from foldtable.words.words import Words

if TYPE_CHECKING:
    from foldtable.core.box import Box
    from foldtable.lab.match import Plan, Report

    Commands = argparse._SubParsersAction[Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser("match")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", metavar="NAME,NAME", default="greedy,random")
    parser.add_argument("--games", type=positive, metavar="N", default=100)
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", default=[])
    parser.add_argument("--seed", metavar="WORD", default="1")
    parser.add_argument("--jobs", type=positive, metavar="N")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from foldtable.lab.match import Plan, cores, play_match, report_on  # noqa: PLC0415  # help shouldn't wait for it

    box = catalogue.box(args.game)
    bots = [name.strip() for name in args.bots.split(",")]
    seats = box.default_seats if args.seats is None else args.seats
    plan = Plan(box.name, bots, seats, args.games, settings_from(box, args.option), args.seed)
    report = report_on(play_match(plan, args.jobs or cores(), tick_for(args.games)))
    if args.json:
        print(json.dumps(as_data(box, plan, report), ensure_ascii=False))
    else:
        print("\n".join(as_table(box, plan, report, Words(args.lang, box))))
    return YES


def tick_for(games: int) -> Any:
    """Somebody who watches sees how far it is."""
    if not sys.stderr.isatty():
        return None

    def tick(done: int) -> None:
        print(f"\r{done}/{games}" if done < games else "\r" + " " * (2 * len(str(games)) + 1) + "\r", end="", file=sys.stderr, flush=True)

    return tick


def as_table(box: Box, plan: Plan, report: Report, words: Words) -> list[str]:
    from foldtable.lab.tables import set_columns  # noqa: PLC0415

    heads = ["match-bot", "match-seats", "match-wins", "match-shared", "match-share", "match-score", "match-time"]
    rows = [[words.say(head) for head in heads]]
    for one in report.standings:
        low, high = one.between()
        score = one.score()
        rows.append(
            [
                one.bot,
                str(one.played),
                str(one.wins),
                str(one.shared),
                f"{100 * one.rate():.1f} % ({100 * low:.1f}–{100 * high:.1f})",
                "" if score is None else f"{score[0]:.2f} ± {score[1]:.2f}",
                f"{one.milliseconds():.2g} ms",
            ]
        )
    settings = " ".join(f"{name}={spell(value)}" for name, value in plan.settings.items())
    reasons = [f"  {words.say('ended-' + reason)} {100 * number / report.games:.1f} %" for reason, number in report.reasons.items()]
    return [
        words.say(
            "match-about", text("game", box.title), count("seats", plan.seats), count("games", report.games), text("seed", plan.seed)
        ),
        *([settings] if settings else []),
        "",
        *set_columns(rows),
        "",
        words.say("match-even", text("share", f"{100 / plan.seats:.1f}")),
        words.say("match-length", text("decisions", f"{report.length:.1f}")),
        *reasons,
    ]


def as_data(box: Box, plan: Plan, report: Report) -> dict[str, object]:
    """The same for scripts. All but the times is the same wherever this version plays it."""
    bots: list[object] = []
    for one in report.standings:
        score = one.score()
        bots.append(
            {
                "bot": one.bot,
                "seats_played": one.played,
                "wins": one.wins,
                "shared_wins": one.shared,
                "share": one.rate(),
                "share_between": list(one.between()),
                "score": None if score is None else score[0],
                "score_off_by": None if score is None else score[1],
                "decisions": one.decisions,
                "ms_per_decision": one.milliseconds(),
            }
        )
    return {
        "game": plan.game,
        "rules": box.version,
        "foldtable": __version__,
        "compiled": is_compiled(),
        "seats": plan.seats,
        "settings": dict(plan.settings),
        "seed": plan.seed,
        "games": report.games,
        "bots": bots,
        "decisions_per_game": report.length,
        "ended": report.reasons,
    }

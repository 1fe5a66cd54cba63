"""Bots think in processes of their own, never in the event loop.

What leaves this process is a world dealt anew from the bot's seat: the worker that thinks holds no secret, whatever it is made of. A
bot that fails or takes too long doesn't stop a game: any option is chosen for it, and the fault is told to whoever runs the house.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import final

from foldtable.bots import roster
from foldtable.bots.mind import dreamt
from foldtable.core.box import Box
from foldtable.core.chance import Chance
from foldtable.core.game import Game
from foldtable.core.pack import pack, unpack
from foldtable.games import catalogue
from foldtable.server import logs


@final
class Thinkers:
    """The processes, started when the first bot thinks."""

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self.pool: ProcessPoolExecutor | ThreadPoolExecutor | None = None

    async def answer(self, box: Box, game: Game, kind: str) -> str:
        """What a bot of this kind chooses for the seat that is asked."""
        rng = fresh()
        dream = dreamt(game, game.asked(), rng)
        data = pack(box, dream)
        for is_last in (False, True):
            pool = self.ready()
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, think, box.name, data, kind, seed())
                return await asyncio.wait_for(thought, self.patience)
            except BrokenProcessPool as fault:  # a worker was killed: another one tries
                self.drop(pool)
                if is_last:
                    logs.fault("bot lost", fault, game=box.name, kind=kind)
            except TimeoutError as fault:
                self.drop(pool)
                logs.fault("bot too slow", fault, game=box.name, kind=kind)
                break
            except Exception as fault:  # noqa: BLE001  # whatever a bot does, the game goes on
                logs.fault("bot failed", fault, game=box.name, kind=kind)
                break
        options = dream.options()
        return options[rng.pick(len(options))].notation()

    def ready(self) -> ProcessPoolExecutor | ThreadPoolExecutor:
        if self.pool is None:
            if self.workers:
                spawn = multiprocessing.get_context("spawn")  # a fork would take our threads' locks along
                self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=begin)
            else:
                self.pool = ThreadPoolExecutor(1, "bot")
        return self.pool

    def drop(self, pool: ProcessPoolExecutor | ThreadPoolExecutor) -> None:
        """This pool is of no use any more. Whoever still thinks in it is ended."""
        if self.pool is pool:
            self.pool = None
        end(pool)

    def close(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None


def end(pool: ProcessPoolExecutor | ThreadPoolExecutor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())  # an executor has no other way to end those that think for ever
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def seed() -> int:
    return int.from_bytes(os.urandom(8), "big")


def fresh() -> Chance:
    rng = Chance()
    rng.seed(seed())
    return rng


# In the worker


def begin() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            wait([parent.sentinel])
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def think(game: str, data: bytes, kind: str, number: int) -> str:
    """A bot's choice in the packed world, in notation."""
    box = catalogue.box(game)
    rng = Chance()
    rng.seed(number)
    return roster.make(kind, rng).answer(box, unpack(box, data)).notation()

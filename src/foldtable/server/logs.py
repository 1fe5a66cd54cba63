"""Logs: a line of JSON for each event, on the error stream. Seats, tables and faults stand in them; tokens, names, chat and hands never."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Final, final

LOGGER: Final = logging.getLogger("foldtable.server")


@final
class Lines(logging.Formatter):
    """One JSON object a record."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info is not None and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            line["fault"] = type(fault).__name__
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(fault.__traceback__)]
        return json.dumps(line, ensure_ascii=False, default=str)


def start(*, quiet: bool = False) -> None:
    """From now on, what happens is told. Uvicorn's own lines join ours; it logs no requests: addresses may be private."""
    level = logging.WARNING if quiet else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("foldtable.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level if name == "foldtable.server" else logging.WARNING)
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False


def note(event: str, **facts: object) -> None:
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    LOGGER.warning(event, extra={"facts": facts})


def fault(event: str, cause: BaseException, **facts: object) -> None:
    """The message of a fault may hold what nobody should read: its kind and place are enough."""
    LOGGER.error(event, extra={"facts": facts}, exc_info=(type(cause), cause, cause.__traceback__))

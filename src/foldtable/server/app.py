"""The doors: what is answered at which address, by HTTP and by socket, and what every answer carries for safety."""

from __future__ import annotations

import contextlib
import json
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any, Final, final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from foldtable import __version__, is_compiled
from foldtable.bots import roster
from foldtable.core.errors import BadSetup, Slip
from foldtable.core.say import Say, count, text
from foldtable.games import catalogue, rulebooks
from foldtable.server import logs, wire
from foldtable.server.bundle import Bundle
from foldtable.server.config import Config
from foldtable.server.connection import Connection
from foldtable.server.house import House, wired
from foldtable.server.limits import Buckets
from foldtable.server.room import Left, No
from foldtable.server.sights import ENCODER
from foldtable.server.sqlite import SqliteStore
from foldtable.server.store import StoreFault
from foldtable.table.standing import has_windows
from foldtable.words.language import LANGUAGES
from foldtable.words.phrases import table_folders

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
GONE: Final = (OSError, RuntimeError)  # what a server raises when it is to send where nobody is any more
YEAR: Final = 31_536_000
STATUS: Final = {"seat": 404, "moment": 409, "limit": 429, "store": 503, "shape": 400}
TILE: Final = ("palette", "emblem", "texture", "mood")  # of a game's look, what the start page needs

Answer = Callable[[Request], Awaitable[Response]]


def make(config: Config) -> Starlette:
    """The whole server as an application; it opens its store when it starts."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(config, SqliteStore(config.file))
        app.state.house = house
        await house.open()
        yield
        await house.close()

    doors = Doors(config)
    app = Starlette(
        lifespan=life,
        routes=[
            Route("/health", doors.health),
            Route("/metrics", doors.metrics),
            Route("/api/games", doors.games),
            Route("/api/look/{game}", doors.look),
            Route("/api/words/{lang}", doors.words),
            Route("/api/words/{lang}/{game}", doors.words),
            Route("/api/rules/{game}/{lang}", doors.rules),
            Route("/api/tables", doors.create, methods=["POST"]),
            Route("/api/tables/{table}/join", doors.join, methods=["POST"]),
            Route("/api/tables/{table}/record", doors.record),
            Route("/api/mine", doors.mine, methods=["POST"]),
            Route("/{path:path}", doors.page),
        ],
    )
    app.add_middleware(Doorkeeper, doors=doors)
    return app


@final
class Doorkeeper:
    """Shows sockets their own way in, puts the headers of safety on every answer, and lets no fault out but as a sentence."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.doors.socket(scope["app"].state.house, scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except Exception as cause:  # ours, and none of the visitor's business  # noqa: BLE001
            logs.fault("request failed", cause, path=scope["path"].partition("/")[0])
            if not begun:
                await wrong(Say("server-fault"), 500)(scope, receive, sent)


@final
class Doors:
    def __init__(self, config: Config) -> None:
        self.config = config
        limits = config.limits
        self.bundle = Bundle()
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.makers = Buckets(limits.tables, limits.tables_burst)
        self.connected: dict[str, int] = {}

    # Looking around

    async def page(self, request: Request) -> Response:
        file = self.bundle.find(request.path_params["path"])
        if file is None:
            return wrong(Say("server-no-page"), 404)
        headers = {"etag": file.tag, "vary": "accept-encoding"}
        headers["cache-control"] = f"public, max-age={YEAR}, immutable" if file.lasts else "no-cache"
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.packed
        return Response(body, media_type=file.kind, headers=headers)

    async def health(self, request: Request) -> Response:
        house: House = request.app.state.house
        well = house.store.is_well() and not house.is_closing
        return answer({"ok": well, "version": __version__, "compiled": is_compiled(), "tables": len(house.rooms)}, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        house: House = request.app.state.house
        return Response(house.metrics.text(house.gauges()), media_type="text/plain; version=0.0.4")

    async def games(self, _request: Request) -> Response:
        return answer(games())

    async def look(self, request: Request) -> Response:
        try:
            folder = catalogue.folder(request.path_params["game"])
        except Slip as slip:
            return wrong(slip.say, 404)
        return answer(wire.GameLook(look_of(folder.name), paths_of(folder.name)))

    async def words(self, request: Request) -> Response:
        """Every message of the table and, if one is named, of a game: Fluent, later ones over earlier ones."""
        lang, game = request.path_params["lang"], request.path_params.get("game", "")
        if lang not in LANGUAGES:
            return wrong(Say("setup-unknown-language", [text("lang", lang[:20]), text("allowed", ", ".join(LANGUAGES))]), 404)
        try:
            return Response(words(lang, game), media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})
        except Slip as slip:
            return wrong(slip.say, 404)

    async def rules(self, request: Request) -> Response:
        game, lang = request.path_params["game"], request.path_params["lang"]
        if lang not in LANGUAGES:
            return wrong(Say("setup-unknown-language", [text("lang", lang[:20]), text("allowed", ", ".join(LANGUAGES))]), 404)
        try:
            catalogue.folder(game)
        except Slip as slip:
            return wrong(slip.say, 404)
        return answer(rules(game, lang))

    # Tables

    async def create(self, request: Request) -> Response:
        return await self.heeded(request, wire.NewTable, lambda house, wish: house.create(wish), makes=True)

    async def join(self, request: Request) -> Response:
        table = request.path_params["table"]
        return await self.heeded(request, wire.Join, lambda house, wish: house.join(table, wish), makes=True)

    async def mine(self, request: Request) -> Response:
        async def found(house: House, wish: wire.Mine) -> wire.MyTables:
            return house.mine(wish)

        return await self.heeded(request, wire.Mine, found)

    async def record(self, request: Request) -> Response:
        house: House = request.app.state.house
        table = request.path_params["table"]
        if not self.requests.take(address(request)):
            return wrong(Say("server-slower"), 429)
        try:
            record = await house.record(table)
        except No as no:
            return wrong(no.say, STATUS.get(no.guard, 400), no.rule)
        headers = {"content-disposition": f'attachment; filename="{table}.fold"'}
        return Response(record, media_type="text/plain; charset=utf-8", headers=headers)

    async def heeded(
        self, request: Request, kind: Any, deed: Callable[[House, Any], Awaitable[object]], *, makes: bool = False
    ) -> Response:
        """A wish by POST: from our own pages, of the right size and shape, and not too often."""
        if not self.is_welcome(request.headers.get("origin"), request.headers.get("host", "")):
            return wrong(Say("server-other-origin"), 403)
        if not (self.makers if makes else self.requests).take(address(request)):
            return wrong(Say("server-slower"), 429)
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return wrong(Say("server-bad-shape", [text("fault", "content-type: application/json")]), 415)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self.config.limits.body:
                return wrong(Say("server-too-long", [count("most", self.config.limits.body)]), 413)
        try:
            wish = msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            return wrong(Say("server-bad-shape", [text("fault", str(fault)[:200])]), 400)
        try:
            return answer(await deed(request.app.state.house, wish))
        except BadSetup as slip:
            return wrong(slip.say, 400, slip.rule)
        except No as no:
            return wrong(no.say, STATUS.get(no.guard, 400), no.rule)
        except (StoreFault, Left):
            return wrong(Say("server-not-stored"), 503)

    # The socket

    async def socket(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket from its first breath; straight from the server, for every message passes here."""
        headers = Headers(scope=scope)
        await receive()  # that somebody wants to connect
        if scope["path"] != "/ws" or not self.is_welcome(headers.get("origin"), headers.get("host", "")):
            await send({"type": "websocket.close", "code": 1008})
            return
        whose = scope["client"][0] if scope.get("client") else "-"
        if self.connected.get(whose, 0) >= self.config.limits.connections:
            await send({"type": "websocket.close", "code": 1013})
            return
        self.connected[whose] = self.connected.get(whose, 0) + 1
        try:
            await send({"type": "websocket.accept"})
            await Connection(house, Wire(receive, send)).run()
            with contextlib.suppress(*GONE):
                await send({"type": "websocket.close", "code": 1000})
        finally:
            self.connected[whose] -= 1
            if not self.connected[whose]:
                del self.connected[whose]

    def is_welcome(self, origin: str | None, host: str) -> bool:
        """Does this come from a page of ours? Programs that aren't browsers name no origin, and carry nobody's rights but their own."""
        return origin is None or urlsplit(origin).netloc == host or origin in self.config.origins


@final
class Wire:
    """A web socket, as a connection wants it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.take = receive
        self.give = send

    async def receive(self) -> str | None:
        message = await self.take()
        if message["type"] != "websocket.receive":
            return None
        return message.get("text") or ""

    async def send(self, message: str) -> None:
        with contextlib.suppress(*GONE):  # reading tells of it
            await self.give({"type": "websocket.send", "text": message})


def address(request: Request) -> str:
    return request.client.host if request.client is not None else "-"


def answer(data: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(data), status, media_type="application/json")


def wrong(say: Say, status: int, rule: str = "") -> Response:
    return answer(wire.Wrong(wired(say), rule), status)


# What the folders of games hold


@cache
def games() -> list[wire.GameInfo]:
    """Every game, with what a tile and a set-up need."""
    found: list[wire.GameInfo] = []
    for box in catalogue.boxes():
        look = look_of(box.name)
        settings = [wire.GameSetting(one.name, one.default, one.allowed, one.least, one.most, one.rules) for one in box.settings]
        found.append(
            wire.GameInfo(
                box.name,
                box.title,
                box.seats,
                box.default_seats,
                box.version,
                box.prefix,
                settings,
                roster.names(),
                has_windows(box),
                {key: look[key] for key in TILE if key in look},
                paths_of(box.name).get(str(look.get("emblem", "")), ""),
                wire.Say("game-about", []),
            )
        )
    return found


@cache
def look_of(game: str) -> dict[str, Any]:
    path = catalogue.folder(game) / "look.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def paths_of(game: str) -> dict[str, str]:
    path = catalogue.folder(game) / "icons.json"
    paths: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return paths


@cache
def words(lang: str, game: str) -> str:
    folders = [*table_folders(), *([catalogue.folder(game) / "locale"] if game else [])]
    files = [folder / f"{lang}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@cache
def rules(game: str, lang: str) -> list[wire.RulePart]:
    if game not in rulebooks.games_with_rules():
        return []
    return [
        wire.RulePart(part.number, part.kind, 0, part.section, part.text)
        if isinstance(part, rulebooks.Rule)
        else wire.RulePart("", "", part.level, "", part.text)
        for part in rulebooks.book(game, lang)
    ]

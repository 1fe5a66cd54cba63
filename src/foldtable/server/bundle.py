"""The page: the built client in `web/`, read once, packed small, each file with its type and how long it may be kept."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple, final

HOME: Final = Path(__file__).parent / "web"
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".ttf")
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
LARGEST: Final = 8 << 20
MISSING: Final = (
    b'<!doctype html><html lang="en"><title>Foldtable</title>'
    b"<p>The page has not been built here: run npm ci and npm run build in client/web."
)


class File(NamedTuple):
    body: bytes
    packed: bytes  # by gzip; b"" where that isn't worth it
    kind: str
    tag: str
    lasts: bool  # its name changes with what is in it


@final
class Bundle:
    def __init__(self, home: Path = HOME) -> None:
        self.home = home
        self.files: dict[str, File] = {}
        self.made_at = 0.0
        self.read()

    def read(self) -> None:
        """All files; again if the page was built anew."""
        index = self.home / "index.html"
        made_at = index.stat().st_mtime if index.exists() else 0.0
        if self.files and made_at == self.made_at:
            return
        self.made_at = made_at
        self.files = {}
        for path in sorted(self.home.rglob("*")) if made_at else []:
            if path.is_file() and path.stat().st_size <= LARGEST:
                name = path.relative_to(self.home).as_posix()
                self.files[name] = file_of(path.read_bytes(), path.suffix, lasts=name.startswith("assets/"))
        self.files.setdefault("index.html", file_of(MISSING, ".html", lasts=False))

    def find(self, path: str) -> File | None:
        """The file of this path; the page itself for whatever looks like one of its places."""
        self.read()
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        if name.startswith(("assets/", "api/", "ws")) or "." in name.rpartition("/")[2]:
            return None
        return self.files["index.html"]


def file_of(body: bytes, suffix: str, *, lasts: bool) -> File:
    kind = TYPES.get(suffix) or mimetypes.guess_type("x" + suffix)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "xml")):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, 9, mtime=0) if suffix in PACKED and len(body) > 500 else b""
    return File(body, packed, kind, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"', lasts)

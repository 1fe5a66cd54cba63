"""Makes client/web/src/wire/types.ts from src/foldtable/server/wire.py. `--check` only tells whether the file is up to date."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from foldtable.server import wire

TARGET = Path(__file__).resolve().parent.parent / "client" / "web" / "src" / "wire" / "types.ts"
HEAD = """// Made from src/foldtable/server/wire.py by tools/wire_types.py. Edit that file, then run the tool.

"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def main() -> int:
    made = types()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == made:
            return 0
        print("client/web/src/wire/types.ts isn't what wire.py says: run tools/wire_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(made, encoding="utf-8")
    return 0


def types() -> str:
    """The whole file: an interface for each Struct, in the order of wire.py, then the unions."""
    parts = [HEAD.rstrip(), *(declared(kind) for kind in structs())]
    parts.append("export type Names = Record<string, Say>;\nexport type Path = (string | number)[];")
    parts += [f"export type {name} = {' | '.join(one.__name__ for one in get_args(getattr(wire, name)))};" for name in ("Request", "Reply")]
    return "\n\n".join(parts) + "\n"


def structs() -> list[type[msgspec.Struct]]:
    return [one for one in vars(wire).values() if inspect.isclass(one) and issubclass(one, msgspec.Struct) and one is not msgspec.Struct]


def declared(kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind)
    config = kind.__struct_config__
    if config.array_like:
        fields = ", ".join(f"{name}: {typed(hints[name])}" for name in kind.__struct_fields__)
        return f"{remark(kind)}export type {kind.__name__} = [{fields}];"
    lines = [] if config.tag is None else [f'  type: "{config.tag}";']
    incoming = kind in get_args(wire.Request) or kind in (wire.NewChair, wire.NewTable, wire.Join)
    optional = len(kind.__struct_defaults__) if incoming else 0
    may_miss = set(kind.__struct_fields__[len(kind.__struct_fields__) - optional :])
    for name in kind.__struct_fields__:
        hint = hints[name]
        mark = "?" if name in may_miss or msgspec.UnsetType in get_args(hint) else ""
        lines.append(f"  {name}{mark}: {typed(hint)};")
    body = "\n".join(lines)
    return f"{remark(kind)}export interface {kind.__name__} {{\n{body}\n}}"


def remark(kind: type[msgspec.Struct]) -> str:
    words = kind.__dict__.get("__doc__")
    if not words:
        return ""
    lines = inspect.cleandoc(words).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def typed(hint: Any) -> str:
    """A Python type as TypeScript's."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        kinds = [typed(one) for one in args if one is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(kinds))
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in args)
    if origin is list:
        inner = typed(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typed(args[1])}>"
    if origin is tuple:
        return f"[{', '.join(typed(one) for one in args)}]"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"wire_types.py knows no TypeScript for {hint}")


if __name__ == "__main__":
    sys.exit(main())

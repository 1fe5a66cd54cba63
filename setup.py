"""Builds Foldtable: the engine and the rules compiled by mypyc where that is possible, plain where it isn't, saying which.

Only what this machine lacks makes a build plain. An error in our own code stops it.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError
from setuptools.modified import newer_group

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "foldtable"


def _load_compiled() -> ModuleType:
    """The list of what is compiled, read without importing the package that is being built."""
    spec = spec_from_file_location("foldtable_compiled", PACKAGE / "compiled.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = _load_compiled()


@cache
def why_plain() -> str:
    """What keeps this machine from compiling, or nothing. A line of C is compiled against Python.h: finding a `cc` isn't enough."""
    if compiled.plain_is_wanted():
        return "FOLDTABLE_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    try:
        import mypyc.build  # noqa: F401, PLC0415
    except ImportError:
        return "mypy is not installed"
    with tempfile.TemporaryDirectory() as trial:
        source = Path(trial) / "trial.c"
        source.write_text('#include "Python.h"\n', encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        command.build_lib = command.build_temp = trial
        command.ensure_finalized()
        try:
            command.run()
        except (CCompilerError, ExecError, PlatformError):
            header = Path(sysconfig.get_path("include"), "Python.h")
            if shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
                return "there is no C compiler (on Debian: apt-get install gcc libc6-dev python3-dev)"
            if not header.exists():
                return "Python.h is missing (on Debian: apt-get install python3-dev)"
            return "the C compiler can't build a module for Python"
    return ""


class Project(Distribution):
    """Knows whether there will be something to compile without compiling it, because packagers ask long before they build."""

    def has_ext_modules(self) -> bool:
        return not why_plain()


class CompileRules(build_ext):
    """Runs mypyc once over everything on the list, then the C compiler, then stamps the build as whole."""

    def run(self) -> None:
        if why_plain():
            print(f"foldtable: plain, because {why_plain()}", flush=True)
            if self.inplace and not compiled.plain_is_wanted():
                Path(compiled.STAMP).unlink(missing_ok=True)  # an old build that nothing here can renew
            return
        stamped = PACKAGE if self.inplace else Path(self.build_lib) / "foldtable"
        made_of = compiled.fingerprints()
        print(f"foldtable: compiling {len(made_of)} modules, which takes a while ...", flush=True)
        (stamped / "compiled.stamp").unlink(missing_ok=True)
        self.distribution.ext_modules = self.extensions = _mypycify(list(made_of))
        self.swig_opts = None  # has been split once, and setuptools would split it again
        self.finalize_options()
        self.parallel = os.cpu_count()  # one big library, and beside it a tiny one for each module
        super().run()
        if self.inplace:
            self._remove_leftovers()
        compiled.write_stamp(str(stamped), made_of if self.inplace else {})
        print("foldtable: compiled", flush=True)

    def build_extensions(self) -> None:
        """Compile the files of the big library side by side, and only those whose C has changed."""
        compile_in_turn = self.compiler.compile

        def compile_changed(sources: list[str], *, output_dir: str, depends: list[str], **how: Any) -> list[str]:
            def compile_one(source: str) -> str:
                (made,) = self.compiler.object_filenames([source], output_dir=output_dir)
                if newer_group([source, *depends], made):
                    compile_in_turn([source], output_dir=output_dir, **how)
                return str(made)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_changed
        super().build_extensions()

    def get_source_files(self) -> list[str]:
        return []  # the C is made from the Python each time; a source archive needn't carry it

    def _remove_leftovers(self) -> None:
        """A module whose source is gone would still be importable."""
        made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in [*PACKAGE.rglob(f"*{suffix}"), *PACKAGE.parent.glob(f"*{suffix}")]:
            if path.resolve() not in made:
                path.unlink()


def _mypycify(paths: list[str]) -> list[Extension]:
    import mypyc.build  # noqa: PLC0415  # absent where the build is plain

    folder = PACKAGE.relative_to(ROOT)
    extensions: list[Extension] = mypyc.build.mypycify(
        ["--config-file=pyproject.toml", *(str(folder / path) for path in paths)],
        opt_level="3",
        debug_level="0",
        group_name="foldtable",
        target_dir="build/c",
        multi_file=True,  # two cores make it in half the time, and an edit may need one file only; it costs 4 % of the speed
    )
    for extension in extensions:
        extension.depends = [*extension.depends, __file__, mypyc.build.__file__]  # other flags or another compiler make other code
        # A newer C compiler with a new warning is no reason not to install.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            # Nobody else calls into our library, so calls within it needn't look up where they lead: 8 to 12 % faster play.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return extensions


class Wheel(bdist_wheel):
    """Starts from an empty folder: setuptools would pack what an earlier build left in it."""

    def run(self) -> None:
        for leftover in (self.get_finalized_command("build").build_lib, self.bdist_dir):
            shutil.rmtree(leftover, ignore_errors=True)
        super().run()


setup(
    distclass=Project,
    cmdclass={"build_ext": CompileRules, "bdist_wheel": Wheel},
    # The wheel's folder apart from the one that builds in place, so that neither ever holds the other's leftovers.
    options={"build": {"build_base": "build/in-place" if "--inplace" in sys.argv else "build/wheel"}},
)

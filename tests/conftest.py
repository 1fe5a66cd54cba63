"""What all tests share: the --soak option, and how random tests behave."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests import marks

# A busy machine is slow, not wrong. The everyday run tries the same examples each time, so that it fails only for whoever broke
# something; the soak run tries new ones and prints how to repeat what it found.
settings.register_profile("everyday", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, print_blob=True, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long tests too, and random tests with fresh examples")


def pytest_configure(config: pytest.Config) -> None:
    marks.soaking = bool(config.getoption("--soak"))
    settings.load_profile("soak" if marks.soaking else "everyday")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        items[:] = [item for item in items if item not in long]
        config.hook.pytest_deselected(items=long)

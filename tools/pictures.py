"""Makes the pictures of the browser table that the README and docs show: `python tools/pictures.py`, in a checkout with Chromium.

Each game that has a look is played by bots and random touches for a while, and then photographed. The pictures differ from time to time,
as games do.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
sys.path.insert(0, str(HOME))
PICTURES: Final = HOME / "docs" / "pictures"
STEPS: Final = 60  # until there is something to see
QUALITY: Final = 72


def main() -> None:
    from playwright.sync_api import Browser, sync_playwright  # noqa: PLC0415  # only this tool and tests need it

    from foldtable.games import catalogue  # noqa: PLC0415
    from tests.browser.at_the_table import BOT, ME, new_table, play_some, sit, wait_for_my_move  # noqa: PLC0415
    from tests.browser.conftest import CHROMIUM, FLAGS, House  # noqa: PLC0415

    def shoot(browser: Browser, path: str, name: str, size: tuple[int, int], shade: str, *, steps: int = 0) -> None:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if shade == "dark" else "light",
            locale="en-US",
            reduced_motion="reduce",
        )
        context.add_init_script(f"localStorage.setItem('foldtable.option.coached', '{json.dumps(catalogue.names())}')")
        page = context.new_page()
        if steps:
            sit(page, path)
            play_some(page, steps)
            wait_for_my_move(page)
        else:
            page.goto(path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(600)
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(PICTURES / f"{name}.jpg")
        context.close()

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        house = House(Path(folder))
        house.start()
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        shoot(browser, house.address, "start", (1280, 800), "light")
        for i, box in enumerate(catalogue.boxes()):
            _, seat = new_table(house.address, [ME, *[{**BOT, "bot": "greedy"}] * (box.default_seats - 1)], game=box.name, name="Ann")
            shoot(browser, seat, box.name, (1280, 800), "dark" if i % 2 else "light", steps=STEPS)
        _, seat = new_table(house.address, [ME, BOT], name="Ann")
        shoot(browser, seat, "phone", (360, 740), "dark", steps=20)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()

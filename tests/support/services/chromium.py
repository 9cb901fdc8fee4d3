"""The system's Chromium, which the tests of the web client drive."""

import shutil

from tests.support.services.loopback import Missing

PACKAGE = "chromium-headless-shell"

# The first of these has no windows, and takes less of a processor for the same pages.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# It shall paint the same everywhere, and call nobody.
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
)


def find() -> str:
    """The program."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    raise Missing("Chromium", PACKAGE)

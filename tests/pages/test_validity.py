"""Pages as the Nu checker sees them, the same that stands behind validator.w3.org."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

CHECKER = ROOT / "node_modules/vnu-jar/build/dist/vnu.jar"
# The page's policy allows 'self', and a file has no origin that could be itself.
SELF = re.compile(r"Resource violates Content Security Policy \(meta tag\): .* “(\.*/[^”]*)” ")


def test_pages_are_valid_html(site_dir: Path) -> None:
    found = [told(one, site_dir) for one in checked(site_dir) if not SELF.match(one["message"])]

    assert [] == found


def test_the_checker_finds_what_is_wrong(tmp_path: Path) -> None:
    wrong = "<!doctype html><html lang=cs><title>a</title><p><ul id=a></ul></p><b id=a></b>"
    (tmp_path / "index.html").write_text(wrong, "utf-8")

    found = [one["message"] for one in checked(tmp_path)]

    assert any("Duplicate ID" in message for message in found)
    assert any("No “p” element in scope" in message for message in found)


def checked(folder: Path) -> list[dict[str, Any]]:
    """Return what is said about all pages of a folder, in one run: the start is the slow part."""
    java = shutil.which("java")
    if java is None:
        pytest.skip("no Java on this machine: the HTML of the pages is not validated")
    command = [java, "-jar", str(CHECKER), "--format", "json", "--stdout", "--exit-zero-always"]
    command += ["--skip-non-html", str(folder)]
    env = {key: value for key, value in os.environ.items() if key != "JAVA_TOOL_OPTIONS"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    messages: list[dict[str, Any]] = json.loads(done.stdout)["messages"]
    return messages


def told(message: Mapping[str, Any], site_dir: Path) -> str:
    """Return a message as a line: the page, the place, what is wrong, the text."""
    address = message.get("url", "").partition(f"{site_dir.name}/")[2].removeprefix("./")
    place = f"{address}:{message.get('lastLine', '?')}"
    return f"{place}: {message['message']} – {message.get('extract', '')!r}"

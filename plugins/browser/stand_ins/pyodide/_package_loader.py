"""Stands in for Pyodide's installer of packages: the page installs none.

It saves zipfile, shutil, tempfile, pathlib and what they import. Pyodide itself asks only for
the two folders, and only for their text.
"""


class _Folder:
    """A path; Pyodide calls its `__str__` from JavaScript, which a `str` does not offer there."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder("/lib/python3.14/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing: there are no packages to be found."""

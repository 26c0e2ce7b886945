"""Writing files whole: either all of a file is there, or what was there before."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write text as UTF-8 to a file, making its folder; never leaves half a file. Raises `OSError`."""
    try:
        _write_whole(path, text)
    except OSError as error:
        # Whoever asked for the file knows its name, not that of the scratch file beside it.
        raise OSError(error.errno, error.strerror, str(path)) from None


def _write_whole(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", errors="replace", newline="\n") as file:
            file.write(text)
        # A temporary file is private; what is written here is as public as its folder.
        Path(scratch).chmod(0o666 & ~_umask())
        Path(scratch).replace(path)
    except BaseException:
        Path(scratch).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

"""Command lines: run in this process where that shows as much, in one of their own where it does not."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ccg_rules import cli
from tests.conformance.suites import ROOT, environment

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import pytest


@dataclass(frozen=True)
class Said:
    """What a command came to: its exit code and what it printed."""

    code: int
    out: str
    err: str


def said(capfd: pytest.CaptureFixture[str], *arguments: str | Path) -> Said:
    """Run a command line in this process. Nothing it prints may be a traceback."""
    capfd.readouterr()
    try:
        code = cli.main([str(argument) for argument in arguments])
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capfd.readouterr()
    assert "Traceback" not in out + err
    return Said(code, out, err)


def python(*arguments: str, variables: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run `python` in a process of its own."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(ROOT, **(variables or {})),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def on_a_terminal(*arguments: str, **variables: str) -> str:
    """Run a command line with standard output and error on a terminal; return what stands there."""
    terminal, theirs = pty.openpty()
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "ccg_rules", *arguments],
            env=environment(ROOT, **variables),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=theirs,
            stderr=theirs,
        )
    finally:
        os.close(theirs)
    written = b""
    try:
        while piece := _read(terminal):
            written += piece
    finally:
        os.close(terminal)
        process.wait(timeout=60)
    return written.decode("utf-8")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # what Linux says when the other side is closed
        return b""

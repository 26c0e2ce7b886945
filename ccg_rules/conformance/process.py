"""A program that is spoken to line by line, and that can do what it likes without our hanging or leaking.

Three threads do what could block: one writes to the program, one reads its lines, one keeps the end of what
it says on stderr. Threads, because pipes cannot be waited for with `select` on Windows. Each thread owns its
pipe and closes it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LINE_LIMIT = 16 * 1024 * 1024
"""The longest line that is read, in bytes."""

_WAITING_LINES = 8
_STDERR_LINES = 40
_STDERR_LINE_LIMIT = 64 * 1024
_TICK = 0.25
_LAST_OUTPUT = 0.1
_JOIN = 2.0


class LineProcess:
    """A running program in a process group of its own.

    Raises `OSError` or `ValueError` when it cannot be started. Must be ended by `end`.
    """

    def __init__(self, command: str | Sequence[str]) -> None:
        self._popen = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=sys.platform != "win32",
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        # Bounded, so that a program which never stops talking is stopped by its own pipe.
        self._lines: Queue[bytes | None] = Queue(_WAITING_LINES)
        self._stderr: deque[bytes] = deque(maxlen=_STDERR_LINES)
        self._ended = False
        self._threads = [
            Thread(target=target, args=(pipe,), name=f"{target.__name__} {self._popen.pid}", daemon=True)
            for target, pipe in (
                (self._write, self._popen.stdin),
                (self._read, self._popen.stdout),
                (self._keep, self._popen.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._popen.pid

    def send(self, line: bytes) -> None:
        """Send a line. Never blocks and never fails: whether it arrived is seen by the answer."""
        self._outbox.put(line)

    def close_input(self) -> None:
        """Let the program see the end of its input once it has read what was sent."""
        self._outbox.put(None)

    def has_output(self) -> bool:
        """Tell whether there are lines that nobody has received yet."""
        return not self._lines.empty()

    def receive(self, deadline: float) -> bytes | None:
        """Return the next line, None at the end of the output.

        A line without a newline was cut off by the end of the output or by `LINE_LIMIT`. Raises
        `TimeoutError` at the deadline (of `time.monotonic`).
        """
        # The deadline stands before the lines: a program that never stops talking must not stop the clock.
        while (left := deadline - monotonic()) > 0:
            with suppress(Empty):
                return self._lines.get(timeout=min(left, _TICK))
            if self._popen.poll() is not None:
                return self._last_line()
        raise TimeoutError

    def _last_line(self) -> bytes | None:
        """Return what an ended program has left; a child of it may still hold the pipe open."""
        try:
            return self._lines.get(timeout=_LAST_OUTPUT)
        except Empty:
            return None

    def end(self, grace: float = 0.0) -> int | None:
        """End the program and all it has started, and return its exit code.

        It has `grace` seconds to end by itself; the exit code is None when it did not.
        """
        if self._ended:
            return self._popen.returncode
        self._ended = True
        code = self._wait(grace)
        self._kill()
        self._wait(_JOIN)
        self._outbox.put(None)
        deadline = monotonic() + _JOIN
        for thread in self._threads:
            while thread.is_alive() and monotonic() < deadline:
                # The reader may be waiting for room in the queue.
                with suppress(Empty):
                    self._lines.get_nowait()
                thread.join(0.05)
        return code

    def stderr_tail(self, lines: int) -> list[str]:
        """Return the last lines of stderr that are not empty."""
        texts = (line.decode("utf-8", "backslashreplace").rstrip() for line in self._stderr.copy())
        return [text for text in texts if text][-lines:]

    def _wait(self, seconds: float) -> int | None:
        try:
            return self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._popen.kill()
        else:
            # What the program has started lives on in its group, even when the program itself has ended.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            line = b"\n"
            while line.endswith(b"\n") and not self._ended and (line := pipe.readline(LINE_LIMIT)):
                self._lines.put(line)
        self._lines.put(None)

    def _keep(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(_STDERR_LINE_LIMIT):
                self._stderr.append(line)

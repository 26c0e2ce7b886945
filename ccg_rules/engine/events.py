"""What has happened in a game, as a list to which only is added, and which copies of a state share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Iterator

Event = TypeVar("Event")


class Events(Sequence[Event], Generic[Event]):
    """Events in the order in which they happened.

    A copy costs the same however many there are: it shares the list until one of the two goes on, and the
    one that is behind then takes a list of its own.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self) -> None:
        self._shared: list[Event] = []
        self._length = 0

    def add(self, event: Event) -> None:
        """Add what has just happened."""
        if len(self._shared) != self._length:
            self._shared = self._shared[: self._length]
        self._shared.append(event)
        self._length += 1

    def copy(self) -> Events[Event]:
        """Return events that go on independently."""
        twin: Events[Event] = Events.__new__(Events)
        twin._shared = self._shared
        twin._length = self._length
        return twin

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return iter(self._shared[: self._length])

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._shared[: self._length][index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events) and list(self) == list(other)

    def __hash__(self) -> int:
        raise TypeError("events go on, and have no hash")

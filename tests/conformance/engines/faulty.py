"""An engine that does one thing wrong, named on its command line; otherwise it accepts everything.

Faults come out when a card is placed from slot 13, except those of starting and stopping, and these two:
`unknown METHOD` does not know that method, `METHOD:JSON` answers it with this result.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

FAULT = sys.argv[1]
UNLUCKY = 13

HELLO = {
    "protocol": "ccg-rules/protocol/1",
    "name": "faulty",
    "version": "1",
    "editions": ["berserk-execution", "berserk-vanguard"],
    "capabilities": ["check", "legal", "trace"],
}
SIDES: dict[int, Any] = {
    1: {"1": {"squad": []}, "2": {"squad": 0}},
    2: {"1": {"squad": 0}, "2": {"squad": []}},
}


def write(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def write_result(ident: int, text: str) -> None:
    """Write an answer whose result is not made by `json`."""
    write(f'{{"jsonrpc": "2.0", "id": {ident}, "result": {text}}}')


def answer(ident: Any, **fields: Any) -> None:
    write(json.dumps({"jsonrpc": "2.0", "id": ident, **fields}, ensure_ascii=False))


def view(observer: int) -> dict[str, Any]:
    return {"step": "deployment.placing", "to_act": None, "players": SIDES[observer], "board": {}}


def result(method: str, params: dict[str, Any]) -> Any:
    if method == "view":
        return view(params["observer"])
    if method == "check":
        return {"reply": "refused", "words": "нет"}
    return {"reply": "accepted"} if method == "act" else []


def misbehave(ident: int) -> None:
    accepted = {"reply": "accepted"}
    match FAULT:
        case "crash":
            sys.stderr.write("first line\nsomething terrible\n")
            sys.exit(3)
        case "crash after half a line":
            sys.stdout.write('{"jsonrpc": "2.0", "id"')
            sys.exit(0)
        case "crash with a child":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
            sys.exit(4)
        case "hang":
            time.sleep(60)
        case "close its output":
            os.close(1)
            time.sleep(60)
        case "babble":
            write("DEBUG: placing a card")
            answer(ident, result=accepted)
        case "babble on":
            while True:
                write("DEBUG: placing a card")
        case "mutter":
            answer(ident, result=accepted)
            write("DEBUG: placed a card")
        case "notify late":
            answer(ident, result=accepted)
            write('{"jsonrpc": "2.0", "method": "progress"}')
        case "flood stderr":
            for _ in range(20_000):
                sys.stderr.write("x" * 100 + "\n")
            answer(ident, result=accepted)
        case "wrong id":
            answer(ident + 1, result=accepted)
        case "id as text":
            answer(str(ident), result=accepted)
        case "id null":
            answer(None, error={"code": -32700, "message": "what?"})
        case "no version":
            write(json.dumps({"id": ident, "result": accepted}))
        case "both":
            answer(ident, result=accepted, error={"code": 1, "message": "?"})
        case "question":
            answer(ident, method="help")
        case "notify on":
            while True:
                write('{"jsonrpc": "2.0", "method": "progress"}')
        case "notify":
            for n in range(3):
                write(json.dumps({"jsonrpc": "2.0", "method": "progress", "params": {"n": n}}))
            answer(ident, result=accepted)
        case "long":
            answer(ident, result={**accepted, "padding": "я" * 2_000_000})
        case "too long":
            while True:
                sys.stdout.write("y" * 1_000_000)
        case "nest":
            write("[" * 100_000 + "]" * 100_000)
        case "nan":
            write_result(ident, '{"reply": "accepted", "x": NaN}')
        case "infinite":
            write_result(ident, '{"reply": "accepted", "x": 1e999}')
        case "half a character":
            write_result(ident, '{"reply": "refused", "words": "\\ud800"}')
        case "latin":
            sys.stdout.buffer.write(b'{"words": "\xe9"}\n')
            sys.stdout.flush()
        case "misshapen error":
            answer(ident, error="no")
        case "error":
            answer(ident, error={"code": -32602, "message": "no such slot"})
        case "inside":
            answer(ident, error={"code": -32603, "message": "KeyError", "data": {"words": "сломалось"}})
        case "unknown method":
            answer(ident, error={"code": -32601, "message": "?"})
        case _:
            raise ValueError(FAULT)


def start(ident: int) -> None:
    match FAULT:
        case "other version":
            answer(ident, result={"protocol": "ccg-rules/protocol/2", "surprise": True})
        case "no name":
            answer(ident, result={k: v for k, v in HELLO.items() if k != "name"} | {"capabilities": ["fly"]})
        case "never start":
            time.sleep(60)
        case "start slowly":
            time.sleep(0.5)
            answer(ident, result=HELLO)
        case _:
            answer(ident, result=HELLO)


def set_up(ident: int, position: dict[str, Any]) -> None:
    match position.get("step"):
        case "reveal":
            words = {"ru": "вскрытие", "en": "reveal"}
            answer(ident, error={"code": -32001, "message": "no", "data": {"words": words}})
        case "nonsense":
            faults = [{"place": "step", "words": {"ru": "нет такого шага", "en": "no such step"}}]
            answer(ident, error={"code": -32002, "message": "bad position", "data": faults})
        case _:
            answer(ident, result=None)


def main() -> None:
    if FAULT == "deaf":
        answer(1, result=HELLO)
        time.sleep(60)
    for line in sys.stdin:
        request = json.loads(line)
        method, ident, params = request["method"], request["id"], request.get("params", {})
        unlucky = params.get("action", {}).get("slot") == UNLUCKY
        if f"unknown {method}" == FAULT:
            answer(ident, error={"code": -32601, "message": "?"})
        elif method == "hello":
            start(ident)
        elif method == "set_up":
            set_up(ident, params["position"])
        elif FAULT == "stay" and method == "bye":
            time.sleep(60)
        elif method == "bye":
            answer(ident, result=None)
            return
        elif FAULT.startswith(f"{method}:"):
            answer(ident, result=json.loads(FAULT.removeprefix(f"{method}:")))
        elif unlucky:
            misbehave(ident)
        else:
            answer(ident, result=result(method, params))


if __name__ == "__main__":
    main()

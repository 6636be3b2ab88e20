"""A flood, for load.py: one address asks for as much as it can, in every way that costs something, until it is interrupted.

    python benchmarks/flood.py PORT PATH-OF-A-MATCH

A process of its own: who floods does not share a loop with those who play. At the end it says how it was answered, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
import sys
from collections import Counter

from browsers import HOST, request

ADDRESS = "127.0.0.2"
AT_ONCE = 5  # of each kind
PAUSE = 0.02  # seconds: up to a thousand requests a second in all, on the core that the browsers have too
DEAR = ("/fantastic-factories/rules?q=metal", "/stephens/rules", "/fantastic-factories/learn/3", "/")
NEW = json.dumps({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}).encode()


async def flood(port: int, path: str) -> Counter[str]:
    """Until it is interrupted; then how often it was answered how."""
    heard: Counter[str] = Counter()
    kinds = {
        "get": lambda n: request("GET", DEAR[n % len(DEAR)], accept="text/html"),
        "table": lambda n: request("GET", path, accept="text/html", cookie=f"fabrica_language={['en', 'pt', 'pl', 'es'][n % 4]}"),
        "cookie": lambda n: request("GET", "/", cookie='fabrica_guest="' + '\\"' * 3_000),
        "make": lambda n: request("POST", "/api/matches", NEW, content_type="application/json"),
        "stream": lambda n: request("GET", f"{path}/stream?n={secrets.token_hex(4)}"),
    }
    tasks = [asyncio.create_task(pour(port, name, ask, heard)) for name, ask in kinds.items() for _ in range(AT_ONCE)]
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)
    await enough.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return heard


async def pour(port, name, ask, heard) -> None:  # type: ignore[no-untyped-def]
    """Ask, look at the first line of the answer, and ask again; a stream that is given is held."""
    held = []
    for n in range(10**9):
        try:
            reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ADDRESS, 0))
            writer.write(ask(n))
            status = (await reader.readline())[9:12].decode() or "closed"
            heard[f"{name} {status}"] += 1
            if name == "stream" and status == "200":
                held.append(writer)
            else:
                writer.close()
        except OSError:
            heard[f"{name} refused"] += 1
        await asyncio.sleep(PAUSE)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(flood(int(sys.argv[1]), sys.argv[2])), sort_keys=True))

"""A whole bot: joins a room by its code and always plays the first of the moves that it is offered."""

import asyncio
import sys

from app.client import Client


async def main(url: str, token: str, code: str) -> None:
    async with Client(url, token) as client:
        await client.sit(code)
        await client.ready(code)
        table = client.table(code)
        async for prompt in table.prompts():
            await table.play(prompt.moves[0])
        sys.stdout.write(f"{table.outcome}\n")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

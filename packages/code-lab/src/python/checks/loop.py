"""
An event loop for a program that is checked: Pyodide's own needs the browser, which is not there. Its clock is its own,
so that nobody waits for `asyncio.sleep`, as nobody does for `time.sleep`. What a program finds by it is asyncio alone.
"""

import asyncio


class CheckLoop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._passed = 0.0
        self._selector = self

    def time(self):
        return self._passed

    def select(self, timeout):
        # Nothing comes from outside: the next thing that happens is the next that was put off.
        self._passed += timeout or 0
        return []

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class CheckPolicy(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = CheckLoop


def install():
    asyncio._set_running_loop(None)
    asyncio.events._set_event_loop_policy(CheckPolicy())
    asyncio.run = asyncio.runners.run

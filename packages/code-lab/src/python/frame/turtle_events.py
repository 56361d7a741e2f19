"""What a drawing listens to: keys, clicks and timers. Keys are told by their place in the list the page was given."""

import json
import time

import _qadam_bridge as bridge

PRESS, RELEASE, CLICK = 1, 2, 3
# Nobody feels less, and a program that waits should not keep the processor busy.
_LOOK_EVERY_s = 0.015
_MAX_TIMERS = 1000
_NEAR = 14

_names = []
_pressed = {}
_released = {}
_any_key = None
_screen_clicks = {}
_turtle_clicks = {}
_timers = []
_is_listening = False
_is_over = False
_is_handling = False


def on_key(function, key, is_press):
    global _any_key
    if key is None:
        _any_key = function
    else:
        name = str(key)
        if name not in _names:
            _names.append(name)
        _bind(_pressed if is_press else _released, name, function)


def _bind(table, name, function):
    if function is None:
        table.pop(name, None)
    else:
        table[name] = function


def on_click(function, turtle=None):
    _bind(_screen_clicks if turtle is None else _turtle_clicks, turtle, function)


def on_timer(function, milliseconds):
    if len(_timers) >= _MAX_TIMERS:
        raise RuntimeError('too many timers')
    _timers.append((time.monotonic() + max(0, milliseconds) / 1000, function))


def listen():
    global _is_listening
    _is_listening = True


def declared():
    """What the page is to send: the names of the keys, whether it is any key, and whether clicks."""
    names = [name if name in _pressed or name in _released else '' for name in _names] if _is_listening else []
    return names, _is_listening and _any_key is not None, bool(_screen_clicks or _turtle_clicks)


def end():
    global _is_over
    _is_over = True


def handle():
    """Calls what waits for what has happened since; False where nobody is there who could do something."""
    global _is_handling
    # What is called may draw, and so come here again.
    if _is_handling:
        return True
    happened = bridge.events()
    if happened is None:
        return False
    _is_handling = True
    try:
        for kind, first, second in json.loads(happened):
            _tell(kind, first, second)
        now = time.monotonic()
        due = [timer for timer in _timers if timer[0] <= now]
        _timers[:] = [timer for timer in _timers if timer[0] > now]
        for _, function in sorted(due, key=lambda timer: timer[0]):
            function()
    finally:
        _is_handling = False
    return True


def _tell(kind, first, second):
    if kind == CLICK:
        for turtle, function in list(_turtle_clicks.items()):
            if turtle.isvisible() and turtle.distance(first, second) <= _NEAR * max(1, turtle.shapesize()[0]):
                function(float(first), float(second))
        for function in list(_screen_clicks.values()):
            function(float(first), float(second))
        return
    name = _names[first] if 0 <= first < len(_names) else None
    function = (_pressed if kind == PRESS else _released).get(name)
    if function is None and kind == PRESS:
        function = _any_key
    if function is not None:
        function()


def wait(draw):
    """Goes on for as long as something can still happen, or until the program is stopped."""
    while not _is_over:
        if not handle():
            return
        draw()
        keys, any_key, clicks = declared()
        if not (any(keys) or any_key or clicks or _timers):
            return
        pause = min([_LOOK_EVERY_s, *(timer[0] - time.monotonic() for timer in _timers)])
        time.sleep(max(0.001, pause))

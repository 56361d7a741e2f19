"""The turtle of Python's own library, drawn on the page: its usual commands, as messages to a canvas."""

import json
import math
import time

import _qadam_bridge as bridge
import _qadam_turtle_events as events

_SPEEDS = {'fastest': 0, 'fast': 10, 'normal': 6, 'slow': 3, 'slowest': 1}
_SHAPES = ('classic', 'arrow', 'turtle', 'circle', 'square', 'triangle')
# A frame of the picture; waiting for less is no pace anyone sees.
_FRAME_s = 0.03

_pending = []
_owed_s = 0.0
_is_tracing = True
_turtles = []


class TurtleGraphicsError(Exception):
    pass


Terminator = TurtleGraphicsError


def _send(*command, seconds=0.0):
    """Draws, and lets the program wait for the drawing as long as a turtle would walk."""
    global _owed_s
    duration = seconds if _is_tracing else 0.0
    _pending.append([round(duration * 1000), *command])
    _owed_s += duration
    if _owed_s >= _FRAME_s:
        owed, _owed_s = _owed_s, 0.0
        _flush()
        time.sleep(owed)
        events.handle()
    elif _is_tracing and len(_pending) >= 200 or len(_pending) >= 2000:
        _flush()


def _flush():
    if _pending:
        bridge.turtle(json.dumps(_pending))
        _pending.clear()


def _color_of(*given):
    value = given[0] if len(given) == 1 else given
    if isinstance(value, str):
        return value
    if isinstance(value, (tuple, list)) and len(value) == 3:
        top = _screen._colormode
        if not all(isinstance(part, (int, float)) and 0 <= part <= top for part in value):
            raise TurtleGraphicsError(f'bad color sequence: {tuple(value)}')
        return 'rgb({}, {}, {})'.format(*(round(part * 255 / top) for part in value))
    raise TurtleGraphicsError(f'bad color arguments: {value}')


class Vec2D(tuple):
    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    __rmul__ = __mul__

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def __repr__(self):
        return f'({self[0]:.2f},{self[1]:.2f})'


class Turtle:
    def __init__(self, shape='classic', undobuffersize=1000, visible=True):
        self._id = len(_turtles)
        _turtles.append(self)
        self._visible = visible
        self._set_up()
        self.shape(shape)

    def _set_up(self):
        self._x = self._y = self._heading = 0.0
        self._pen, self._fill, self._width = 'black', 'black', 1
        self._is_down, self._speed, self._shape, self._size = True, 3, 'classic', 1
        self._outline = None
        self._full = 360.0
        self._pose()

    def _pose(self, seconds=0.0):
        _send(
            'pose', self._id, self._x, self._y, self._heading, self._visible,
            self._shape, self._pen, self._fill, self._size, seconds=seconds,
        )

    def _seconds(self, distance):
        return abs(distance) / (40 * 1.6**self._speed) if self._speed else 0.0

    def _go(self, x, y):
        seconds = self._seconds(math.hypot(x - self._x, y - self._y))
        if self._is_down:
            _send('line', self._x, self._y, x, y, self._pen, self._width, self._id, seconds=seconds)
            seconds = 0.0
        self._x, self._y = x, y
        if self._outline is not None:
            self._outline.append((x, y))
        self._pose(seconds)

    def forward(self, distance):
        angle = math.radians(self._heading)
        self._go(self._x + distance * math.cos(angle), self._y + distance * math.sin(angle))

    def back(self, distance):
        self.forward(-distance)

    def left(self, angle):
        degrees = angle * 360.0 / self._full
        self._heading = (self._heading + degrees) % 360.0
        self._pose(self._seconds(degrees / 3))

    def right(self, angle):
        self.left(-angle)

    def degrees(self, fullcircle=360.0):
        self._full = float(fullcircle)

    def radians(self):
        self._full = math.tau

    def goto(self, x, y=None):
        x, y = x if y is None else (x, y)
        self._go(float(x), float(y))

    def teleport(self, x=None, y=None, *, fill_gap=False):
        was_down, self._is_down = self._is_down, False
        self._go(self._x if x is None else float(x), self._y if y is None else float(y))
        self._is_down = was_down

    def setx(self, x):
        self._go(float(x), self._y)

    def sety(self, y):
        self._go(self._x, float(y))

    def setheading(self, to_angle):
        self._heading = (to_angle * 360.0 / self._full) % 360.0
        self._pose()

    def home(self):
        self._go(0.0, 0.0)
        self.setheading(0)

    def circle(self, radius, extent=None, steps=None):
        turn = 360.0 if extent is None else extent * 360.0 / self._full
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * abs(turn) / 360.0)
        angle = turn / steps
        length = 2.0 * radius * math.sin(math.radians(angle / 2))
        if radius < 0:
            angle, length = -angle, -length
        self._heading += angle / 2
        for _ in range(steps):
            self.forward(length)
            self._heading += angle
        self._heading = (self._heading - angle / 2) % 360.0
        self._pose()

    def position(self):
        return Vec2D(self._x, self._y)

    def xcor(self):
        return self._x

    def ycor(self):
        return self._y

    def heading(self):
        return self._heading * self._full / 360.0

    def distance(self, x, y=None):
        x, y = _point(x, y)
        return math.hypot(x - self._x, y - self._y)

    def towards(self, x, y=None):
        x, y = _point(x, y)
        return math.degrees(math.atan2(y - self._y, x - self._x)) % 360.0 * self._full / 360.0

    def penup(self):
        self._is_down = False

    def pendown(self):
        self._is_down = True

    def isdown(self):
        return self._is_down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._width = width

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        if isinstance(speed, str):
            speed = _SPEEDS.get(speed, 3)
        self._speed = int(round(speed)) if 0.5 < speed <= 10 else 0

    def pencolor(self, *color):
        if not color:
            return self._pen
        self._pen = _color_of(*color)
        self._pose()

    def fillcolor(self, *color):
        if not color:
            return self._fill
        self._fill = _color_of(*color)
        self._pose()

    def color(self, *colors):
        if not colors:
            return self._pen, self._fill
        if len(colors) == 2:
            self._pen, self._fill = _color_of(colors[0]), _color_of(colors[1])
        else:
            self._pen = self._fill = _color_of(*colors)
        self._pose()

    def begin_fill(self):
        self._outline = [(self._x, self._y)]

    def end_fill(self):
        if self._outline is not None and len(self._outline) > 2:
            _send('fill', self._outline, self._fill, self._id)
        self._outline = None

    def filling(self):
        return self._outline is not None

    def dot(self, size=None, *color):
        if size is None:
            size = max(self._width + 4, self._width * 2)
        _send('dot', self._x, self._y, size, _color_of(*color) if color else self._pen, self._id)

    def stamp(self):
        _send('stamp', self._x, self._y, self._heading, self._shape, self._pen, self._fill, self._size, self._id)

    def write(self, arg, move=False, align='left', font=('Arial', 8, 'normal')):
        size = font[1] if len(font) > 1 else 8
        style = ' '.join(str(part) for part in font[2:])
        _send('write', self._x, self._y, str(arg), self._pen, align, size, style, self._id)

    def clear(self):
        _send('clear', self._id)

    def reset(self):
        self.clear()
        self._visible = True
        self._set_up()

    def hideturtle(self):
        self._visible = False
        self._pose()

    def showturtle(self):
        self._visible = True
        self._pose()

    def isvisible(self):
        return self._visible

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in _SHAPES:
            raise TurtleGraphicsError(f'There is no shape named {name}')
        self._shape = name
        self._pose()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None:
            return self._size, self._size, 1
        self._size = stretch_wid
        self._pose()

    def onclick(self, fun, btn=1, add=None):
        events.on_click(fun, self)
        _declare()

    def getscreen(self):
        return _screen

    fd = forward
    bk = backward = back
    lt, rt = left, right
    setpos = setposition = goto
    seth = setheading
    pos = position
    pu = up = penup
    pd = down = pendown
    width = pensize
    ht, st = hideturtle, showturtle
    turtlesize = shapesize


RawTurtle = Pen = Turtle


def _point(x, y):
    if isinstance(x, Turtle):
        return x.position()
    return x if y is None else (x, y)


class _Screen:
    def __init__(self):
        self._colormode = 1.0
        self._background = 'white'
        self._delay = 10

    def bgcolor(self, *color):
        if not color:
            return self._background
        self._background = _color_of(*color)
        _send('background', self._background)

    def colormode(self, cmode=None):
        if cmode is None:
            return self._colormode
        self._colormode = 1.0 if cmode == 1 else 255

    def setup(self, width=600, height=600, startx=None, starty=None):
        _send('size', width if width > 1 else 600, height if height > 1 else 600)

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if bg is not None:
            self.bgcolor(bg)

    def window_width(self):
        return 600

    def window_height(self):
        return 600

    def tracer(self, n=None, delay=None):
        global _is_tracing
        if n is None:
            return int(_is_tracing)
        _is_tracing = bool(n)
        self.update()

    def update(self):
        _flush()
        events.handle()

    def delay(self, delay=None):
        return self._delay

    def title(self, titlestring):
        pass

    def clear(self):
        _send('clear')

    def reset(self):
        for each in _turtles:
            each.reset()

    def turtles(self):
        return list(_turtles)

    def listen(self, xdummy=None, ydummy=None):
        events.listen()
        _declare()

    def onkeypress(self, fun, key=None):
        events.on_key(fun, key, is_press=True)
        _declare()

    def onkeyrelease(self, fun, key):
        events.on_key(fun, key, is_press=False)
        _declare()

    def onscreenclick(self, fun, btn=1, add=None):
        events.on_click(fun)
        _declare()

    def ontimer(self, fun, t=0):
        events.on_timer(fun, t)

    def textinput(self, title, prompt):
        _flush()
        return input(f'{prompt} ')

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        while True:
            given = self.textinput(title, prompt)
            try:
                value = default if given == '' and default is not None else float(given.replace(',', '.'))
            except ValueError:
                continue
            if (minval is None or value >= minval) and (maxval is None or value <= maxval):
                return value

    def mainloop(self):
        _flush()
        events.wait(_flush)

    def exitonclick(self):
        if any(events.declared()[0]) or events.declared()[2]:
            self.onscreenclick(lambda x, y: events.end())
        self.mainloop()

    def bye(self):
        _flush()
        events.end()

    onkey = onkeyrelease
    onclick = onscreenclick
    done = mainloop
    clearscreen, resetscreen = clear, reset


def _declare():
    _send('listen', *events.declared())
    _flush()


_screen = _Screen()


def Screen():
    return _screen


def _first():
    return _turtles[0] if _turtles else Turtle()


def getturtle():
    return _first()


getpen = getturtle


def _as_function(name):
    def call(*args, **kwargs):
        return getattr(_first(), name)(*args, **kwargs)

    call.__name__ = name
    return call


__all__ = ['Turtle', 'Screen', 'Vec2D', 'Pen', 'RawTurtle', 'TurtleGraphicsError', 'Terminator', 'getturtle', 'getpen']
for _name in dir(Turtle):
    if not _name.startswith('_'):
        globals()[_name] = _as_function(_name)
        __all__.append(_name)
for _name in dir(_Screen):
    if not _name.startswith('_') and _name not in globals():
        globals()[_name] = getattr(_screen, _name)
        __all__.append(_name)

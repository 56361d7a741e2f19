"""Runs a student's program: the one place where Python meets the worker around it."""

import builtins
import errno
import importlib
import io
import json
import linecache
import os
import random
import shutil
import sys
import time
import traceback
import warnings

HOME = '/home/student/'

_builtins_now = vars(builtins)
_builtins = dict(_builtins_now)
_modules = set(sys.modules)
_sleep = time.sleep

_printed = 0
# What a program has printed so far, as much of it as is looked at afterwards.
_said = []
MAX_SAID = 500

# Not there yet where this Python is only made ready, to be kept as a snapshot: nothing of JavaScript is kept with it.
bridge = None
# The program that ran last, which the shell goes on with.
main = None
_laid_out = {}


class _NeedsInput(BaseException):
    """No browser means to wait for an answer: the program begins anew once it is there."""


class StepLimit(BaseException):
    """The program goes on for too long to be looked at step by step."""


class _Output(io.TextIOBase):
    """Passes on whole lines, as a terminal would, and the rest when the program waits or ends."""

    def __init__(self, stream):
        self._stream = stream
        self._pending = []

    encoding = 'utf-8'
    errors = 'replace'

    def writable(self):
        return True

    def isatty(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f'write() argument must be str, not {type(text).__name__}')
        self._pending.append(text)
        if '\n' in text or len(self._pending) > 1000:
            self.flush()
        return len(text)

    def flush(self):
        if self._pending:
            text = ''.join(self._pending)
            self._pending.clear()
            if self._stream == 'err':
                text = text.replace(HOME, '')
            global _printed
            _printed += len(text) if text.isascii() else len(text.encode('utf-16-le', 'surrogatepass')) // 2
            if len(_said) < MAX_SAID:
                _said.append(text[:MAX_SAID])
            bridge.out(self._stream, text)


class _Input(io.TextIOBase):
    encoding = 'utf-8'

    def readable(self):
        return True

    def isatty(self):
        return True

    def readline(self, size=-1):
        return _read_line() + '\n'

    def __iter__(self):
        return self

    def __next__(self):
        return self.readline()


def _flush():
    sys.stdout.flush()
    sys.stderr.flush()


def _wait(answer):
    """The value of what the bridge gave, at once or as a promise."""
    if bridge.mode == 'suspend':
        from pyodide.ffi import run_sync

        return run_sync(answer)
    return answer


def _read_line():
    _flush()
    line = _wait(bridge.read_line())
    if isinstance(line, str):
        return line
    if bridge.mode == 'replay':
        raise _NeedsInput
    raise KeyboardInterrupt


def _input(prompt='', /):
    sys.stdout.write(str(prompt))
    return _read_line()


def _pause(seconds, /):
    if not isinstance(seconds, (int, float)):
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer")
    if seconds < 0:
        raise ValueError('sleep length must be non-negative')
    _flush()
    if bridge.mode == 'replay':
        if not bridge.is_repeating():
            _sleep(seconds)
    elif _wait(bridge.sleep(seconds)) is False:
        raise KeyboardInterrupt


# Commands that only tidy a window of Windows or Linux: a program that begins with one is to run on.
_TIDYING = ('cls', 'clear', 'color', 'title', 'chcp')


def _system(command):
    """There is no system in a browser; Python's own would return -1 and say nothing."""
    word = os.fsdecode(command).split(maxsplit=1)
    if word and word[0].lower() in _TIDYING:
        return 0
    raise OSError(errno.ENOSYS, 'emscripten does not support processes.')


def _is_students(file):
    return file.startswith(HOME)


def _trim(trace, seen):
    """Leaves the student's own frames, in the error and in those it came from."""
    if trace is None or id(trace) in seen:
        return
    seen.add(id(trace))
    trace.stack = traceback.StackSummary.from_list(
        [frame for frame in trace.stack if _is_students(frame.filename)]
    )
    _trim(trace.__cause__, seen)
    _trim(trace.__context__, seen)


def _describe(error):
    trace = traceback.TracebackException.from_exception(error, compact=True)
    _trim(trace, set())
    last = ''.join(trace.format_exception_only()).strip().split('\n')[-1]
    kind, _, message = last.partition(': ')
    found = {
        'type': type(error).__name__,
        'parents': [base.__name__ for base in type(error).__mro__ if base is not object],
        'message': message.replace(HOME, '') if kind.endswith(type(error).__name__) else str(error),
        'text': ''.join(trace.format()).replace(HOME, ''),
    }
    place = None
    if isinstance(error, SyntaxError) and error.lineno:
        place = (error.filename or '', error.lineno, error.offset, error.end_lineno, error.end_offset)
        found['code'] = (error.text or '').rstrip('\n')
    elif trace.stack:
        frame = trace.stack[-1]
        ends = [None if at is None else at + 1 for at in (frame.colno, frame.end_colno)]
        place = (frame.filename, frame.lineno, ends[0], frame.end_lineno, ends[1])
        found['code'] = linecache.getline(frame.filename, frame.lineno or 0).rstrip('\n')
    if place and _is_students(place[0]):
        file, line, column, end_line, end_column = place
        found['place'] = {
            'file': file.removeprefix(HOME),
            'line': line,
            'column': column if column and column > 0 else None,
            'endLine': end_line,
            'endColumn': end_column if end_column and end_column > 0 else None,
        }
    found['clue'] = _clues().clue_of(error)
    return found


def _clues():
    # Only who has an error needs it.
    import _qadam_clues

    return _qadam_clues


def _slips_of(source, names):
    try:
        import _qadam_slips

        return _qadam_slips.slips_of(source, names, ''.join(_said))
    except Exception:
        return []


def _lay_out(files):
    # The folder one is in can't be taken away here.
    os.chdir('/')
    shutil.rmtree(HOME, ignore_errors=True)
    os.makedirs(HOME, exist_ok=True)
    os.chdir(HOME)
    _laid_out.clear()
    lay_changed(files)


def lay_changed(files):
    """Writes those files that are other than they were when they were written last."""
    for name, text in files.items():
        if _laid_out.get(name) != text:
            _laid_out[name] = text
            with open(HOME + name, 'w', encoding='utf-8', newline='') as file:
                file.write(text)


def _renew(seed):
    """Each run begins as in a Python just started, whatever the one before has done."""
    _builtins_now.update(_builtins)
    for name in [name for name in _builtins_now if name not in _builtins]:
        del _builtins_now[name]
    builtins.input = _input
    for name in set(sys.modules) - _modules:
        file = getattr(sys.modules[name], '__file__', None) or ''
        if name in ('turtle', '_qadam_turtle_events') or _is_students(file):
            del sys.modules[name]
    linecache.clearcache()
    importlib.invalidate_caches()
    warnings.resetwarnings()
    warnings.simplefilter('default')
    # Garbage is no news to a beginner; a file left open is written all the same.
    warnings.simplefilter('ignore', ResourceWarning)
    sys.setrecursionlimit(1000)
    sys.argv = ['main.py']
    renew_streams()
    sys.settrace(None)
    time.sleep = _pause
    os.system = _system
    random.seed(seed)


def renew_streams():
    sys.stdin, sys.stdout, sys.stderr = _Input(), _Output('out'), _Output('err')


def _recorder():
    from _qadam_stepper import Recorder

    return Recorder(bridge.steps, _printed_so_far, StepLimit)


def _printed_so_far():
    _flush()
    return _printed


def new_main(entry):
    """The module of a program, empty."""
    module = type(sys)('__main__')
    module.__file__ = HOME + entry
    module.__builtins__ = builtins
    sys.modules['__main__'] = module
    return module


def perform(action):
    """
    Gives what came of an action: `outcome`, and `error` where there was one. What was drawn and printed before is to be
    seen, however it ended.
    """
    result = {'outcome': 'finished'}
    try:
        result = action() or result
    except SystemExit as ended:
        if isinstance(ended.code, str):
            print(ended.code, file=sys.stderr)
    except StepLimit:
        result = {'outcome': 'step_limit'}
    except _NeedsInput:
        result = {'outcome': 'needs_input'}
    except KeyboardInterrupt:
        result = {'outcome': 'stopped'}
    except BaseException as error:
        result = {'outcome': 'error', 'error': {**_describe(error), 'values': _clues().values_of(error)}}
    try:
        _end_turtle()
        _flush()
    except BaseException:
        renew_streams()
    return result


def run(files_json, entry, seed, is_stepping=False):
    """Runs the entry file. Gives what came of it as JSON: `outcome`, with `error` where there was one, else `slips`."""
    global _printed, main
    if bridge is None:
        connect()
    files = json.loads(files_json)
    _renew(seed)
    _lay_out(files)
    main = new_main(entry)
    _printed = 0
    _said.clear()
    recorder = _recorder() if is_stepping else None

    def act():
        code = compile(files[entry], HOME + entry, 'exec', dont_inherit=True)
        if recorder:
            recorder.start()
        try:
            exec(code, vars(main))
        finally:
            if recorder:
                recorder.stop()

    result = perform(act)
    if result['outcome'] == 'finished':
        result['slips'] = _slips_of(files[entry], vars(main))
    return json.dumps(result)


def _end_turtle():
    turtle = sys.modules.get('turtle')
    if turtle is not None and hasattr(turtle, '_flush'):
        turtle._flush()


def connect():
    """Takes up the bridge and the folders: in a Python just started as in one restored, which has neither."""
    global bridge
    import _qadam_bridge

    bridge = _qadam_bridge
    os.makedirs(HOME, exist_ok=True)
    os.chdir(HOME)
    # Last the packages of the school, which can't take the place of ours.
    own = (HOME.rstrip('/'), '/qadam', '/packages')
    sys.path[:] = [*own, *dict.fromkeys(place for place in sys.path if place not in own)]
    # A snapshot holds the chance of the moment it was made.
    random.seed()


def warm_up():
    """Does what the first run and the first error would otherwise be slower for, and leaves nothing of it."""
    streams = sys.stdin, sys.stdout, sys.stderr
    _renew(0)
    _lay_out({'main.py': ''})
    try:
        exec(compile('f"{1 / 0}"', HOME + 'main.py', 'exec', dont_inherit=True), {})
    except ZeroDivisionError as error:
        json.dumps(_describe(error))
    _slips_of('', {})
    linecache.clearcache()
    os.chdir('/')
    sys.stdin, sys.stdout, sys.stderr = streams


sys.dont_write_bytecode = True

"""Records a program line by line: which line comes next, and what every name holds then."""

import json
import sys
import types

from _qadam_loops import Rounds

HOME = '/home/student/'

MAX_STEPS = 2000
MAX_FRAMES = 12
MAX_NAMES = 40
MAX_OBJECTS = 80
MAX_ELEMENTS = 24
MAX_TEXT = 120
# An int of more bits is not written out: it may be slow, and nobody reads it.
MAX_INT_BITS = 220
BATCH = 40

_instance_dict = types.GetSetDescriptorType
_functions = (types.FunctionType, types.BuiltinFunctionType)
_type_name = type.__dict__['__name__'].__get__


class Recorder:
    """
    Gives its steps as JSON to `send(from, steps)`; `output_length()` says how much has been printed. A program of too
    many steps is ended by `limit`.
    """

    def __init__(self, send, output_length, limit):
        self._send = send
        self._output_length = output_length
        self._limit = limit
        self._pending = []
        self._count = 0
        self._raised = None
        self._rounds = Rounds()

    def start(self):
        sys.settrace(self._enter)

    def stop(self):
        sys.settrace(None)
        self.flush()

    def flush(self):
        if self._pending:
            self._send(self._count - len(self._pending), json.dumps(self._pending))
            self._pending.clear()

    def _enter(self, frame, event, argument):
        # No look into libraries; what they call back is the student's again.
        if not frame.f_code.co_filename.startswith(HOME):
            return None
        self._rounds.entered(frame)
        return self._trace

    def _trace(self, frame, event, argument):
        if event == 'exception':
            error = argument[1]
            if error is not self._raised:
                self._raised = error
                if not isinstance(error, (StopIteration, GeneratorExit, KeyboardInterrupt, self._limit)):
                    self._record(frame, 'error', {'error': _error_text(argument[0], error)})
        elif event == 'line':
            self._raised = None
            self._rounds.moved(frame, frame.f_lineno or 0)
            self._record(frame, 'line', {})
        elif event == 'return' and self._raised is None and frame.f_back and not _is_module(frame):
            self._record(frame, 'return', {}, argument)
        if event == 'return':
            self._rounds.left(frame)
        return self._trace

    def _record(self, frame, event, more, returned=None):
        if self._count >= MAX_STEPS:
            sys.settrace(None)
            raise self._limit
        picture = _Picture()
        frames = []
        at = frame
        while at is not None:
            if at.f_code.co_filename.startswith(HOME):
                frames.append(at)
            at = at.f_back
        left_out = max(0, len(frames) - MAX_FRAMES)
        # The module first, then the innermost ones.
        shown = frames[::-1] if left_out == 0 else [frames[-1], *frames[: MAX_FRAMES - 1][::-1]]
        drawn = [
            {
                'name': '' if _is_module(each) else each.f_code.co_name,
                'line': each.f_lineno or 0,
                'names': picture.names_of(each),
            }
            for each in shown
        ]
        step = {
            'event': event,
            'file': frame.f_code.co_filename.removeprefix(HOME),
            'line': frame.f_lineno or 0,
            'output': self._output_length(),
            'frames': drawn,
            'leftOut': left_out,
            'objects': picture.objects,
            'loops': self._rounds.of(frame),
            **more,
        }
        if event == 'return':
            step['value'] = picture.value_of(returned)
        self._pending.append(step)
        self._count += 1
        if len(self._pending) >= BATCH:
            self.flush()


def _is_module(frame):
    return frame.f_code.co_name == '<module>'


def _error_text(kind, error):
    try:
        text = str(error)
    except BaseException:
        text = ''
    name = _type_name(kind)
    return f'{name}: {text}'[:MAX_TEXT] if text else name


class _Picture:
    """Values without ever calling the student's own code: no __repr__, no __eq__, no property."""

    def __init__(self):
        self.objects = {}

    def names_of(self, frame):
        found = []
        for name, value in list(frame.f_locals.items()):
            if not isinstance(name, str) or name.startswith('__') or _is_definition(name, value):
                continue
            if len(found) == MAX_NAMES:
                found.append(['…', {'kind': 'cut'}])
                break
            found.append([name, self.value_of(value)])
        return found

    def value_of(self, value):
        kind = type(value)
        if value is None or kind is bool:
            return {'kind': 'word', 'text': str(value)}
        if kind is int:
            bits = value.bit_length()
            return {'kind': 'number', 'text': str(value) if bits <= MAX_INT_BITS else f'≈ 2^{bits - 1}'}
        if kind is float or kind is complex:
            return {'kind': 'number', 'text': repr(value)}
        if kind is str:
            text = value if len(value) <= MAX_TEXT else value[:MAX_TEXT] + '…'
            return {'kind': 'text', 'text': repr(text)}
        if kind is bytes:
            return {'kind': 'text', 'text': repr(value[:MAX_TEXT])}
        if kind is range:
            return {'kind': 'word', 'text': repr(value)[:MAX_TEXT]}
        if kind in (types.FunctionType, types.BuiltinFunctionType, types.MethodType):
            function = value.__func__ if kind is types.MethodType else value
            name = function.__name__ if type(function) in _functions else ''
            return {'kind': 'word', 'text': f'{name}()'[:MAX_TEXT]}
        if issubclass(kind, type):
            return {'kind': 'word', 'text': f'class {_type_name(value)}'[:MAX_TEXT]}
        return self._object(value, kind)

    def _object(self, value, kind):
        key = str(id(value))
        if key in self.objects:
            return {'kind': 'object', 'id': key}
        if len(self.objects) >= MAX_OBJECTS:
            return {'kind': 'cut'}
        drawn = {'type': _type_name(kind)[:MAX_TEXT], 'shape': 'other', 'entries': [], 'more': 0}
        # Known before its contents, which may lead back to it.
        self.objects[key] = drawn
        if issubclass(kind, (list, tuple)):
            base = list if issubclass(kind, list) else tuple
            drawn['shape'] = 'row'
            self._fill(drawn, base.__len__(value), ((None, each) for each in base.__iter__(value)))
        elif issubclass(kind, (set, frozenset)):
            base = set if issubclass(kind, set) else frozenset
            drawn['shape'] = 'row'
            self._fill(drawn, base.__len__(value), ((None, each) for each in base.__iter__(value)))
        elif issubclass(kind, dict):
            drawn['shape'] = 'pairs'
            self._fill(drawn, dict.__len__(value), iter(dict.items(value)))
        else:
            attributes = _attributes(value, kind)
            if attributes is not None:
                drawn['shape'] = 'fields'
                named = [(name, each) for name, each in dict.items(attributes) if type(name) is str]
                self._fill(drawn, len(named), iter(named), are_names=True)
        return {'kind': 'object', 'id': key}

    def _fill(self, drawn, length, entries, are_names=False):
        for _ in range(min(length, MAX_ELEMENTS)):
            name, value = next(entries, (None, None))
            if are_names:
                key = {'kind': 'word', 'text': name[:MAX_TEXT]}
            else:
                key = None if drawn['shape'] == 'row' else self.value_of(name)
            drawn['entries'].append([key, self.value_of(value)])
        drawn['more'] = max(0, length - MAX_ELEMENTS)


def _attributes(value, kind):
    """The instance's own dictionary, past whatever its class has put before it."""
    for base in type.__dict__['__mro__'].__get__(kind):
        found = type.__dict__['__dict__'].__get__(base).get('__dict__')
        if found is not None:
            return found.__get__(value) if type(found) is _instance_dict else None
    return None


def _is_definition(name, value):
    """Modules, functions and classes under their own names are no variables to a beginner."""
    kind = type(value)
    if issubclass(kind, types.ModuleType):
        return True
    if kind is types.FunctionType or kind is types.BuiltinFunctionType:
        return value.__name__ == name
    return issubclass(kind, type) and _type_name(value) == name

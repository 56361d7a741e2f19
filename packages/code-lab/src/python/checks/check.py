"""Runs a program as a check asks for: with answers at hand, what it prints caught, and the author's assertions after it."""

import builtins
import io
import json
import sys
import time

import _qadam_runner as runner

MOST_PRINTED = 20_000
MOST_TOLD = 4_000


class _TooMuch(BaseException):
    """More was printed than anybody compares."""


class _Caught(io.TextIOBase):
    def __init__(self):
        self.texts = []
        self._left = MOST_PRINTED

    encoding = 'utf-8'
    errors = 'replace'

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f'write() argument must be str, not {type(text).__name__}')
        self.texts.append(text[: self._left])
        self._left -= len(text)
        if self._left < 0:
            raise _TooMuch
        return len(text)


class _Answers(io.TextIOBase):
    """What is typed in: line by line, then nothing more."""

    def __init__(self, lines):
        self._lines = list(reversed(lines))

    encoding = 'utf-8'

    def readable(self):
        return True

    def readline(self, size=-1):
        return self._lines.pop() + '\n' if self._lines else ''

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line


def _answering(answers):
    # What a program asks with is nobody's to compare: authors can't know it.
    def input(prompt='', /):
        str(prompt)
        line = answers.readline()
        if not line:
            raise EOFError('EOF when reading a line')
        return line.removesuffix('\n')

    return input


def _skip(seconds, /):
    if seconds < 0:
        raise ValueError('sleep length must be non-negative')


def begin(files, entry, lines, seed):
    """Lays the program out as if nothing had run before. Gives its code, the names it will have and what will be caught."""
    if runner.bridge is None:
        runner.connect()
    runner._renew(seed)
    runner._lay_out(files)
    caught = _Caught()
    answers = _Answers(lines)
    sys.stdin, sys.stdout, sys.stderr = answers, caught, _Caught()
    builtins.input = _answering(answers)
    time.sleep = _skip
    module = type(sys)('__main__')
    module.__file__ = runner.HOME + entry
    module.__builtins__ = builtins
    sys.modules['__main__'] = module
    return compile(files[entry], module.__file__, 'exec', dont_inherit=True), vars(module), caught


def check(files_json, entry, case_json, seed):
    """
    Runs the entry file, where nobody has a reason to cheat: in the student's own browser. Gives as JSON what came of it
    (`outcome`, `error`) and what it printed (`printed`).
    """
    case = json.loads(case_json)
    caught = None
    result = {'outcome': 'finished'}
    try:
        code, names, caught = begin(json.loads(files_json), entry, case.get('input') or [], seed)
        exec(code, names)
    except SystemExit:
        pass
    except BaseException as error:
        result = _fault(error, 'error')
    asserted = case.get('assert')
    if asserted and result['outcome'] == 'finished':
        # Nothing of what the program has put in the place of Python's own is asked about itself.
        sys.settrace(None)
        sys.setprofile(None)
        runner._builtins_now.update(runner._builtins)
        names['__builtins__'] = builtins
        try:
            exec(compile(asserted, '<check>', 'exec', dont_inherit=True), names)
        except BaseException as error:
            result = _fault(error, 'refuted')
    return json.dumps({**result, 'printed': ''.join(caught.texts) if caught else ''})


def _fault(error, outcome):
    if isinstance(error, _TooMuch):
        return {'outcome': 'too_much'}
    if isinstance(error, KeyboardInterrupt):
        return {'outcome': 'stopped'}
    try:
        told = runner._describe(error)
        for name in ('message', 'text', 'code'):
            told[name] = told.get(name, '')[:MOST_TOLD]
        return {'outcome': outcome, 'error': told}
    except BaseException:
        # An error that can't even be told.
        return {'outcome': outcome, 'error': {'type': type(error).__name__}}

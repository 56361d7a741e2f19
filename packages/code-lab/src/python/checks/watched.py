"""
Makes an interpreter ready for the one program that it will see, on a server. The steps are taken from outside, so that
no frame and no module of ours lies around the program; whatever reaches for one all the same is told before it has it.
"""

import builtins
import importlib.machinery
import json
import os
import sys

import _qadam_check
import _qadam_loop
import _qadam_runner

OURS = {'js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core', '_qadam_check', '_qadam_loop', '_qadam_runner'}
# What shows memory, frames or code of others than the program itself.
SHOWING = OURS | {'ctypes', '_ctypes', '_testcapi', '_testinternalcapi', '_interpreters'}
TELLING = {
    'sys._getframe',
    'sys._current_frames',
    'sys._current_exceptions',
    'sys.settrace',
    'sys.setprofile',
    'sys.monitoring.register_callback',
    'sys.addaudithook',
    'gc.get_objects',
    'gc.get_referrers',
    'gc.get_referents',
    'code.__new__',
}


def _watch(tell):
    def hook(event, given):
        if event in TELLING:
            tell(event)
        elif event == 'import':
            if isinstance(given[0], str) and given[0].partition('.')[0] in SHOWING:
                tell('import ' + given[0])
        elif event == 'object.__getattr__':
            # Printing an error reads these as well, so whoever is told has to know when.
            tell('.' + str(given[1]))

    sys.addaudithook(hook)


def _clear_away():
    from pyodide.ffi import JsProxy

    for name in [name for name in sys.modules if name.partition('.')[0] in OURS]:
        module = sys.modules.pop(name)
        if isinstance(module, JsProxy):
            continue
        # A class of theirs still leads to what they hold, and from there to JavaScript.
        for held in [held for held, value in vars(module).items() if isinstance(value, JsProxy)]:
            delattr(module, held)
    names = vars(sys.modules['__main__'])
    for name in [name for name in names if name != '__builtins__']:
        del names[name]


def prepare(tell):
    """
    Gives `begin` and `fault` for JSON texts, the print so far, and what the author's assertion is run with: kept where
    the program can't reach it.
    """
    _qadam_runner.connect()
    _qadam_loop.install()
    pristine = dict(vars(builtins))
    _clear_away()
    machinery = importlib.machinery
    sys.meta_path[:] = [machinery.BuiltinImporter, machinery.FrozenImporter, machinery.PathFinder]
    for name in ('_qadam_check', '_qadam_loop', '_qadam_runner'):
        os.remove(f'/qadam/{name}.py')

    def begin(files, entry, lines, seed):
        return _qadam_check.begin(json.loads(files), entry, json.loads(lines), seed)

    def fault(outcome):
        error = sys.last_exc
        if outcome == 'error' and isinstance(error, SystemExit):
            return '{"outcome": "finished"}'
        return json.dumps(_qadam_check._fault(error, outcome))

    _watch(tell)
    return begin, fault, lambda caught: ''.join(caught.texts), pristine


prepare

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { explainingModules } from '../frame/sources.ts'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** There is no frame: messages of runner.py are dropped. */
const silentBridge = `
import sys, types
class _Silent(types.ModuleType):
    mode = 'check'
    def __getattr__(self, name):
        if name.startswith('__'): raise AttributeError(name)
        return lambda *given: None
sys.modules['_qadam_bridge'] = _Silent('_qadam_bridge')
`

/**
 * Without its source file logging reads no stack frames: a program that logs must not be mistaken for one that inspects
 * them.
 */
const ready = `
import logging
logging._srcfile = None
sys.path.insert(0, '/qadam')
import _qadam_check, _qadam_runner
_qadam_runner.warm_up()
`

/**
 * Python sources that make a bare Pyodide run checks: `modules` go into /qadam, each under its name; `start` makes it
 * ready, and is part of a stored snapshot. After that `watched` gives a function for an interpreter that will see one
 * program (watched.py), and `own`, where cheating would harm only the cheater, the function `check` (check.py).
 */
export function pythonCheckSources(): {
  modules: Record<string, string>
  start: string
  watched: string
  own: string
} {
  return {
    modules: {
      _qadam_runner: read('../frame/runner.py'),
      _qadam_check: read('check.py'),
      _qadam_loop: read('loop.py'),
      ...explainingModules(),
      _qadam_turtle_events: read('../frame/turtle_events.py'),
      turtle: read('../frame/turtle.py'),
    },
    start: `${silentBridge}${ready}`,
    watched: read('watched.py'),
    own: 'import _qadam_check\n_qadam_check.check',
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** No frame is around: whatever runner.py tells it goes nowhere. */
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
 * Python sources that make a bare Pyodide run checks: `modules` go into /qadam, each under its name; `start`, run after
 * that, gives the function `check(files, entry, case, seed)` of JSON texts.
 */
export function pythonCheckSources(): { modules: Record<string, string>; start: string } {
  return {
    modules: {
      _qadam_runner: read('../frame/runner.py'),
      _qadam_check: read('check.py'),
      _qadam_clues: read('../frame/clues.py'),
      _qadam_syntax_clues: read('../frame/syntax_clues.py'),
      _qadam_values: read('../frame/values.py'),
      _qadam_turtle_events: read('../frame/turtle_events.py'),
      turtle: read('../frame/turtle.py'),
    },
    start: `${silentBridge}\nsys.path.insert(0, '/qadam')\nfrom _qadam_check import check\ncheck`,
  }
}

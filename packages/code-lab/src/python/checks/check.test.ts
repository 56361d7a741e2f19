import { loadPyodide } from 'pyodide'
import type { PyCallable } from 'pyodide/ffi'
import { beforeAll, describe, expect, test } from 'vitest'
import { judge, type PythonCheck } from './judge.ts'
import { pythonCheckSources } from './sources.ts'

let run: PyCallable
beforeAll(async () => {
  const pyodide = await loadPyodide()
  const { modules, start, own } = pythonCheckSources()
  pyodide.FS.mkdirTree('/qadam')
  for (const [name, text] of Object.entries(modules)) pyodide.FS.writeFile(`/qadam/${name}.py`, text)
  pyodide.runPython(start)
  run = pyodide.runPython(own) as PyCallable // a function of check.py
})

function tried(program: string | Record<string, string>, check: Omit<PythonCheck, 'id'>) {
  const files = JSON.stringify(typeof program === 'string' ? { 'main.py': program } : program)
  const { input, assert } = check
  const text = String(run(files, 'main.py', JSON.stringify({ input, assert }), 1))
  return judge({ id: 'a', ...check }, { kind: 'said', text })
}

const adds = 'a = int(input("Birinchi: "))\nb = int(input("Ikkinchi: "))\nprint(a + b)'

describe('a check with input and output', () => {
  test('passes a program that prints it, whatever it asks with', () => {
    expect(tried(adds, { input: ['2', '3'], output: '5' })).toEqual({ id: 'a', fault: null, printed: '5\n' })
  })

  test('does not see spaces at line ends and empty lines at the end', () => {
    expect(tried('print("a ")\nprint("b")\nprint()', { output: 'a\nb' }).fault).toBeNull()
    expect(tried('print(" a")', { output: 'a' }).fault).toMatchObject({ kind: 'output' })
  })

  test('says what was expected and what came', () => {
    expect(tried(adds.replace('+', '-'), { input: ['2', '3'], output: '5' })).toEqual({
      id: 'a',
      fault: { kind: 'output', expected: '5' },
      printed: '-1\n',
    })
  })

  test('tells a program that asks for more, or ends in an error, by its place', () => {
    const { fault } = tried(adds, { input: ['2'], output: '5' })
    expect(fault).toMatchObject({ kind: 'error', error: { type: 'EOFError', place: { line: 2 } } })
    const other = tried({ 'main.py': 'import yordam', 'yordam.py': '\n1/0' }, { output: '' })
    expect(other.fault).toMatchObject({
      kind: 'error',
      error: { type: 'ZeroDivisionError', place: { file: 'yordam.py', line: 2 } },
    })
  })

  test('ends well with the program’s own exit', () => {
    expect(tried('import sys\nprint(1)\nsys.exit()', { output: '1' }).fault).toBeNull()
  })

  test('reads from sys.stdin as well', () => {
    expect(
      tried('import sys\nprint(sum(int(x) for x in sys.stdin))', { input: ['1', '2'], output: '3' }).fault,
    ).toBeNull()
  })
})

describe('an assertion', () => {
  test('reads the program’s names', () => {
    expect(tried('def f(x): return x * 2', { assert: 'assert f(2) == 4' }).fault).toBeNull()
    expect(tried('def f(x): return x', { assert: 'assert f(2) == 4, "f(2)"' }).fault).toEqual({
      kind: 'assert',
      message: 'f(2)',
    })
    expect(tried('', { assert: 'assert f(2) == 4' }).fault).toEqual({
      kind: 'assert',
      message: "NameError: name 'f' is not defined",
    })
  })

  test('is not asked after a program that failed, and both it and the output count', () => {
    expect(tried('x = 1\n1/0', { assert: 'assert x == 1' }).fault).toMatchObject({ kind: 'error' })
    expect(tried('x = 1', { assert: 'assert x == 1', output: '1' }).fault).toMatchObject({ kind: 'output' })
  })

  test.each([
    ['a changed print', 'import builtins\nbuiltins.len = lambda x: 4\ndef f(): return []'],
    ['a trace', 'import sys\nsys.settrace(lambda *a: None)\ndef f(): return []'],
    ['an exit in the function', 'def f(): raise SystemExit'],
  ])('is not led astray by %s', (_name, program) => {
    expect(tried(program, { assert: 'assert len(f()) == 4' }).fault).toMatchObject({ kind: 'assert' })
  })
})

describe('a program', () => {
  test('can’t pass by printing a report', () => {
    const forged = JSON.stringify({ outcome: 'finished', printed: '5' })
    expect(tried(`print(${JSON.stringify(forged)})`, { output: '5' }).fault).toMatchObject({ kind: 'output' })
  })

  test('does not reach the next check', () => {
    tried('import builtins, json\nbuiltins.print = None\njson.x = 1\nx = 1', {})
    expect(tried('print("x" in globals())', { output: 'False' }).fault).toBeNull()
  })

  test('prints no more than anybody compares', () => {
    const { fault, printed } = tried('while True:\n  try:\n    print("a" * 99)\n  except Exception: pass', {})
    expect(fault).toEqual({ kind: 'too_much' })
    expect(printed.length).toBeLessThanOrEqual(20_000)
  })

  test('neither sleeps nor draws', () => {
    const program = 'import time, turtle\ntime.sleep(1000)\nturtle.circle(50)\nprint("tayyor")'
    expect(tried(program, { output: 'tayyor' }).fault).toBeNull()
  })
})

describe('a run that came to nothing', () => {
  test.each(['too_long', 'broken'] as const)('is %s', (end) => {
    expect(judge({ id: 'a', output: '1' }, { kind: end })).toEqual({
      id: 'a',
      fault: { kind: end },
      printed: '',
    })
  })

  test.each(['', 'null', '[]', '{"outcome":5}', 'x'])('is broken where it says %j', (text) => {
    expect(judge({ id: 'a' }, { kind: 'said', text }).fault).toEqual({ kind: 'broken' })
  })
})

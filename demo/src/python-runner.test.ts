import { beforeAll, expect, test } from 'vitest'
import { type PythonRunner, startPython } from './python-runner.ts'

let python: PythonRunner
beforeAll(async () => {
  python = await startPython()
})
const run = (code: string, input?: string[]) => python.run({ files: { 'main.py': code }, input })

test('a program prints what it prints in a terminal whose input comes from a file', () => {
  expect(run('name = input("Ism: ")\nprint("Salom,", name)', ['Ali'])).toEqual({
    output: 'Ism: Salom, Ali\n',
  })
  expect(run('input()')).toMatchObject({ error: 'EOFError' })
})

test('an error comes with its name, its line and what was printed before', () => {
  expect(run('print(1)\nprint(1 / 0)')).toEqual({
    output: '1\n',
    error: 'ZeroDivisionError',
    message: 'division by zero',
    line: 2,
  })
  expect(run('x = 1\nif x\n  pass')).toMatchObject({ error: 'SyntaxError', line: 2 })
})

test('no program sees what another left behind', () => {
  python.run({
    files: {
      'main.py': 'import part, builtins\nbuiltins.print = None\nopen("a.txt", "w").write("1")\nx = part.y',
      'part.py': 'y = 5',
    },
  })
  expect(run('print("x" in globals())')).toEqual({ output: 'False\n' })
  expect(run('import part')).toMatchObject({ error: 'ModuleNotFoundError' })
  expect(run('open("a.txt")')).toMatchObject({ error: 'FileNotFoundError' })
})

test('a program without an end is ended', () => {
  expect(run('while True:\n  pass')).toMatchObject({ error: 'TimeoutError' })
})

test('an assert sees the names of the program', () => {
  const files = { 'main.py': 'def double(x):\n  return x + x' }
  expect(python.run({ files, assert: 'assert double(2) == 4' })).toEqual({ output: '' })
  expect(python.run({ files, assert: 'assert double(2) == 5' })).toMatchObject({ error: 'AssertionError' })
})

test('a fragment is compiled and not run', () => {
  expect(python.run({ files: { 'main.py': 'print(1)' }, onlyCompile: true })).toEqual({ output: '' })
  expect(python.run({ files: { 'main.py': 'print(' }, onlyCompile: true })).toMatchObject({
    error: 'SyntaxError',
  })
})

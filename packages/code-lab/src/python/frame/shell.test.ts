import { beforeEach, expect, test } from 'vitest'
import { pythonInNode, type NodePython } from '../python-in-node.ts'

let python: NodePython
beforeEach(async () => {
  python ??= await pythonInNode()
})

const printed = (command: string, answers: string[] = []) => python.shell(command, answers).out

test('begins without a program', () => {
  expect(printed('1 + 1')).toBe('2\n')
})

test('prints what expressions come to, and nothing of the others', () => {
  expect([printed('x = 6'), printed('x * 7'), printed('"salom"'), printed('None'), printed('_')]).toEqual([
    '',
    '42\n',
    "'salom'\n",
    '',
    "'salom'\n",
  ])
})

test('knows the names of the program that ran last, and only those', () => {
  printed('eski = 1')
  python('def ikki(x):\n  return x * 2\nroʻyxat = [1, 2]'.replace('ʻ', ''))
  expect(printed('ikki(royxat[1])')).toBe('4\n')
  const { result } = python.shell('eski')
  expect(result.outcome === 'error' && result.error.type).toBe('NameError')
  python('x = 1\n1 / 0')
  expect(printed('x')).toBe('1\n')
})

test.each([
  ['for i in range(2):', 'for i in range(2):\n    print(i)', 'for i in range(2):\n    print(i)\n', '0\n1\n'],
  ['(1 +', '(1 +\n', '(1 +\n2)', '3\n'],
  ['def f():', 'def f():\n    """', 'def f():\n    """a"""\n    return 5\n', ''],
  ['if 0:', 'if 0:\n  1\nelse:', 'if 0:\n  1\nelse:\n  2\n', '2\n'],
])('waits for the rest of %j', (first, second, whole, result) => {
  expect(python.shell(first).result.outcome).toBe('incomplete')
  expect(python.shell(second).result.outcome).toBe('incomplete')
  expect(printed(whole)).toBe(result)
})

test('does several lines at once, as they are pasted', () => {
  expect(printed('a = 1\nb = 2\na + b\nfor i in range(2):\n  print(i)\nb')).toBe('3\n0\n1\n2\n')
})

test('asks and goes on with the answer', () => {
  expect(printed('int(input("Son? ")) + 1', ['5'])).toBe('Son? 6\n')
})

test('tells an error by its own line, with values and what it means', () => {
  printed('nol = 0')
  const { result } = python.shell('10 / nol')
  if (result.outcome !== 'error') throw new Error('no error')
  expect(result.error).toMatchObject({ type: 'ZeroDivisionError', code: '10 / nol', place: { line: 1 } })
  expect(result.error.values).toEqual([{ code: 'nol', text: '0', type: 'int' }])
  expect(result.error.text).not.toMatch(/home|runner|qadam/)
  const typo = python.shell('x = = 1').result
  expect(typo.outcome === 'error' && typo.error.type).toBe('SyntaxError')
})

test('goes on after an error, an exit and a name that was taken', () => {
  python.shell('1 / 0')
  python.shell('exit()')
  python.shell('import sys; sys.stdout = None; sys.displayhook = None')
  expect(printed('1')).toBe('1\n')
})

test('takes over what was changed in the project since, and leaves what it wrote itself', () => {
  python({ 'main.py': 'open("a.txt", "w").write("dastur")', 'b.txt': 'eski' })
  const project = { 'main.py': '', 'b.txt': 'yangi' }
  expect(python.shell('open("b.txt").read(), open("a.txt").read()', [], project).out).toBe(
    "('yangi', 'dastur')\n",
  )
  python.shell('with open("b.txt", "w") as f: f.write("qobiq")\n', [], project)
  expect(python.shell('open("b.txt").read()', [], project).out).toBe("'qobiq'\n")
})

test('draws on', () => {
  python('import turtle as t\nt.speed(0)\nt.forward(10)')
  const drawn = python.shell('t.forward(5)').drawn as unknown[][] // as turtle.py sends them
  expect(drawn.find((command) => command[1] === 'line')?.slice(2, 5)).toEqual([10, 0, 15])
})

import { beforeAll, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

function valuesOf(program: string): Record<string, string> {
  const { result } = run(program)
  if (result.outcome !== 'error') throw new Error('the program has no error')
  return Object.fromEntries((result.error.values ?? []).map(({ code, text }) => [code, text]))
}

test('the names of the failing line are shown, then what is made of them', () => {
  expect(valuesOf('a = [3, 1]\ni = 1\nprint(a[i] > a[i + 1])')).toEqual({
    a: '[3, 1]',
    i: '1',
    'a[i]': '1',
    'i + 1': '2',
  })
})

test('a function shows its own names', () => {
  expect(valuesOf('x = 7\ndef f(x):\n  y = x * 2\n  return y / (x - 3)\nf(3)')).toEqual({
    x: '3',
    y: '6',
    'x - 3': '0',
  })
})

test('a call is not made again', () => {
  const { result, out } = run('def f():\n  print("bir")\n  return 1\nx = 0\nf() / x')
  expect([result.outcome, out]).toEqual(['error', 'bir\n'])
  if (result.outcome !== 'error') return
  expect(result.error.values).toEqual([{ code: 'x', text: '0', type: 'int' }])
})

test('a name that a comprehension has of its own is not mixed up with another', () => {
  expect(valuesOf('n = 3\nk = 0\nprint([n / k for n in range(3)])')).toEqual({ k: '0' })
})

test('a name that has no value yet is not shown with one of the same name outside', () => {
  expect(valuesOf('x = 5\ndef f():\n  x = x + 1\nf()')).toEqual({})
})

test('a value too large to be read is cut', () => {
  const values = valuesOf('big = 10 ** 5000\ns = "a" * 100000\nl = list(range(9999))\nx = big + s + l[5]')
  expect(values['big']).toBe('≈ 2^16609')
  expect(values['l']).toBe('[0, 1, 2, 3, 4, 5, 6, 7, …]')
  expect(values['s']?.length).toBeLessThan(90)
})

test('a value that holds itself has an end', () => {
  expect(valuesOf('a = []\na.append(a)\na + 1')).toEqual({ a: '[[[[…]]]]' })
})

test('no code of the student is run to show a value', () => {
  const forever = 'while True: pass'
  const program = `
class Meta(type):
  def __eq__(self, other):
    ${forever}
  def __hash__(self):
    ${forever}
  def __getattribute__(self, name):
    ${forever}
class Evil(metaclass=Meta):
  def __repr__(self):
    ${forever}
  def __getattribute__(self, name):
    ${forever}
  def __len__(self):
    ${forever}
  def __getitem__(self, key):
    ${forever}
  x = property(lambda self: self.__repr__())
class Text(str):
  def __str__(self):
    ${forever}
  __repr__ = __str__
class Row(list):
  def __iter__(self):
    ${forever}
  __len__ = __getitem__ = __iter__
e = Evil()
t = Text("a")
r = Row([1])
d = {1: e}
1 + (0 if False else 1) / 0 + len(e) + e.x + e[0] + d[1] + r[0] + t
`
  const values = valuesOf(program)
  expect(values['e']).toBe('<Evil>')
  expect(values['d']).toBe('{1: <Evil>}')
  expect(values['r']).toBe('[1]')
  expect(values).not.toHaveProperty('len(e)')
})

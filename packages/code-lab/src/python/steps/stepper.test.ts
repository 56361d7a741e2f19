import { beforeAll, describe, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'
import { loopRounds } from './loop-rounds.ts'
import type { Step, Value } from './parse-steps.ts'

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

const stepsOf = (program: string, answers: string[] = []) => run(program, answers, true)
const shownIn = (step: Step | undefined, frame = 0): Record<string, string> =>
  Object.fromEntries((step?.frames[frame]?.names ?? []).map(({ name, value }) => [name, textOf(value)]))
const textOf = (value: Value): string => ('text' in value ? value.text : value.kind)

describe('a program step by step', () => {
  test('stops before each line, with what the names hold by then', () => {
    const { steps, out } = stepsOf('a = 2\nb = a * 3\nprint(b)\nc = "tamom"')
    expect(steps.map(({ line }) => line)).toEqual([1, 2, 3, 4])
    expect(steps.map((step) => shownIn(step))).toEqual([
      {},
      { a: '2' },
      { a: '2', b: '6' },
      { a: '2', b: '6' },
    ])
    expect([out, steps.map(({ output }) => output)]).toEqual(['6\n', [0, 0, 0, 2]])
  })

  test('goes into functions and out of them with what they give', () => {
    const { steps } = stepsOf('def f(n):\n  return 1 if n == 0 else n * f(n - 1)\nx = f(2)')
    expect(Math.max(...steps.map(({ frames }) => frames.length))).toBe(4)
    expect(
      steps.filter(({ event }) => event === 'return').map(({ value }) => value && textOf(value)),
    ).toEqual(['1', '1', '2'])
    expect(steps.find(({ frames }) => frames.length === 4)?.frames.map(({ name }) => name)).toEqual([
      '',
      'f',
      'f',
      'f',
    ])
  })

  test('draws one list once, however many names it has', () => {
    const { steps } = stepsOf('a = [1, [2, 3]]\nb = a\na.append(b)\npass')
    const last = steps.at(-1)
    const [a, b] = last?.frames[0]?.names ?? []
    expect(a?.value).toEqual(b?.value)
    const drawn = a?.value.kind === 'object' ? last?.objects[a.value.id] : undefined
    expect(drawn?.entries.map(({ value }) => value.kind)).toEqual(['number', 'object', 'object'])
    expect(drawn?.entries[2]?.value).toEqual(a?.value)
  })

  test('draws dictionaries and objects by their parts', () => {
    const { steps } = stepsOf(
      'class Mushuk:\n  def __init__(self): self.ism = "Mosh"\nm = Mushuk()\nd = {"a": 1}\npass',
    )
    const last = steps.at(-1)
    // By their names: objects are ordered by their address in memory, which is random.
    const drawn = ['m', 'd'].map((name) => {
      const value = last?.frames[0]?.names.find((each) => each.name === name)?.value
      const object = value?.kind === 'object' ? last?.objects[value.id] : undefined
      const key = object?.entries[0]?.key
      return [object?.type, object?.shape, key && textOf(key)]
    })
    expect(drawn).toEqual([
      ['Mushuk', 'fields', 'ism'],
      ['dict', 'pairs', "'a'"],
    ])
  })

  test('never asks the student’s own code what a value looks like', () => {
    const program = [
      'class Yomon(dict):',
      '  said = []',
      '  def __repr__(self): print("repr"); raise KeyboardInterrupt',
      '  __str__ = __len__ = __iter__ = items = __eq__ = __hash__ = __repr__',
      '  @property',
      '  def __dict__(self): print("dict"); return 1/0',
      '  @property',
      '  def __class__(self): print("class"); return 1/0',
      'class Meta(type):',
      '  @property',
      '  def __name__(self): print("name"); return 1/0',
      'class Boshqa(metaclass=Meta): pass',
      'y = Yomon()',
      'z = Boshqa()',
      'x = 10 ** 5000',
      's = "x" * 10**6',
      'l = list(range(10**5))',
      'pass',
    ].join('\n')
    const { steps, out, result } = stepsOf(program)
    expect([result.outcome, out]).toEqual(['finished', ''])
    expect(steps.at(-1)?.line).toBe(18)
    expect(JSON.stringify(steps.at(-1)).length).toBeLessThan(10_000)
  })

  test('asks, and shows an error at its step', () => {
    const { steps, result } = stepsOf('n = int(input())\nprint(1 / n)', ['0'])
    expect(result.outcome).toBe('error')
    expect(steps.at(-1)).toMatchObject({
      event: 'error',
      line: 2,
      error: 'ZeroDivisionError: division by zero',
    })
    expect(shownIn(steps.at(-1))).toEqual({ n: '0' })
  })

  test('ends a program that takes too many steps, and says so', () => {
    const { steps, result } = stepsOf('n = 0\nwhile True:\n  n += 1')
    expect([steps.length, result.outcome]).toEqual([2000, 'step_limit'])
  })

  test('leaves the next run as it was', () => {
    stepsOf('x = 1')
    expect(run('print(1)').steps).toEqual([])
  })
})

describe('the rounds of a loop', () => {
  /** The rounds as a table, at the last step that is in a loop. */
  const tableOf = (program: string, answers: string[] = []) => {
    const { steps } = stepsOf(program, answers)
    const told = loopRounds(
      steps,
      steps.findLastIndex(({ loops }) => loops.length > 0),
    )
    return told && [told.names, ...told.rounds.map(({ values }) => values)]
  }

  test('are told by what the names held at the end of each', () => {
    expect(tableOf('s = 0\nfor i in [5, 7]:\n  s += i\n  s += 1\npass')).toEqual([
      ['s', 'i'],
      ['6', '5'],
      ['14', '7'],
    ])
    expect(tableOf('n = 3\nwhile n > 0:\n  n -= 1\n  if n == 1: continue\npass')).toEqual([
      ['n'],
      ['2'],
      ['1'],
      ['0'],
    ])
  })

  test('are told of a list that grows, and of a loop without a test', () => {
    expect(
      tableOf('a = []\nwhile True:\n  x = int(input())\n  if x == 0:\n    break\n  a.append(x)', ['4', '0']),
    ).toEqual([
      ['a', 'x'],
      ['[4]', '4'],
      ['[4]', '0'],
    ])
  })

  test('are those of the innermost loop, and of this time through it', () => {
    const { steps } = stepsOf('for i in range(2):\n  for j in range(2):\n    k = i * 10 + j\n    pass')
    const told = loopRounds(
      steps,
      steps.findLastIndex(({ loops }) => loops.length === 2),
    )
    expect([told?.line, told?.names, told?.rounds.map(({ values }) => values)]).toEqual([
      2,
      ['j', 'k'],
      [
        ['0', '10'],
        ['1', '11'],
      ],
    ])
  })

  test('are not those of a function that is called in it, nor of another call of its own', () => {
    const program =
      'def f(n):\n  for i in range(2):\n    if n:\n      f(n - 1)\n    x = n * 10 + i\n  return x\nf(1)'
    const { steps } = stepsOf(program)
    const last = steps.findLastIndex(({ loops }) => loops.length > 0)
    expect(loopRounds(steps, last)?.rounds.map(({ values }) => values)).toEqual([
      ['0', '10'],
      ['1', '11'],
    ])
  })

  test('of a body of many lines, of a comprehension and of a generator tell nothing false', () => {
    expect(tableOf('while True:\n  print(\n    1,\n    2,\n  )\n  break')).toBeUndefined()
    expect(tableOf('while True:\n  a = [i for i in range(3)]\n  break')).toBeUndefined()
    expect(tableOf('for i in range(3): print(i)')).toBeUndefined()
    expect(tableOf('def g():\n  for i in range(2):\n    yield i\nfor k in g():\n  pass')).toEqual([
      ['k'],
      ['0'],
      ['1'],
    ])
    expect(tableOf('for i in range(2):\n  a = [\n    each for each in range(3)\n  ]\n  b = i')).toEqual([
      ['i', 'a', 'b'],
      ['0', '[0, 1, 2]', '0'],
      ['1', '[0, 1, 2]', '1'],
    ])
  })

  test('of which there are many are told as far as somebody reads them', () => {
    const { steps } = stepsOf('for i in range(900):\n  x = i\n')
    const told = loopRounds(steps, steps.length - 1)
    expect([told?.rounds.length, told?.leftOut, told?.rounds.at(-1)?.values]).toEqual([
      50,
      850,
      ['899', '899'],
    ])
  })
})

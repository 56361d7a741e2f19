import { beforeAll, describe, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'
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

import { expect, test } from 'vitest'
import { changedNames, describeValue, sameObjects, sharedNumbers } from './describe-step.ts'
import type { Step, Value } from './parse-steps.ts'

const number = (text: string): Value => ({ kind: 'number', text })
const list = (...values: Value[]) => ({
  type: 'list',
  shape: 'row' as const,
  entries: values.map((value) => ({ key: undefined, value })),
  more: 0,
})
const stepWith = (names: Record<string, Value>, objects: Step['objects'] = {}): Step => ({
  event: 'line',
  file: 'main.py',
  line: 1,
  output: 0,
  frames: [{ name: '', line: 1, names: Object.entries(names).map(([name, value]) => ({ name, value })) }],
  leftOut: 0,
  objects,
  loops: [],
  value: undefined,
  error: undefined,
})
const a: Value = { kind: 'object', id: 'a' }

test('a change inside a list is a change of the name that holds it', () => {
  const before = stepWith({ x: number('1'), l: a }, { a: list(number('1')) })
  const after = stepWith({ x: number('1'), l: a }, { a: list(number('1'), number('2')) })
  expect(changedNames(after, before)).toEqual(['l = [1, 2]'])
  expect(changedNames(after, after)).toEqual([])
})

test('a list that holds itself comes to an end', () => {
  expect(describeValue(a, { a: list(number('1'), a) }, 4)).toBe('[1, [1, [1, [1, list]]]]')
  expect([...sharedNumbers(stepWith({ l: a }, { a: list(a) }))]).toEqual([['a', 1]])
})

test('what has one name only has no number', () => {
  expect(sharedNumbers(stepWith({ l: a }, { a: list(number('1')) })).size).toBe(0)
})

test('names of one list are told as one, names of equal lists or of one tuple are not', () => {
  const objects = { a: list(number('1')), b: list(number('1')), t: { ...list(), type: 'tuple' } }
  const b: Value = { kind: 'object', id: 'b' }
  const t: Value = { kind: 'object', id: 't' }
  const step = stepWith({ x: a, y: a, other: b, p: t, q: t }, objects)
  expect(sameObjects(step)).toEqual([{ names: ['x', 'y'], type: 'list', number: 1 }])
  const called = {
    ...step,
    frames: [...step.frames, { name: 'f', line: 2, names: [{ name: 'z', value: b }] }],
  }
  expect(sameObjects(called).map(({ names }) => names)).toEqual([
    ['x', 'y'],
    ['other', 'f(): z'],
  ])
})

import { expect, test } from 'vitest'
import { isFirstStep, isFurtherStep, withStep } from './fading-steps.ts'

const of = (...names: (string | undefined)[]) => names.map((fading, at) => ({ id: String(at), fading }))
const namesOf = (steps: { fading?: string | undefined }[]) => steps.map(({ fading }) => fading)

test('an exercise joined to the one before it is a step of the same problem, with all that follow it', () => {
  expect(namesOf(withStep(of(undefined, undefined), 1, true, () => 'a'))).toEqual(['a', 'a'])
  expect(namesOf(withStep(of('a', 'a', undefined), 2, true, () => 'b'))).toEqual(['a', 'a', 'a'])
  expect(namesOf(withStep(of('a', 'a', 'b', 'b'), 2, true, () => 'c'))).toEqual(['a', 'a', 'a', 'a'])
})

test('one parted from it takes the rest along, and what is alone is no step', () => {
  expect(namesOf(withStep(of('a', 'a', 'a', 'a'), 2, false, () => 'b'))).toEqual(['a', 'a', 'b', 'b'])
  expect(namesOf(withStep(of('a', 'a'), 1, false, () => 'b'))).toEqual([undefined, undefined])
})

test('the first step is told from the further ones', () => {
  const steps = of('a', 'a', undefined)
  expect([0, 1, 2].map((at) => isFirstStep(steps, at))).toEqual([true, false, false])
  expect([0, 1, 2].map((at) => isFurtherStep(steps, at))).toEqual([false, true, false])
})

import { expect, test } from 'vitest'
import { hintLines, hintsOf } from './exercise-hints.ts'

test('hints are lines, and those of the same number belong together', () => {
  const uzbek = hintsOf([], 'uz', 'bir\nikki')
  const both = hintsOf(uzbek ?? [], 'ru', 'один\nдва')
  expect(both).toEqual([
    { uz: 'bir', ru: 'один' },
    { uz: 'ikki', ru: 'два' },
  ])
  expect([hintLines(both ?? [], 'uz'), hintLines(both ?? [], 'ru')]).toEqual(['bir\nikki', 'один\nдва'])
})

test('a line that was taken out in one language stays in the other, and none is left of nothing', () => {
  const hints = [{ uz: 'bir', ru: 'один' }, { uz: 'ikki' }]
  expect(hintsOf(hints, 'uz', '')).toEqual([{ uz: '', ru: 'один' }])
  expect(hintsOf([{ uz: 'bir' }], 'uz', '')).toBeUndefined()
})

test('a line that is being begun stays, and no more than four are taken', () => {
  expect(hintLines(hintsOf([{ uz: 'bir' }], 'uz', 'bir\n') ?? [], 'uz')).toBe('bir\n')
  expect(hintsOf([], 'uz', 'a\nb\nc\nd\ne')).toHaveLength(4)
})

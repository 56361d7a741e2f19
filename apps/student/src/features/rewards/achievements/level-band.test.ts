import { expect, test } from 'vitest'
import { bandOf } from './level-band.ts'

test.each([
  [0, 'beginner'],
  [1, 'beginner'],
  [2, 'beginner'],
  [3, 'apprentice'],
  [5, 'apprentice'],
  [6, 'adept'],
  [14, 'craftsman'],
  [24, 'master'],
  [25, 'mentor'],
  [40, 'great_master'],
  [6554, 'great_master'],
])('level %i is a %s', (level, band) => {
  expect(bandOf(level)).toBe(band)
})

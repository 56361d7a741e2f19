import { expect, it } from 'vitest'
import { designCover, seededRandom } from './cover-pattern.ts'

it('a seed always gives the same cover', () => {
  expect(designCover('python')).toEqual(designCover('python'))
})

it('seeds give different covers', () => {
  const covers = new Set(
    Array.from({ length: 40 }, (_, index) => JSON.stringify(designCover(`course ${index}`))),
  )
  expect(covers.size).toBe(40)
})

it('random numbers lie from 0 up to 1', () => {
  const random = seededRandom('girih')
  for (let draw = 0; draw < 1000; draw++) {
    const number = random()
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

const screen = { width: 1280, height: 800 }
const card = { width: 360, height: 200 }

test.each([
  ['below', { x: 400, y: 100, width: 200, height: 50 }, { x: 320, y: 166 }],
  ['above where there is no room below', { x: 400, y: 700, width: 200, height: 50 }, { x: 320, y: 484 }],
  ['to the right of what is high', { x: 20, y: 50, width: 200, height: 700 }, { x: 236, y: 300 }],
  ['to the left of what is high', { x: 900, y: 50, width: 360, height: 700 }, { x: 524, y: 300 }],
  ['over the end of what fills the screen', { x: 0, y: 0, width: 1280, height: 800 }, { x: 460, y: 584 }],
])('the card stands %s', (_, spot, place) => {
  expect(placeCard(spot, card, screen)).toEqual(place)
})

test('the card is always on the screen', () => {
  const length = fc.integer({ min: -500, max: 2000 })
  const size = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(length, length, size, size, (x, y, width, height) => {
      const place = placeCard({ x, y, width, height }, card, screen)
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + card.width).toBeLessThanOrEqual(screen.width)
      expect(place.y + card.height).toBeLessThanOrEqual(screen.height)
    }),
  )
})

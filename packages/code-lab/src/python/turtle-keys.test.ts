import { expect, test } from 'vitest'
import { parseListening, placeOfKey, type Listening } from './turtle-keys.ts'

const listening: Listening = { keys: ['Up', '', 'space', 'w', 'a'], anyKey: false, clicks: false }

test.each([
  ['an arrow', 'ArrowUp', 'ArrowUp', 0],
  ['the space bar', ' ', 'Space', 2],
  ['a letter', 'w', 'KeyW', 3],
  ['a letter with Caps Lock', 'W', 'KeyW', 3],
  ['a letter of the Cyrillic layout', 'ц', 'KeyW', 3],
  ['a key nobody listens to', 'q', 'KeyQ', undefined],
  ['the key with which one leaves', 'Tab', 'Tab', undefined],
])('%s is found', (_what, key, code, place) => {
  expect(placeOfKey(listening, { key, code })).toBe(place)
})

test('any key is one where the program asks for any', () => {
  expect(placeOfKey({ keys: [], anyKey: true, clicks: false }, { key: 'q', code: 'KeyQ' })).toBe(-1)
})

test('what a program declares amiss is nothing', () => {
  expect(parseListening(['Up', 1, 'yes'])).toEqual({ keys: [], anyKey: false, clicks: false })
  expect(parseListening([['Up', 5, 'x'.repeat(90)], true, true])).toEqual({
    keys: ['Up', '', 'x'.repeat(20)],
    anyKey: true,
    clicks: true,
  })
})

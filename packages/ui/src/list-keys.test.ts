import { expect, test } from 'vitest'
import { keyOf, moveIn } from './list-keys.ts'

test.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  ['о', 'KeyJ', 'j'],
  ['Enter', 'Enter', 'Enter'],
  ['?', 'Slash', '?'],
  // Another Latin layout says what it means by the letter itself.
  ['a', 'KeyQ', 'a'],
])('key %s at %s is %s', (key, code, name) => {
  expect(keyOf({ key, code })).toBe(name)
})

test('j goes down and k goes up, and neither leaves the list', () => {
  expect([moveIn('j', 0, 3), moveIn('k', 1, 3)]).toEqual([1, 0])
  expect([moveIn('j', 2, 3), moveIn('k', 0, 3)]).toEqual([undefined, undefined])
})

test('the first key of either kind enters the list at its top', () => {
  expect([moveIn('j', -1, 3), moveIn('k', -1, 3)]).toEqual([0, 0])
  expect(moveIn('j', -1, 0)).toBeUndefined()
})

test('other keys move nothing', () => {
  expect(moveIn('x', 0, 3)).toBeUndefined()
})

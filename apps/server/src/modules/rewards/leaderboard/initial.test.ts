import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['Karimova', 'K'],
  ['Shodiyeva', 'Sh'],
  ['Choriyev', 'Ch'],
  ['Oʻrinov', 'Oʻ'],
  ["G'aniyev", "G'"],
  ['Иванов', 'И'],
  ['  Yusupov', 'Y'],
  ['👩‍👧 Ali', '👩‍👧'],
  ['', ''],
])('of %j there is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

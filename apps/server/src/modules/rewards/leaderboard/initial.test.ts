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
  ['Ғофуров', 'Ғ'],
  ['E\u0301mile', 'E\u0301'],
  ['И\u0306ўлдошев', 'И\u0306'],
  ['👩‍👧 Ali', '👩‍👧'],
  ['', ''],
])('of %j there is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

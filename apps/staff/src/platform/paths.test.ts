import { expect, test } from 'vitest'
import { loginAddress, parseId } from './paths.ts'

test.each([
  ['36', 36],
  [36, 36],
  ['2147483648', null],
  ['1.5', null],
  ['abc', null],
  [undefined, null],
  [{}, null],
])('%j in an address is the id %j', (value, id) => expect(parseId(value)).toBe(id))

test('the sign-in page is told the way back', () => {
  expect(loginAddress('/staff/review?q=a&page=2')).toBe('/login?next=%2Fstaff%2Freview%3Fq%3Da%26page%3D2')
})

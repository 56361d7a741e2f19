import { expect, test } from 'vitest'
import { loginAddress } from './paths.ts'

test('the sign-in page is told the way back', () => {
  expect(loginAddress('/staff/review?q=a&page=2')).toBe('/login?next=%2Fstaff%2Freview%3Fq%3Da%26page%3D2')
})

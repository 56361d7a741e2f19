import { afterEach, expect, test } from 'vitest'
import { formatShortNumber } from './format.ts'
import { keepLanguage } from './language.ts'

afterEach(() => keepLanguage('uz'))

test('a number below a million stays whole', () => {
  expect(formatShortNumber(999_999)).toBe('999\u00a0999')
  expect(formatShortNumber(0)).toBe('0')
})

test('from a million on it is told in millions, never more than there is, in the words of the language', () => {
  expect(formatShortNumber(1_000_000)).toBe('1\u00a0mln')
  expect(formatShortNumber(1_999_999)).toBe('1,9\u00a0mln')
  keepLanguage('ru')
  expect(formatShortNumber(12_345_678)).toBe('12,3\u00a0млн')
})

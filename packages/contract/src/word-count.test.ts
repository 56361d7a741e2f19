import { expect, test } from 'vitest'
import { countWords } from './word-count.ts'

test('words are runs with a letter or a digit, whatever stands around them', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' \n\t')).toBe(0)
  expect(countWords('Oʻzbekiston — goʻzal  yurt!\n2 ta soʻz')).toBe(6)
  expect(countWords('- * …')).toBe(0)
})

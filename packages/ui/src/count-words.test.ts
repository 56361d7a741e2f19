import { expect, test } from 'vitest'
import { countCharacters, countWords } from './count-words.ts'

test.each([
  ['', 0],
  ['   \n ', 0],
  ['Bugun maktabga bordim.', 3],
  ['Oʻzbekiston, gʻoz va maʼlumot', 4],
  ["O'zbekiston va ma’lumot", 3],
  ['asta-sekin — yaxshi', 2],
  ['Мне 14 лет!', 3],
  ["'salom' dedi", 2],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('a letter with its accent is one character', () => {
  expect(countCharacters('oʻ')).toBe(2)
  expect(countCharacters('й')).toBe(1)
  expect(countCharacters('👩‍👩‍👧')).toBe(1)
})

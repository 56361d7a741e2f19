import { expect, test } from 'vitest'
import { foldName, wordsOfName } from './fold-name.ts'

test('a name is found by any apostrophe or none, and by look-alike letters', () => {
  for (const typed of ["o'g'iloy", 'O`g´iloy', 'oʼgʻiloy', 'Ogiloy'])
    expect(foldName(typed)).toBe(foldName('O‘g‘iloy'))
  expect(foldName('АНОРА')).toBe(foldName('анора'))
  expect(foldName('Сараp')).toBe(foldName('Capap'))
  expect(wordsOfName(" Yoʻldosh  o'g ")).toEqual(['yoldosh', 'og'])
  expect(wordsOfName(" ' ")).toEqual([])
})

test('a search has eight words at most, and each once', () => {
  expect(wordsOfName('a b A c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})

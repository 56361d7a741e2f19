import { foldCode, foldWord } from '@qadam/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNearWord, typedAnswerType } from './typed-answer.ts'

test.each([
  ['kitob', 'kitop'],
  ['kitob', 'kitobb'],
  ['kitob', 'kiob'],
  ['kitob', 'itob'],
])('%s and %s differ in one letter', (one, other) => {
  expect(isNearWord(one, other)).toBe(true)
})

test.each([
  ['kitob', 'kitob'],
  ['kitob', 'ktiob'],
  ['kitob', 'kit'],
  ['olm', 'olma'],
  ['', 'a'],
])('%s and %s are not near', (one, other) => {
  expect(isNearWord(one, other)).toBe(false)
})

const word = fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom(...Array.from('abcoʻg')) })

test('nearness is the same from both sides, and never equality', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isNearWord(one, other)).toBe(isNearWord(other, one))
      expect(isNearWord(one, one)).toBe(false)
    }),
  )
})

test('a letter put in, taken out or replaced is found', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('', 'x', 'xx'), (text, place, by) => {
      const letters = Array.from(text)
      const at = place % letters.length
      const given = by === 'xx' ? `x${letters[at]}` : by
      const changed = letters.with(at, given).join('')
      expect(isNearWord(text, changed)).toBe(letters.length > 4 || given !== '')
    }),
  )
})

type Format = 'word' | 'number' | 'code'
const grade = (format: Format, accepted: string, answer: string, tolerance = 0) =>
  typedAnswerType.grade({ accepted: [{ uz: accepted }], tolerance }, answer, { format })

test.each<[Format, string, string]>([
  ['word', 'oʻqituvchi', '  O‘QITUVCHI '],
  ['word', 'oʻqituvchi', "o'qituvchi"],
  ['word', 'oʻqituvchi', 'oqituvchi'],
  ['word', 'Toshkent shahri', 'toshkent  shahri'],
  // Typed with Cyrillic а and о.
  ['word', 'saroy', 'sаrоy'],
  ['number', '3.5', '3,5'],
  ['number', '-2', '−2'],
  ['number', '1000', '1 000'],
  ['number', '0.3', '0.30000000001'],
  ['code', 'print("Salom")', 'print ( ‘Salom’ )'],
  ['code', 'x = y + 1', 'x=y+1'],
  ['code', 'not done', 'not  done'],
])('a %s %s may be typed as %s', (format, accepted, answer) => {
  expect(grade(format, accepted, answer)).toBe(true)
})

test.each<[Format, string, string]>([
  ['word', 'kitob', 'kitoblar'],
  ['number', '3.5', '3.4'],
  ['number', '3.5', 'uch'],
  ['number', '3.5', '3.5.1'],
  ['code', 'print("Salom")', 'Print("Salom")'],
  ['code', 'print("Salom")', 'print("salom")'],
  ['code', 'print("a b")', 'print("ab")'],
  ['code', 'not done', 'notdone'],
])('a %s %s is not %s', (format, accepted, answer) => {
  expect(grade(format, accepted, answer)).toBe(false)
})

test('each variant is right, in whichever language it was given', () => {
  const key = { accepted: [{ uz: 'olma', ru: 'яблоко' }, { uz: 'apple' }], tolerance: 0 }
  for (const answer of ['olma', 'Яблоко', 'APPLE'])
    expect(typedAnswerType.grade(key, answer, { format: 'word' })).toBe(true)
  expect(typedAnswerType.reveal(key, 'uz')).toBe('olma')
  expect(typedAnswerType.reveal(key, 'ru')).toBe('яблоко')
})

test('a tolerance is as wide on both sides', () => {
  const cents = fc.integer({ min: -100_000, max: 100_000 }).map((whole) => whole / 100)
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 500 }), (one, other, percent) => {
      const tolerance = percent / 100
      const isRight = grade('number', String(one), String(other), tolerance)
      expect(grade('number', String(other), String(one), tolerance)).toBe(isRight)
      expect(isRight).toBe(Math.abs(Math.round(one * 100) - Math.round(other * 100)) <= percent)
    }),
  )
})

test('folding what is folded changes nothing', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('aBоОʻ‘\'"“” \t=(+)ё_1')) })
  fc.assert(
    fc.property(typed, (text) => {
      expect(foldWord(foldWord(text))).toBe(foldWord(text))
      expect(foldCode(foldCode(text))).toBe(foldCode(text))
    }),
  )
})

test('what is nearly right is never right', () => {
  const accepted = fc.string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(...Array.from('abcоʻ')) })
  const format = fc.constantFrom<Format>('word', 'number', 'code')
  fc.assert(
    fc.property(accepted, accepted, format, (uz, answer, asked) => {
      const key = { accepted: [{ uz }], tolerance: 0 }
      const isNear = typedAnswerType.isNear?.(key, answer, { format: asked }) === true
      if (isNear) expect(typedAnswerType.grade(key, answer, { format: asked })).toBe(false)
      if (asked !== 'word') expect(isNear).toBe(false)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { caretAfter, formatPhone } from './phone-format.ts'

describe('a phone number', () => {
  test.each([
    ['9', '+998 9'],
    ['90', '+998 90'],
    ['901234567', '+998 90 123 45 67'],
    ['90 123 45 67', '+998 90 123 45 67'],
    ['+998901234567', '+998 90 123 45 67'],
    ['998 90 123-45-67', '+998 90 123 45 67'],
    ['+998 (90) 123.45.67 88', '+998 90 123 45 67'],
    ['', ''],
    ['salom', ''],
  ])('%j is laid out as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown))

  test('typed digit by digit with its country code ends the same', () => {
    let shown = ''
    for (const digit of '998901234567') shown = formatPhone(shown + digit, shown)
    expect(shown).toBe('+998 90 123 45 67')
  })

  test('typed with a plus ends the same', () => {
    let shown = ''
    for (const sign of '+998901234567') shown = formatPhone(shown + sign, shown)
    expect(shown).toBe('+998 90 123 45 67')
  })

  test('of another country stays as it is', () => {
    expect(formatPhone('+7 701 123-45-67')).toBe('+77011234567')
  })

  test('can be deleted to nothing', () => {
    let shown = '+998 90 1'
    for (let times = 0; times < 12 && shown !== ''; times++) shown = formatPhone(shown.slice(0, -1), shown)
    expect(shown).toBe('')
  })
})

test('the caret stays behind the same digit', () => {
  expect(caretAfter('+998 90 123 45 67', 5)).toBe('+998 90'.length)
  expect(caretAfter('+998 90', 99)).toBe(7)
})

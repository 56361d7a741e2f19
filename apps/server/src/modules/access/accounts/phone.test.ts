import { describe, expect, test } from 'vitest'
import { normalizePhone } from './phone.ts'

describe('a phone number', () => {
  test.each([
    '90 123 45 67',
    '+998901234567',
    '998 90 123-45-67',
    '(90) 123-45-67',
    '998901234567',
    ' +998 90 123 45 67 ',
  ])('typed as "%s" is one account', (typed) => {
    expect(normalizePhone(typed)).toBe('+998901234567')
  })

  test('of another country keeps its code', () => {
    expect(normalizePhone('+7 701 123 45 67')).toBe('+77011234567')
  })

  test.each(['', 'login', '12', '+', `' or 1=1 --`, '9'.repeat(40)])('is not read into "%s"', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined()
  })
})

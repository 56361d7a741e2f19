import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDate, showDate, withDots } from './typed-date.ts'

test('every day that is shown is read as itself, typed digit by digit too', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((time) => time.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      expect(readDate(showDate(day))).toBe(day)
      expect(readDate(day)).toBe(day)
      const digits = showDate(day).replaceAll('.', '')
      const typed = [...digits].reduce((before, digit) => withDots(before + digit, before), '')
      expect(typed).toBe(showDate(day))
    }),
  )
})

describe('as people write a day:', () => {
  test.each([
    ['5.3.2026', '2026-03-05'],
    [' 05/03/2026 ', '2026-03-05'],
    ['05 03 2026', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['2026-3-5', '2026-03-05'],
    ['29.02.2028', '2028-02-29'],
  ])('%s', (text, day) => expect(readDate(text)).toBe(day))
})

test.each(['', '5', '05.03', '05.03.26', '31.02.2026', '29.02.2026', '00.01.2026', '12.13.2026', 'bugun'])(
  '%j is no day',
  (text) => expect(readDate(text)).toBeUndefined(),
)

test('a dot that came by itself can be taken away', () => {
  expect(withDots('05', '05.')).toBe('05')
  expect(withDots('0', '05')).toBe('0')
})

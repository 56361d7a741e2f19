import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealAccountNumber, readAccountNumber } from './account-number.ts'
import { monthsFor, TIYIN, tiyinOf } from './price.ts'
import { readAmount, readStatement } from './read-statement.ts'

const prices = fc.integer({ min: 1, max: 5_000_000 })

test('an amount pays for whole months, one to twelve, and for nothing else', () => {
  expect(monthsFor(50_000_000, 500_000)).toBe(1)
  expect(monthsFor(150_000_000, 500_000)).toBe(3)
  expect(monthsFor(50_000_001, 500_000)).toBeNull()
  expect(monthsFor(25_000_000, 500_000)).toBeNull()
  expect(monthsFor(13 * 50_000_000, 500_000)).toBeNull()
  expect(monthsFor(0, 500_000)).toBeNull()
  expect(monthsFor(-50_000_000, 500_000)).toBeNull()
  expect(monthsFor(50_000_000.5, 500_000)).toBeNull()
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 1_000_000_000 }), (price, tiyin) => {
      const months = monthsFor(tiyin, price)
      if (months !== null) expect(months * price * TIYIN).toBe(tiyin)
    }),
  )
})

test('what Click writes is read by its digits', () => {
  expect(tiyinOf('1000')).toBe(100_000)
  expect(tiyinOf('1000.5')).toBe(100_050)
  expect(tiyinOf('500000.00')).toBe(50_000_000)
  expect(tiyinOf('500000.000')).toBe(50_000_000)
  for (const wrong of ['', '-5', '1e5', '1,5', '1.234', ' 5', '٥', '9'.repeat(13)])
    expect(tiyinOf(wrong)).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }), (soum, part) => {
      expect(tiyinOf(`${soum}.${String(part).padStart(2, '0')}`)).toBe(soum * 100 + part)
    }),
  )
})

test('amounts of a statement are read however the cabinet writes them', () => {
  const written = [
    '500000',
    '500 000',
    '500 000,00',
    '500,000.00',
    '500.000,00',
    '500000.0',
    '500 000 soʻm',
    '500,000',
    '-500000',
    "'500000",
  ]
  for (const text of written) expect([text, readAmount(text)]).toEqual([text, 50_000_000])
  expect(readAmount('500000,55')).toBe(50_000_055)
  expect(readAmount('yoʻq')).toBeNull()
})

test('an account number survives spaces, and a slip of one digit names nobody', () => {
  expect(readAccountNumber('12345 67897')).toBe(readAccountNumber('1234567897'))
  for (const wrong of ['', '123', null, {}, '١٢٣٤٥٦٧٨٩٠', '1'.repeat(40), 12.5])
    expect(readAccountNumber(wrong)).toBeUndefined()
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (random, place, by) => {
        const number = dealAccountNumber(() => random)
        expect(readAccountNumber(number)).toBe(number)
        expect(readAccountNumber(Number(number))).toBe(number)
        const slipped = String((Number(number[place]) + by) % 10)
        expect(readAccountNumber(number.slice(0, place) + slipped + number.slice(place + 1))).toBeUndefined()
      },
    ),
  )
})

test('a statement’s line is paid unless its state says that it was given up, or only begun', () => {
  const isPaid = (state: string) => readStatement(`id;sum;status\nabc;500000;${state}`)[0]?.isPaid
  for (const state of ['', 'Оплачен', 'Успешно', 'Обработан', 'Paid', 'Success', 'Toʻlangan'])
    expect([state, isPaid(state)]).toEqual([state, true])
  const unpaid = ['Отменён', 'Создан', 'Не оплачен', 'Неоплачен', 'Ожидает оплаты', 'В процессе', 'Pending']
  for (const state of [...unpaid, 'Created', 'Unpaid', 'Toʻlanmagan', 'Qaytarilgan'])
    expect([state, isPaid(state)]).toEqual([state, false])
})

test('a header is looked for where one may stand', () => {
  const table = 'id;sum\nabc;500000'
  expect(readStatement(`${'Kassa;Qadam\n'.repeat(50)}${table}`)).toHaveLength(1)
  expect(() => readStatement(`${'Kassa;Qadam\n'.repeat(500)}${table}`)).toThrow('validation.failed')
})

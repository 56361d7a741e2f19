import i18next from 'i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { admin } from './fixtures.tsx'
import { startI18n } from './i18n/start.ts'
import { session } from './session.ts'
import { formatAgo, formatDate, formatDay, formatMoment, formatStretch } from './times.ts'

beforeAll(startI18n)
afterEach(() => session.logout())

test.each([
  [40, '0 daq'],
  [12 * 60, '12 daq'],
  [2 * 3600 + 14 * 60, '2 soat 14 daq'],
  [86_400 + 5 * 3600, '1 kun 5 soat'],
  [2 * 86_400, '2 kun'],
  [3 * 86_400 + 5 * 3600, '3 kun'],
])('%d seconds read %s', (seconds, text) => expect(formatStretch(seconds, i18next.t)).toBe(text))

test('times are those of the school', () => {
  const now = new Date('2026-12-31T18:00:00.000Z')
  expect(formatMoment('2026-11-21T20:30:00.000Z', 'Asia/Tashkent', now)).toBe('22-noyabr, 01:30')
  expect(
    formatMoment('2026-11-21T20:30:00.000Z', 'Asia/Tashkent', new Date('2026-11-22T10:00:00.000Z')),
  ).toBe('bugun 01:30')
  expect(formatMoment('2025-11-21T20:30:00.000Z', 'Asia/Tashkent', now)).toBe('2025-yil 22-noyabr, 01:30')
  // The school has its new year before Greenwich has.
  expect(formatMoment('2026-12-31T19:30:00.000Z', 'Asia/Tashkent', now)).toBe('2027-yil 1-yanvar, 00:30')
  expect(formatDay('2026-11-21')).toBe('21.11')
})

test.each(['Asia/Tashkent', 'America/New_York', 'Pacific/Kiritimati'])(
  'a school day has its own date, wherever the school is: %s',
  (time_zone) => {
    session.start({ ...admin, time_zone }, false)
    expect(formatDate('2026-03-10', new Date('2026-06-01T12:00:00Z'))).toBe('10-mart')
  },
)

test('in a zone that the browser does not know times are those of the device', () => {
  session.start({ ...admin, time_zone: 'Asia/Later_Named' }, false)
  const time = new Date('2026-11-21T20:30:00.000Z')
  expect(formatDate(time.toISOString(), time)).toBe(`${time.getDate()}-noyabr`)
})

test('a moment ago is now', () => {
  const now = Date.parse('2026-11-21T08:00:00.000Z')
  expect(formatAgo('2026-11-21T07:59:30.000Z', now, i18next.t)).toBe('hozirgina')
  expect(formatAgo('2026-11-21T06:00:00.000Z', now, i18next.t)).toBe('2 soat 0 daq oldin')
})

import { expect, test, vi } from 'vitest'
import { formatDateIn } from './date-format.ts'

const moment = new Date('2026-11-21T20:30:00.000Z')

test('a time is told by the clock of its zone, in the shape that was asked for', () => {
  expect(formatDateIn('clock', moment, 'Asia/Tashkent')).toBe('01:30')
  expect(formatDateIn('clock', moment, 'UTC')).toBe('20:30')
  expect(formatDateIn('day', moment, 'Asia/Tashkent')).toBe('2026-11-22')
})

test('one formatter serves all rows, also where the browser does not know the zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (const zone of ['Asia/Samarkand', 'Asia/Later_Named'])
    for (let row = 0; row < 50; row += 1) formatDateIn('day', moment, zone)
  // One, and for the unknown zone one in vain.
  expect(made).toHaveBeenCalledTimes(3)
  made.mockRestore()
})

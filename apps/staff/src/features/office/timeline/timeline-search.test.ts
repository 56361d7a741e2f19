import { expect, test } from 'vitest'
import { parseTimelineSearch, shiftClock } from './timeline-search.ts'

test('an address says a moment and a span; what is neither says nothing', () => {
  expect(parseTimelineSearch({ day: '2026-03-10', clock: '14:05', minutes: 60 })).toEqual({
    day: '2026-03-10',
    clock: '14:05',
    minutes: 60,
  })
  expect(parseTimelineSearch({ day: 'today', clock: '24:00', minutes: '15' })).toEqual({})
})

test('a step stays within its day', () => {
  expect(shiftClock('14:05', 30)).toBe('14:35')
  expect(shiftClock('09:50', -60)).toBe('08:50')
  expect([shiftClock('00:10', -30), shiftClock('23:50', 30)]).toEqual(['00:00', '23:59'])
})

import { formatClock } from '@qadam/web/format'
import { expect, test } from 'vitest'
import { leftToWatch } from './left-to-watch.ts'

test.each([
  { duration_s: 62.4, furthest_s: 0, left: '1:02' },
  { duration_s: 62.4, furthest_s: 0.9, left: '1:02' },
  { duration_s: 62.4, furthest_s: 1, left: '1:01' },
  { duration_s: 60, furthest_s: 59.9, left: '0:01' },
  { duration_s: 60.3, furthest_s: 60.1, left: '0:01' },
])(
  'of $duration_s s with $furthest_s watched $left is left, as the clock of the player counts',
  ({ left, ...film }) => {
    expect(formatClock(leftToWatch(film))).toBe(left)
  },
)

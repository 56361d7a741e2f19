import { expect, test } from 'vitest'
import { sitDown } from '../../../../platform/fixtures.tsx'
import { queryClient } from '../../../../platform/query-client.ts'
import { schoolZone } from '../../../../platform/school-zone.ts'
import { statsQuery } from './queue-query.ts'

test('the console learns of another time zone with the figures; an older server leaves the one it knows', async () => {
  const figures = { open: 0, overdue: 0, oldest_at: null, ages: [], days: [] }
  let answer: object = { ...figures, time_zone: 'Asia/Tokyo' }
  await sitDown({ review_stats: () => answer })
  expect(schoolZone()).toBe('Asia/Tashkent')
  await queryClient.fetchQuery({ ...statsQuery(), staleTime: 0 })
  expect(schoolZone()).toBe('Asia/Tokyo')
  answer = figures
  await queryClient.fetchQuery({ ...statsQuery(), staleTime: 0 })
  expect(schoolZone()).toBe('Asia/Tokyo')
})

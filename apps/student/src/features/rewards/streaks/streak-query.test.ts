import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { readStreak } from './streak-query.ts'

const fetched = vi.fn<typeof fetch>()
const told = {
  earned_days: 1,
  missed_days: 0,
  current_streak: 1,
  max_streak: 4,
  days: { 10: 'earned' },
  month: 3,
  year: 2026,
  today: '2026-03-10',
  freezes: 0,
}
const reply = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  session.start(userFixture(), false)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a month is asked for by its number and year, the month of today without either', async () => {
  reply(200, { success: true, data: told })
  expect(await readStreak({ month: 3, year: 2026 })).toEqual({ ...told, isMissing: false })
  reply(200, { success: true, data: told })
  await readStreak(null)
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
    ['/api/student?action=get_student_streak_by_month', '{"month":3,"year":2026}'],
    ['/api/student?action=get_student_streak', '{}'],
  ])
})

test.each([
  ['a server that fails', () => reply(500, { success: false, error: { code: 'internal', message: 'x' } })],
  ['no network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['a reply of another shape', () => reply(200, { success: true, data: { days: 'many' } })],
])('%s reads as zeroes and no days', async (_name, fail) => {
  fail()
  expect(await readStreak({ month: 2, year: 2026 })).toMatchObject({
    earned_days: 0,
    missed_days: 0,
    current_streak: 0,
    max_streak: 0,
    days: {},
    month: 2,
    year: 2026,
    isMissing: true,
  })
})

test('where the browser does not know the school’s zone its own day stands in', async () => {
  session.start(userFixture({ time_zone: 'Asia/Later_Named' }), false)
  reply(500, { success: false, error: { code: 'internal', message: 'x' } })
  const today = new Intl.DateTimeFormat('en-CA').format(new Date())
  expect(await readStreak(null)).toMatchObject({ isMissing: true, today })
})

test('a month that nobody waits for any more is given up, not read as zeroes', async () => {
  const controller = new AbortController()
  controller.abort()
  fetched.mockImplementationOnce((_url, init) => Promise.reject(init?.signal?.reason ?? new Error('x')))
  await expect(readStreak(null, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

import type { Streak } from '@qadam/contract'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { errors } from '../../../platform/i18n/uz/errors.ts'
import { profile } from '../../../platform/i18n/uz/profile.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { StreakCalendar } from './streak-calendar.tsx'
import StreakWeek from './streak-week.tsx'

const march: Streak = {
  ...{ earned_days: 2, missed_days: 1, current_streak: 1, max_streak: 2, freezes: 0 },
  ...{ year: 2026, month: 3, today: '2026-03-04', points_today: 0 },
  days: { 2: 'earned', 3: 'missed' },
}
let answer: () => Response | Promise<Response>
let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
  await import('../../../platform/later-actions.ts')
})
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async () => await answer())
  session.start(userFixture(), false)
})
afterEach(() => {
  leave()
  session.logout()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const there = () => Response.json({ success: true, data: march })
const broken = () =>
  Response.json({ success: false, error: { code: 'not_found', message: 'x' } }, { status: 404 })
const days = () => [...document.querySelectorAll<HTMLElement>('[data-day]')]

test('a month that did not load is no month of empty days: it says so, and can be asked for again', async () => {
  answer = broken
  leave = await renderAt('/profile', <StreakCalendar />)
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect(document.querySelector('[role=alert]')?.textContent).toContain(profile.calendar_missing)
  expect(days()).toHaveLength(0)
  answer = there
  act(() => buttonNamed(errors.retry).click())
  await vi.waitFor(() => expect(days()).toHaveLength(31))
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(days()[1]?.dataset['state']).toBe('earned')
})

test('until a month is there nothing is said of its days', async () => {
  answer = there
  leave = await renderAt('/profile', <StreakCalendar />)
  await vi.waitFor(() => expect(days()).toHaveLength(31))
  const arrived = Promise.withResolvers<Response>()
  answer = () => arrived.promise
  act(() => buttonNamed(profile.previous_month).click())
  await vi.waitFor(() => expect(days()).toHaveLength(28))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(document.querySelectorAll('[data-day] svg')).toHaveLength(0)
  arrived.resolve(Response.json({ success: true, data: { ...march, month: 2, days: {} } }))
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(document.querySelectorAll('[data-day] svg')).toHaveLength(28)
})

test('a week that did not load says so instead of its days, and can be asked for again', async () => {
  answer = broken
  leave = await renderAt('/', <StreakWeek />)
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect(document.querySelector('[role=alert]')?.textContent).toContain(profile.calendar_missing)
  expect(document.body.textContent).not.toContain(profile.weekday_1)
  answer = there
  act(() => buttonNamed(errors.retry).click())
  await vi.waitFor(() => expect(document.body.textContent).toContain(profile.day_today))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

import type { Course, User } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readStreak, streakQuery } from '../features/rewards/streaks/streak-query.ts'
import { coursesQuery } from '../features/learning/courses/courses-query.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { exam } from '../platform/i18n/uz/exam.ts'
import { homeSeldom as seldom } from '../platform/i18n/uz/home-seldom.ts'
import { home } from '../platform/i18n/uz/home.ts'
import { profile } from '../platform/i18n/uz/profile.ts'
import { queryClient } from '../platform/query-client.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { HomeRoute } from './home-route.tsx'

const place = (lesson_id: number) => ({
  course_id: 1,
  module_id: 2,
  lesson_id,
  module_title: 'Modul',
  lesson_title: `Dars ${lesson_id}`,
})
const course = (returned: number[]): Course => ({
  id: 1,
  title: 'Python',
  description: '',
  cover: { hue: 200, seed: 1 },
  state: 'open',
  progress: { lessons_done: 3, lessons_total: 9 },
  chat_link: null,
  next: { ...place(9), last_touched_at: null },
  returned: returned.map(place),
})

let leave = () => {}
beforeAll(async () => await startI18n())
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
})

async function show(user: Partial<User>, returned: number[] = []): Promise<void> {
  session.start(userFixture(user), false)
  queryClient.setQueryData(coursesQuery.queryKey, [course(returned)])
  leave = await renderAt('/', <HomeRoute />)
  await vi.waitFor(() => expect(document.body.textContent).toContain(home.my_courses))
  // What few students meet comes after the rest.
  const isFrozen = user.status === 'freezed'
  const later = isFrozen ? seldom.frozen : returned.length > 0 ? seldom.returned_text : ''
  await vi.waitFor(() => expect(document.body.textContent).toContain(later))
}

const ways = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('work that was given back comes before the next step, each with the way to it', async () => {
  await show({}, [4, 6])
  expect(ways().slice(0, 3)).toEqual(['/course/1/module/2/4', '/course/1/module/2/6', '/course/1/module/2/9'])
  expect(document.body.textContent).toContain(seldom.returned_other.replace('{{count}}', '2'))
})

test('where nothing was given back the next step is the first', async () => {
  await show({})
  expect(ways()[0]).toBe('/course/1/module/2/9')
  expect(document.body.textContent).not.toContain(seldom.returned_text)
})

test('a frozen student is led to where it is paid, and to no lesson', async () => {
  await show({ status: 'freezed', days_left_to_payment: -3, payment_link: 'https://pay.example/qadam' }, [4])
  expect(ways()[0]).toBe('https://pay.example/qadam')
  expect(ways().filter((way) => /\/module\/2\//.test(way ?? ''))).toEqual([])
  expect(document.body.textContent).toContain(seldom.frozen_text)
})

test('without a link a frozen student learns whom to ask', async () => {
  await show({ status: 'freezed', days_left_to_payment: -3 })
  expect(document.body.textContent).toContain(seldom.frozen_ask)
})

test.each<[string, Partial<User>, string]>([
  ['today is still to be earned', { current_streak: 4, streak_earned_today: false }, home.streak_keep],
  ['today is earned', { current_streak: 5, streak_earned_today: true }, home.streak_earned],
  ['there is none', { current_streak: 0 }, home.streak_begin],
  ['the account is frozen', { current_streak: 5, status: 'freezed' }, home.streak_frozen],
  ['there is none and the account is frozen', { status: 'freezed' }, home.streak_frozen_none],
])('of the streak it says where %s only what can be done', async (_when, user, said) => {
  await show(user)
  const advice = [
    home.streak_keep,
    home.streak_earned,
    home.streak_begin,
    home.streak_frozen,
    home.streak_frozen_none,
  ]
  expect(advice.filter((text) => document.body.textContent?.includes(text))).toEqual([said])
})

test.each([
  ['points', 60, profile.today_points_other.replace('{{points}}', '60')],
  ['none', 0, profile.today_none],
  // What a teacher took back may be more than what was earned.
  ['less than none', -5, profile.today_none],
])('what today brought stands below the week: %s', async (_what, points_today, said) => {
  const streak = await readStreak(null)
  queryClient.setQueryData(streakQuery(null).queryKey, { ...streak, points_today, isMissing: false })
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  await show({})
  await vi.waitFor(() => expect(document.body.textContent).toContain(said))
})

const untouched = (): Course => ({ ...course([]), progress: { lessons_done: 0, lessons_total: 9 } })
const nothing: Partial<User> = { points: 0, coins: 0, current_streak: 0 }

async function showNew(user: Partial<User>, courses: Course[]): Promise<void> {
  session.start(userFixture({ ...nothing, ...user }), false)
  queryClient.setQueryData(coursesQuery.queryKey, courses)
  leave = await renderAt('/', <HomeRoute />)
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

test('who has done nothing is welcomed by name with one thing to do, and no zeros', async () => {
  await showNew({ first_name: 'Jasur' }, [untouched()])
  expect(document.querySelector('h1')?.textContent).toBe(seldom.welcome_title.replace('{{name}}', 'Jasur'))
  expect(ways()).toEqual(['/course/1/module/2/9'])
  expect(document.body.textContent).not.toMatch(/\b0\b/)
})

test('who has no course yet learns who opens one', async () => {
  await showNew({}, [])
  expect(document.body.textContent).toContain(seldom.welcome_none_text)
  leave()
  queryClient.setQueryData(['student_info'], {
    curator: { name: 'Dilnoza', phone: '+998901234567', avatar: 'stork' },
    mentor: null,
  })
  await showNew({}, [])
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain(seldom.welcome_none_by.replace('{{name}}', 'Dilnoza')),
  )
})

test('a new student whose payment is due is led to it', async () => {
  await showNew({ status: 'freezed', days_left_to_payment: -3, payment_link: 'https://pay.example/qadam' }, [
    untouched(),
  ])
  await vi.waitFor(() => expect(ways()[0]).toBe('https://pay.example/qadam'))
  expect(ways().filter((way) => /\/module\/2\//.test(way ?? ''))).toEqual([])
})

test.each<[string, Partial<User>, Course[]]>([
  ['points', { points: 10 }, [untouched()]],
  ['coins', { coins: 3 }, [untouched()]],
  ['a day', { current_streak: 1 }, [untouched()]],
  ['a lesson', {}, [course([])]],
])('with %s the home is the ordinary one', async (_what, user, courses) => {
  await showNew(user, courses)
  expect(document.body.textContent).toContain(home.my_courses)
})

test('an exam that runs is on home with its clock and the way back, until its time is out', async () => {
  queryClient.setQueryData(['exam_running'], { part: 2, until: Date.now() + 90_000 })
  await show({ exam: true })
  await vi.waitFor(() =>
    expect(document.querySelector('main, body')?.textContent).toContain(exam.under_way.title),
  )
  // A busy machine draws it seconds later.
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^1:(30|2\d)/)
  expect(ways()[0]).toBe('/exam')
  leave()
  queryClient.setQueryData(['exam_running'], { part: 2, until: Date.now() + 300 })
  await show({ exam: true })
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(exam.under_way.title))
})

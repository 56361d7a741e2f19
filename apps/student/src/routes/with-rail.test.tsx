import type { Course, Lesson, Module, User } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lessonProgressed } from '../features/learning/courses/lesson-progress.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { accounts } from '../platform/i18n/uz/accounts.ts'
import { courses as words } from '../platform/i18n/uz/courses.ts'
import { league } from '../platform/i18n/uz/league.ts'
import { nextLesson } from '../platform/i18n/uz/next-lesson.ts'
import { queryClient } from '../platform/query-client.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import type { RailProps } from './rail.tsx'
import { WithRail } from './with-rail.tsx'

const course: Course = {
  id: 1,
  title: 'Python',
  description: '',
  cover: { hue: 200, seed: 1 },
  state: 'open',
  progress: { lessons_done: 3, lessons_total: 9 },
  chat_link: null,
  next: {
    ...{ course_id: 1, module_id: 2, lesson_id: 9, module_title: 'Sikllar', lesson_title: 'for' },
    last_touched_at: null,
  },
}
const lesson = (id: number, changes: Partial<Lesson>): Lesson => ({
  ...{ id, module_id: 2, title: `Dars ${id}`, order: id, type: 'Learn', state: 'closed', duration_s: 300 },
  ...{ questions: 7, result: null, practice: null, missing: [], test: null },
  attempts: { max: 3, left: 2, refill_at: null },
  ...changes,
})
const module = (lessons: Lesson[]): Module => ({
  ...{ id: 2, course_id: 1, title: 'Sikllar', description: '', order: 2, state: 'open', missing: [] },
  counts: { Learn: 1, Learn_Practice: 0, Practice: 0, Demoday: 0 },
  lessons,
})
const path = [
  lesson(1, { state: 'completed' }),
  lesson(2, { state: 'open', test: { questions: 5, time_limit_s: 300, pass_percent: 60 } }),
  lesson(3, {}),
]

let asked: string[]
let replies: Record<string, unknown>
let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await import('../platform/later-actions.ts')
})
beforeEach(() => {
  asked = []
  replies = { courses: [course], course_modules: [module(path)] }
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://school.invalid')
    const action = url.searchParams.get('action') ?? ''
    asked.push(action)
    const refusal = { success: false, error: { code: 'not_found', message: 'x' } }
    return await Promise.resolve(
      action in replies
        ? Response.json({ success: true, data: replies[action] })
        : Response.json(refusal, { status: 404 }),
    )
  })
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  leave()
  session.logout()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(props: RailProps, width: number, user: Partial<User> = {}): Promise<void> {
  const wide = { matches: width >= 1024, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => wide)
  session.start(userFixture({ points: 40, current_streak: 4, ...user }), false)
  leave = await renderAt(
    '/somewhere',
    <main>
      <WithRail {...props}>
        <h1>Ekran</h1>
      </WithRail>
    </main>,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

const rail = () => document.querySelector(`section[aria-label="${accounts.stats}"]`)
const shows = async (text: string) => await vi.waitFor(() => expect(rail()?.textContent).toContain(text))
const ways = () => [...(rail()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

test('a laptop has the streak, the rank, the goals and the next lesson beside the screen, by four calls', async () => {
  await show({ lesson: 'next' }, 1280)
  await shows('Python · Sikllar')
  await shows('4')
  expect(ways()).toContain('/course/1/module/2/9')
  expect(rail()?.textContent).toContain(words.continue)
  await vi.waitFor(() =>
    expect(asked.toSorted()).toEqual(['courses', 'day_goals', 'get_student_streak', 'leaderboard_by_group']),
  )
})

test('a move between screens asks nothing again; what a lesson brought is asked for at once', async () => {
  const standing = ['day_goals', 'get_student_streak', 'leaderboard_by_group']
  const day = '2026-03-11'
  replies['day_goals'] = { day, goals: [], group: null, paid: null }
  replies['get_student_streak'] = {
    ...{ earned_days: 4, missed_days: 0, current_streak: 4, max_streak: 4, days: {}, freezes: 0 },
    ...{ month: 3, year: 2026, today: day },
  }
  replies['leaderboard_by_group'] = {
    ...{ rows: [], total: 0, page: 1, pagesize: 3 },
    me: {
      rank: 4,
      first_name: 'N',
      initial: 'K',
      avatar: 'stork',
      group: null,
      points: 3,
      is_me: true,
      hidden: false,
    },
  }
  await show({ lesson: 'next' }, 1280)
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  leave()

  await show({ lesson: 'none' }, 1280)
  await shows('4')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked.slice(4)).toEqual([])

  await lessonProgressed()
  await vi.waitFor(() => expect(asked.slice(4).toSorted()).toEqual(standing))
})

test('a phone has nothing beside the screen and asks for nothing of it', async () => {
  await show({ lesson: 'next' }, 360)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(rail()).toBeNull()
  expect(asked).toEqual([])
})

test('a module’s rail tells what its next lesson holds and asks for', async () => {
  await show({ lesson: { courseId: 1, moduleId: 2 } }, 1280)
  await shows(nextLesson.next)
  expect(rail()?.querySelector('h2')?.textContent).toBe('Dars 2')
  for (const said of ['5 daqiqa', '7 ta savol', '60%', '2 ta urinish'])
    expect(rail()?.textContent).toContain(said)
  expect(ways()[0]).toBe('/course/1/module/2/2')
  expect(asked).not.toContain('courses')
})

test('where nothing is open in the module, and where the lessons are paused, no lesson is offered', async () => {
  replies['course_modules'] = [module([lesson(1, { state: 'completed' }), lesson(2, {})])]
  await show({ lesson: { courseId: 1, moduleId: 2 } }, 1280)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await vi.waitFor(() => expect(rail()).not.toBeNull())
  expect(ways().filter((way) => way?.startsWith('/course/'))).toEqual([])
  leave()
  queryClient.clear()
  await show({ lesson: 'next' }, 1280, { status: 'freezed' })
  await vi.waitFor(() => expect(rail()).not.toBeNull())
  expect(ways().filter((way) => way?.startsWith('/course/'))).toEqual([])
  expect(rail()?.textContent).not.toContain(words.continue)
})

test('beside the leaderboard stands the league instead of the rank, with who is nearest', async () => {
  const row = (place: number) => ({
    ...{ place, first_name: `N${place}`, initial: 'K', avatar: 'stork', points: 100 - place },
    is_me: place === 9,
  })
  const me = { first_name: 'N9', initial: 'K', avatar: 'stork', points: 91, place: 9, hidden: false }
  replies['league'] = {
    ...{ state: 'running', level: 3, now: '2026-03-11T07:00:00.000Z', ends_at: '2026-03-15T19:00:00.000Z' },
    ...{ rows: Array.from({ length: 10 }, (_, place) => row(place + 1)), total: 10, rise: 2, last: null },
    me: { ...me, outcome: 'stayed', to_rise: 7, to_stay: null },
  }
  await show({ lesson: 'next', rank: 'league' }, 1280)
  await shows('N9 K.')
  const names = [...(rail()?.querySelectorAll(`ol[aria-label="${league.list}"] li`) ?? [])].map(
    (each) => /N\d+/.exec(each.textContent ?? '')?.[0],
  )
  expect(names).toEqual(['N6', 'N7', 'N8', 'N9', 'N10'])
  expect(ways()[0]).toBe('/leaderboard?whose=league')
  expect(asked).not.toContain('leaderboard_by_group')
})

import type { Course, Module } from '@qadam/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import type { EarlyCalls } from '../platform/early-calls.ts'
import { drawEarlyCourse } from '../platform/early-sight.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { queryClient } from '../platform/query-client.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '../platform/user-fixtures.ts'
import { CourseRoute } from './course-route.tsx'

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  getRouteApi: () => ({ useParams: () => ({ courseId: '1' }) }),
}))

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const body = page.slice(page.indexOf('<body>') + 6, page.indexOf('</body>'))

const course: Course = {
  id: 1,
  title: 'Python',
  description: 'Birinchi printdan <b>Demodayga</b>',
  cover: { hue: 200, seed: 1 },
  state: 'open',
  progress: { lessons_done: 3, lessons_total: 9 },
  chat_link: 'https://t.me/qadam',
  next: {
    course_id: 1,
    module_id: 2,
    lesson_id: 3,
    module_title: 'Modul',
    lesson_title: 'Dars',
    last_touched_at: null,
  },
}

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(() => {
  leave()
  leave = () => {}
  queryClient.clear()
  session.logout()
})

/** What the page asked, with this reply. */
function asked(reply: unknown): EarlyCalls {
  const response = Promise.resolve(Response.json(reply))
  return { token: '', language: 'uz', calls: [{ name: 'course_student', body: '', reply: response }] }
}

/** The page after this reply has come. */
async function drawn(reply: unknown, { language = 'uz', inside = '' } = {}): Promise<HTMLElement> {
  document.body.innerHTML = body.replace('<div id="root">', `<div id="root">${inside}`)
  const early = asked(reply)
  await drawEarlyCourse(early, language)
  return document.getElementById('root') as HTMLElement // as index.html has it
}

const reply = { success: true, data: [course] }

test('a course is drawn from its reply before the app has come, as text, and as nothing to be touched', async () => {
  const root = await drawn(reply)
  expect(root.querySelector('h1')?.textContent).toBe(course.title)
  expect(root.textContent).toContain(course.description)
  expect(root.querySelector('h2')?.textContent).toBe('Dars')
  expect(root.querySelector('[data-kept][inert][aria-hidden=true]')?.contains(root.querySelector('h1'))).toBe(
    true,
  )
  expect(root.querySelector('a, button, input, [tabindex]')).toBeNull()
  expect(root.textContent).toContain('Kurslar')
  expect((await drawn(reply, { language: 'ru' })).textContent).toContain('Курсы')
})

test('what a course has not is not drawn', async () => {
  const root = await drawn({ success: true, data: [{ ...course, next: null, chat_link: null }] })
  expect(root.querySelector('h1')?.textContent).toBe(course.title)
  expect([root.querySelector('h2'), root.querySelector('[data-text=chat]')]).toEqual([null, null])
})

test.each([
  ['a refusal', { success: false, error: { code: 'not_found', message: '' } }],
  ['no course', { success: true, data: [] }],
  ['something else', 7],
])('%s draws nothing', async (_what, other) => {
  expect((await drawn(other)).childNodes.length).toBe(0)
})

test('where something stands already, or the app took the reply up, nothing is drawn', async () => {
  expect((await drawn(reply, { inside: '<main>Ilova</main>' })).innerHTML).toBe('<main>Ilova</main>')
  document.body.innerHTML = body
  const early = asked(reply)
  const drawing = drawEarlyCourse(early, 'uz')
  early.calls.pop()
  await drawing
  expect(document.getElementById('root')?.innerHTML).toBe('')
})

test('it looks as the screen does that takes its place', async () => {
  const look = (root: ParentNode, part: string) => root.querySelector(part)?.className.split(' ').toSorted()
  const parts = [
    ...['main h1', 'main h1 + p', 'main h2', 'main header', 'main header > div + div'],
    ...['main > div', 'main > div > div'],
  ]
  const early = await drawn(reply)
  const looks = parts.map((part) => look(early, part))
  session.start(userFixture(), false)
  queryClient.setQueryData(courseQuery(1).queryKey, course)
  queryClient.setQueryData(modulesQuery(1).queryKey, [] as Module[])
  leave = await renderAt(
    '/course/1',
    <main>
      <CourseRoute />
    </main>,
  )
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  expect(parts.map((part) => look(document, part))).toEqual(looks)
  expect(looks.every((each) => each !== undefined && each[0] !== '')).toBe(true)
})

import type { Course, Module } from '@qadam/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import type { EarlyCalls } from '../platform/early-calls.ts'
import { drawEarlyCourse } from '../platform/early-course.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { queryClient } from '../platform/query-client.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { CourseRoute } from '../routes/course-route.tsx'
import { drawFirstCourse } from './first-course.tsx'

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  getRouteApi: () => ({ useParams: () => ({ courseId: '1' }) }),
}))

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
let body = page.slice(page.indexOf('<body>') + 6, page.indexOf('</body>'))

const course: Course = {
  id: 1,
  title: 'Python {lesson_title}',
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
beforeAll(async () => {
  await startI18n()
  const course = await drawFirstCourse()
  // As first-page.ts puts it there.
  body = body.replace('<!-- first-course -->', () => course)
})
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
  const touched = [...root.querySelectorAll('a, button, input, [tabindex]')]
  expect(touched.filter((each) => each.closest('[inert][aria-hidden=true]') === null)).toEqual([])
  expect(root.textContent).toContain('Kurslar')
  expect((await drawn(reply, { language: 'ru' })).textContent).toContain('Курсы')
})

test('what a course has not is not drawn', async () => {
  const root = await drawn({ success: true, data: [{ ...course, next: null, chat_link: null }] })
  expect(root.querySelector('h1')?.textContent).toBe(course.title)
  expect([root.querySelector('h2'), root.querySelector('main [href^="{"]')]).toEqual([null, null])
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

/** Each element with its looks and each text, but for figures, what is drawn by them, the ornament, and the word of the next step. */
function outline(parent: Element): string[] {
  return [...parent.childNodes].flatMap((node): string[] => {
    if (!(node instanceof Element)) return [node.nodeValue ?? '']
    if (node.matches('[data-next]')) return outline(node)
    if (node.querySelector(':scope > pattern')) return []
    const looks = `${node.localName} ${node.getAttribute('class')}`
    return node.matches('svg, [role=progressbar], .numbers, h2 ~ a') ? [looks] : [looks, ...outline(node)]
  })
}

test('it looks as the screen does that takes its place', async () => {
  const early = outline((await drawn(reply)).querySelector('main') ?? document.body)
  session.start(userFixture(), false)
  queryClient.setQueryData(courseQuery(1).queryKey, course)
  queryClient.setQueryData(modulesQuery(1).queryKey, [] as Module[])
  leave = await renderAt('/course/1', <CourseRoute />)
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  const head = document.querySelector('header')
  // React makes a text of each piece.
  head?.normalize()
  const around = [head?.parentElement?.parentElement, head?.parentElement, head]
  const looks = around.map((each) => `${each?.localName} ${each?.className}`)
  expect([...looks, ...outline(head ?? document.body)].join('|')).toBe(early.join('|'))
  expect(early.length).toBeGreaterThan(15)
})

test('what is not known yet is blank, and styles are set as the security policy allows', async () => {
  const template = (await drawFirstCourse()).replaceAll(' data-style="', '')
  expect(template).not.toContain('style=')
  const root = await drawn(reply)
  expect(root.querySelector<HTMLElement>('[role=progressbar]')?.style.width).toBe('64px')
  const blank = root.querySelector('[data-kept]')?.className.split(' ')
  const hidden = ['[&_.numbers]:invisible', '[&_h2~a]:text-transparent']
  expect(blank).toEqual(expect.arrayContaining(hidden))
})

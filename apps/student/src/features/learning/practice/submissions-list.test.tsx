import { limits, type OutputOf, type StudentActions } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { errors } from '../../../platform/i18n/uz/errors.ts'
import { practice } from '../../../platform/i18n/uz/practice.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import SubmissionsList from './submissions-list.tsx'

type Listed = OutputOf<StudentActions['submissions']>[number]

const words = practice.list
let leave = () => {}

beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
})

const work = (submission_id: number, changes: Partial<Listed> = {}): Listed => ({
  submission_id,
  question_id: submission_id,
  version: 1,
  status: 'uploaded',
  reviewer: null,
  teacher_comment: null,
  score: null,
  coins_awarded: null,
  points_awarded: null,
  submittedAt: '2026-03-10T07:00:00.000Z',
  reviewed_at: null,
  due_at: null,
  files: [],
  place: {
    course_id: 1,
    module_id: 2,
    lesson_id: 30 + submission_id,
    lesson_title: `Dars ${submission_id}`,
    question_type: 'text',
  },
  ...changes,
})

async function show(pages: readonly (readonly Listed[] | undefined)[]): Promise<void> {
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { page } = JSON.parse(init?.body as string) as { page: number } // a query sends its input as text
    const data = pages[page - 1]
    return await Promise.resolve(
      data
        ? Response.json({ success: true, data })
        : Response.json({ success: false, error: { code: 'conflict', message: 'x' } }, { status: 409 }),
    )
  })
  leave = await renderAt('/profile/works', <SubmissionsList />)
}
const text = () => document.body.textContent
const shows = async (expected: string) => await vi.waitFor(() => expect(text()).toContain(expected))
const rows = () => [...document.querySelectorAll('li')]

test('a work says its kind, its version, its score and its status, and leads to its lesson', async () => {
  await show([
    [
      work(3, { status: 'approved', version: 2, score: 85 }),
      work(2, { status: 'rejected', place: { ...work(2).place, question_type: 'voice' } as Listed['place'] }),
      work(1),
    ],
  ])
  await shows('Dars 3')
  const [approved, rejected, waiting] = rows()
  expect(approved?.textContent).toContain(words.kind.text)
  expect(approved?.textContent).toContain(practice.version.replace('{{version}}', '2'))
  expect(approved?.textContent).toContain(words.score.replace('{{score}}', '85'))
  expect(approved?.textContent).toContain(words.status.approved)
  expect(approved?.querySelector('a')?.getAttribute('href')).toBe('/course/1/module/2/33')
  expect(rejected?.textContent).toContain(words.kind.voice)
  expect(rejected?.textContent).toContain(words.status.rejected)
  expect(waiting?.textContent).toContain(words.status.uploaded)
  expect(waiting?.textContent).not.toContain('ball bilan')
})

test('an assignment stands once, by its newest version', async () => {
  await show([[work(9, { question_id: 5, version: 2 }), work(8), work(7, { question_id: 5 })]])
  await shows('Dars 9')
  expect(rows()).toHaveLength(2)
  expect(text()).not.toContain('Dars 7')
})

test('a work whose lesson is gone is listed and leads nowhere', async () => {
  await show([[work(1, { place: undefined })]])
  await shows(practice.task)
  expect(rows()[0]?.querySelector('a')).toBeNull()
})

test('more come on demand, also those of the next page', async () => {
  const { submissionsPage } = limits.practice
  const first = Array.from({ length: submissionsPage }, (_, at) => work(100 - at))
  await show([first, [work(3)]])
  await vi.waitFor(() => expect(rows()).toHaveLength(20))
  for (const count of [40, submissionsPage + 1]) {
    await vi.waitFor(() => buttonNamed(words.more).click())
    await vi.waitFor(() => expect(rows()).toHaveLength(count))
  }
  expect(text()).not.toContain(words.more)
})

test('who handed nothing in is led to the courses', async () => {
  await show([[]])
  await shows(words.empty)
  expect(buttonNamed(words.to_courses).getAttribute('href')).toBe('/courses')
})

test('what cannot be had says so and can be asked for again', async () => {
  await show([undefined])
  await shows(errors.load_failed)
  expect(buttonNamed(errors.retry)).toBeDefined()
})

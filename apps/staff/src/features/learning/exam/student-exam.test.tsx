import type { ExamSitting, StudentExam as Found } from '@qadam/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { admin } from '../../../platform/fixtures.tsx'
import { startI18n } from '../../../platform/i18n/start.ts'
import { exam as words } from '../../../platform/i18n/uz/exam.ts'
import { session } from '../../../platform/session.ts'
import { StudentExam } from './student-exam.tsx'

let root: Root
let found: Found
let calls: string[]

beforeAll(async () => await startI18n())
beforeEach(() => {
  calls = []
  session.start(admin, false)
  vi.stubGlobal('fetch', (url: string | URL | Request) => {
    const action =
      new URL(url instanceof Request ? url.url : url, 'http://school.invalid').searchParams.get('action') ??
      ''
    calls.push(action)
    if (action === 'exam_grant')
      found = { allowed: true, sittings: found.sittings.map((one) => ({ ...one, is_past: true })) }
    return Promise.resolve(Response.json({ success: true, data: found }))
  })
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const sitting: ExamSitting = {
  id: 1,
  state: 'finished',
  started_at: '2026-03-10T07:00:00.000Z',
  finished_at: '2026-03-10T07:08:00.000Z',
  level: 0,
  is_past: false,
  parts: [
    {
      level: 'Part 1',
      started_at: '2026-03-10T07:00:00.000Z',
      finished_at: '2026-03-10T07:08:00.000Z',
      results: { correct: 1, total: 2, percentage: 50, timeOut: true },
      pace: null,
      answers: [
        {
          questionId: 1,
          question: 'My name ___ Malika.',
          selectedAnswer: 5,
          isCorrect: true,
          selected: 'is',
          correct: 'is',
          answered_at: '2026-03-10T07:00:07.000Z',
          took_s: 7,
        },
        {
          questionId: 2,
          question: 'Two ___ are playing.',
          selectedAnswer: null,
          isCorrect: false,
          selected: null,
          correct: 'children',
          answered_at: null,
          took_s: null,
        },
      ],
    },
  ],
}

async function show(exam: Found, canGrant: boolean): Promise<void> {
  found = exam
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <StudentExam studentId={8} canGrant={canGrant} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(document.querySelector('details, section > p')).not.toBeNull())
}

const text = () => document.body.textContent
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name)

test('the answers of a sitting are there with their times and what would have been right', async () => {
  await show({ allowed: true, sittings: [sitting] }, false)
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['My name ___ Malika.', expect.stringContaining('is'), '7 s'],
    ['Two ___ are playing.', expect.stringContaining(`${words.no_answer}children`), '—'],
  ])
  expect(text()).toContain(words.timeout)
  expect(button(words.grant_again)).toBeUndefined()
})

test('an admin grants another sitting after being asked, and the past one stays', async () => {
  await show({ allowed: true, sittings: [sitting] }, true)
  button(words.grant_again)?.click()
  await vi.waitFor(() => expect(button(words.grant_yes)).toBeDefined())
  expect(calls).toEqual(['exam_sittings'])
  button(words.grant_yes)?.click()
  await vi.waitFor(() => expect(text()).toContain(words.past))
  expect(text()).toContain(words.not_begun)
  expect(calls).toEqual(['exam_sittings', 'exam_grant'])
})

test.each<[string, Found, boolean]>([
  ['not allowed yet', { allowed: false, sittings: [] }, true],
  ['allowed and not begun', { allowed: true, sittings: [] }, false],
  ['running', { allowed: true, sittings: [{ ...sitting, state: 'running', level: null }] }, false],
])('where the exam is %s, it can be granted: %#', async (_, exam, isOffered) => {
  await show(exam, true)
  expect(button(words.grant) !== undefined).toBe(isOffered)
  expect(button(words.grant_again)).toBeUndefined()
})

test('a pace that nobody has stands with the sitting in words that judge nobody', async () => {
  const pace = { answers: 10, right: 9, took_s: 12 }
  const parts = sitting.parts.map((part) => ({ ...part, pace }))
  await show({ allowed: true, sittings: [{ ...sitting, parts }] }, false)
  const told = words.pace_is_other
    .replace('{{count}}', '10')
    .replace('{{right}}', '9')
    .replace('{{seconds}}', '12')
  expect(text()).toContain(told)
  expect(document.querySelector('summary')?.textContent).toContain(words.pace)
})

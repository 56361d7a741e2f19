import type { AuthoredLesson, QuestionFileReport } from '@qadam/contract'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { questionFiles as words } from '../../../platform/i18n/uz/question-files.ts'
import { QuestionFileDialog } from './question-file-dialog.tsx'

const question: QuestionFileReport['questions'][number] = {
  line: 3,
  name: 'Poytaxt',
  category: '',
  type: 'selected-file',
  notes: [],
}
const report: QuestionFileReport = {
  format: 'gift',
  questions: [question, { ...question, line: 5, name: 'Juft', notes: ['matching_as_gaps'] }],
  left: [{ line: 9, name: 'Son', reason: 'numerical', detail: 'numerical' }],
}

let workspace: Awaited<ReturnType<typeof sitDown>>
const close = vi.fn()
afterEach(() => {
  close.mockReset()
})

const ofModule = <QuestionFileDialog target={{ module: { id: 4, title: { uz: 'Tarix' } } }} onClose={close} />

async function choose(answers: Parameters<typeof sitDown>[0], dialog: ReactNode = ofModule) {
  workspace = await sitDown(answers)
  workspace.show(dialog)
  const field = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'), 10_000)
  const files = new DataTransfer()
  files.items.add(new File(['Savol? {=a ~b}'], 'savollar.txt'))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('what would be taken over, what not as it was, and what not and why is told before anything is taken', async () => {
  await choose({
    authoring_questions_read: () => report,
    authoring_questions_take: () => ({ lesson: null, lesson_ids: [7] }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain('Olinadigan savollar: 2'), 10_000)
  const text = workspace.text()
  expect(text).toContain(words.note.matching_as_gaps)
  expect(text).toContain('Olinmaydigan savollar: 1')
  expect(text).toContain(`Son 9-qator${words.reason.numerical}`)
  expect(workspace.callsOf('authoring_questions_take')).toEqual([])
  await workspace.press('Qoʻshish (2)')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), 10_000)
})

test('a file with nothing to take says why, and can not be taken', async () => {
  await choose({
    authoring_questions_read: () => ({
      format: 'unknown',
      questions: [],
      left: [{ line: 1, name: '', reason: 'no_questions', detail: '' }],
    }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain(words.none), 10_000)
  expect(workspace.text()).toContain(words.reason.no_questions)
  expect(workspace.button('Qoʻshish (0)')).toBeUndefined()
})

test('a refusal is told, and the same file can be taken once more', async () => {
  let times = 0
  await choose({
    authoring_questions_read: () => report,
    authoring_questions_take: () => {
      times += 1
      return times === 1
        ? new Refusal(409, 'conflict', { reason: 'full', what: 'lessons' })
        : { lesson: null, lesson_ids: [7] }
    },
  })
  await vi.waitFor(() => expect(workspace.text()).toContain('Olinadigan savollar: 2'), 10_000)
  await workspace.press('Qoʻshish (2)')
  await vi.waitFor(() => expect(workspace.text()).toContain('Bu yerga endi sigʻmaydi.'), 10_000)
  expect(close).not.toHaveBeenCalled()
  await workspace.press('Qoʻshish (2)')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), 10_000)
})

const full = (questions: number): AuthoredLesson => ({
  id: 10,
  languages: 'uz_ru',
  course: { id: 5, title: { uz: 'Kurs' } },
  module: { id: 4, title: { uz: 'Tarix' } },
  state: 'draft',
  document: {
    type: 'Learn',
    title: { uz: 'Temuriylar' },
    questions: Array.from({ length: questions }, (_, place) => ({
      id: `q${place}`,
      type: 'info',
      text: { uz: 'Matn' },
    })),
  },
  faults: [],
  media: [],
  revision: questions,
  updated_at: '2026-03-10T07:00:00.000Z',
  updated_by: null,
})
const show = vi.fn()

/** A lesson that has room for two more, until it is read again. */
function Writing(): ReactNode {
  const [lesson, setLesson] = useState(() => full(58))
  const draft = {
    ...lesson,
    state: 'saved' as const,
    change: () => {},
    failure: null,
    stale: undefined,
    keepMine: () => {},
    takeTheirs: async () => {},
    show,
  }
  return (
    <>
      <button type="button" onClick={() => setLesson(full(60))}>
        Qayta oʻqildi
      </button>
      <QuestionFileDialog target={{ lesson, draft }} onClose={close} />
    </>
  )
}

test('questions that came though the reply was lost do not stand in the way of asking once more', async () => {
  let times = 0
  await choose(
    {
      authoring_questions_read: () => report,
      authoring_questions_take: () => {
        times += 1
        if (times === 1) throw new TypeError('the connection broke')
        return { lesson: full(60), lesson_ids: [10] }
      },
    },
    <Writing />,
  )
  await vi.waitFor(() => expect(workspace.text()).toContain('Olinadigan savollar: 2'), 10_000)
  await workspace.press('Qoʻshish (2)')
  await vi.waitFor(() => expect(document.querySelector('p[role=alert]')).not.toBeNull(), 10_000)
  await workspace.press('Qayta oʻqildi')
  await workspace.press('Qoʻshish (2)')
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(full(60)), 10_000)
  expect(workspace.text()).not.toContain('sigʻadi')
})

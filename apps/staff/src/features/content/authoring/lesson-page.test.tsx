import type { AuthoredLesson, AuthoredTree, DraftLesson } from '@qadam/contract'
import { localStore } from '@qadam/web/storage'
import type { ToastOptions } from '@qadam/web/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'
import { authoringFields as fields } from '../../../platform/i18n/uz/authoring-fields.ts'
import { LessonDrafts } from './lesson-drafts.ts'
import { LessonPage } from './lesson-page.tsx'

const { toast } = vi.hoisted(() => ({
  toast: vi.fn<(tone: string, title: string, options: ToastOptions) => void>(),
}))
vi.mock('@qadam/web/toast', async (original) => ({ ...(await original<object>()), showToast: toast }))

const ACCOUNT = 7
const document_: DraftLesson = {
  type: 'Learn',
  title: { uz: 'Salom' },
  questions: [
    {
      id: 'savol',
      type: 'selected-file',
      text: { uz: 'Qaysi biri?' },
      hint: { uz: '' },
      success: { uz: '' },
      options: [
        { id: 'a', text: { uz: 'bir' }, right: true },
        { id: 'b', text: { uz: 'ikki' } },
      ],
    },
  ],
}
const lesson: AuthoredLesson = {
  id: 10,
  course: { id: 5, title: { uz: 'Python' } },
  module: { id: 1, title: { uz: 'Boshlanish' } },
  state: 'draft',
  document: document_,
  faults: [],
  media: [],
  languages: 'uz_ru',
  revision: 4,
  updated_at: '2026-03-10T07:00:00.000Z',
  updated_by: 'Nodira Karimova',
}
const { languages, revision, updated_at, updated_by } = lesson
const courseOf: AuthoredTree = {
  languages,
  deleted: [],
  modules: [],
  course: {
    ...{
      ...lesson.course,
      course_id: 2,
      description: { uz: 'Birinchi qadam' },
      cover: { hue: 10, seed: 1 },
    },
    ...{ state: 'changed', archived: false, modules: 1, lessons: 1, revision, updated_at, updated_by },
  },
}
const saved = ({ document, revision }: { document?: unknown; revision?: unknown }) => ({
  ...lesson,
  document,
  revision: Number(revision) + 1,
})
const view = () => ({
  question: null,
  faults: [
    {
      level: 'error',
      code: 'missing',
      module_id: 1,
      lesson_id: 10,
      question: 'savol',
      path: 'hint',
      message: 'x',
    },
  ],
})

let workspace: Awaited<ReturnType<typeof sitDown>>
const drafts = new LessonDrafts(ACCOUNT)

beforeEach(() => drafts.drop(10))

const open = async (answers: Parameters<typeof sitDown>[0] = {}, shown = 'Salom') => {
  workspace = await sitDown({
    authoring_lesson: () => lesson,
    authoring_lesson_save: saved,
    authoring_question_view: view,
    ...answers,
  })
  workspace.show(<LessonPage id={10} accountId={ACCOUNT} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(shown))
}
const sentTitles = () =>
  workspace.callsOf('authoring_lesson_save').map((input) => (input['document'] as DraftLesson).title.uz) // as the page sends it

test('what is typed is kept on the device at once, and by the school after a pause', async () => {
  await open()
  await workspace.fill(words.title_uz, 'Salom, dunyo')
  await vi.waitFor(() =>
    expect(drafts.find(10)).toMatchObject({ document: { title: { uz: 'Salom, dunyo' } } }),
  )
  await vi.waitFor(() => expect(sentTitles()).toEqual(['Salom, dunyo']), 10_000)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.save_saved))
  expect(drafts.find(10)).toBeUndefined()
  expect(workspace.callsOf('authoring_lesson_save')[0]).toMatchObject({ id: 10, revision: 4 })
})

test('what was typed just before the page is left reaches the school without the pause', async () => {
  await open()
  await workspace.fill(words.title_uz, 'Salom, hamma')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.save_saving))
  workspace.show(<p>Kurs</p>)
  await vi.waitFor(() => expect(sentTitles()).toEqual(['Salom, hamma']))
  await vi.waitFor(() => expect(drafts.find(10)).toBeUndefined())
})

test('what was left unsaved on this device is there again, and is saved', async () => {
  drafts.write(10, 4, { ...document_, title: { uz: 'Kechagi' } })
  await open({}, 'Kechagi')
  await vi.waitFor(() => expect(sentTitles()).toEqual(['Kechagi']), 10_000)
})

test('who saved meanwhile is named; what was typed is saved over it, or given up', async () => {
  await open({
    authoring_lesson_save: (input) =>
      input['revision'] === 9
        ? saved(input)
        : new Refusal(409, 'conflict', {
            reason: 'stale',
            revision: 9,
            by: 'Aziz Umarov',
            at: '2026-03-10T08:00:00.000Z',
          }),
  })
  await workspace.fill(words.title_uz, 'Meniki')
  await vi.waitFor(() => expect(workspace.text()).toContain('Aziz Umarov'), 10_000)
  expect(drafts.find(10)).toMatchObject({ document: { title: { uz: 'Meniki' } } })
  await workspace.press(words.save_mine)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.save_saved))
  expect(workspace.callsOf('authoring_lesson_save').at(-1)).toMatchObject({
    revision: 9,
    document: { title: { uz: 'Meniki' } },
  })
})

test('of one answer a mark takes the place of the other, and what is missing is told', async () => {
  await open()
  const [, second] = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  second?.click()
  await vi.waitFor(() => expect(workspace.callsOf('authoring_lesson_save')).toHaveLength(1), 10_000)
  const options = [{ right: false }, { right: true }]
  expect(workspace.callsOf('authoring_lesson_save')).toMatchObject([
    { document: { questions: [{ options }] } },
  ])
  await vi.waitFor(() => expect(workspace.text()).toContain(`${words.field.hint}: ${words.fault.missing}`))
})

test('a question that was deleted comes back to its place at a press, whatever was typed since', async () => {
  await open()
  await workspace.press(words.more.replace('{{title}}', `1. ${words.question_type['selected-file']}`))
  const item = await vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (each) => each.textContent === words.delete,
    ),
  )
  item.click()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.no_questions))
  await workspace.fill(words.title_uz, 'Yangi nom')
  const [, , options] = toast.mock.lastCall ?? []
  expect(options?.action?.label).toBe(words.undo)
  options?.action?.onSelect()
  await vi.waitFor(
    () =>
      expect(workspace.callsOf('authoring_lesson_save').at(-1)).toMatchObject({
        document: { title: { uz: 'Yangi nom' }, questions: document_.questions },
      }),
    10_000,
  )
})

test('a lesson is published where it is written, once it is saved, and says so', async () => {
  let state: AuthoredLesson['state'] = 'draft'
  await open({
    authoring_lesson: () => ({ ...lesson, state }),
    authoring_course: () => courseOf,
    authoring_check: () => ({
      faults: [],
      notices: [],
      lessons: [{ id: 10, title: lesson.document.title }],
    }),
    authoring_publish: () => {
      state = 'published'
      return courseOf
    },
  })
  await workspace.press(words.publish)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.ready))
  const inDialog = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
  inDialog.find(({ textContent }) => textContent === words.publish)?.click()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.state.published), 10_000)
  expect(workspace.callsOf('authoring_publish')).toEqual([{ kind: 'lesson', id: 10 }])
  expect(workspace.button(words.publish)).toBeUndefined()
})

test('broken or strange things on the device are no draft', () => {
  localStore.write('qadam.staff-lesson.7.10', '{"revision":1}')
  expect(drafts.find(10)).toBeUndefined()
  localStore.write('qadam.staff-lesson.7.10', '{')
  expect(drafts.find(10)).toBeUndefined()
})

test('what publishing misses leads to its field, of another question too and a second time', async () => {
  const two: DraftLesson = {
    ...document_,
    questions: [{ id: 'kirish', type: 'info', text: { uz: 'Matn' } }, ...document_.questions],
  }
  const fault = { level: 'error', code: 'missing', module_id: 1, lesson_id: 10, message: 'x' }
  const faults = [
    {
      ...fault,
      question: 'savol',
      path: 'options.1.text.uz',
      question_place: { number: 2, type: 'selected-file' },
    },
    { ...fault, question: null, path: 'title.uz' },
  ]
  await open({
    authoring_lesson: () => ({ ...lesson, document: two }),
    authoring_course: () => courseOf,
    authoring_check: () => ({ faults, notices: [], lessons: [] }),
  })
  const follow = async (text: string) => {
    await workspace.press(words.publish)
    const link = await vi.waitUntil(() =>
      [...document.querySelectorAll('a')].find((each) => each.textContent.includes(text)),
    )
    link.click()
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  }
  const isIn = async (value: string) =>
    await vi.waitFor(() => expect(document.activeElement).toMatchObject({ tagName: 'INPUT', value }))
  await follow('2-variant')
  await isIn('ikki')
  await follow(`${fields.title} (uz)`)
  await isIn('Salom')
  await follow('2-variant')
  await isIn('ikki')
})

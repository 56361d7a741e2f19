import type { AuthoredLesson, DraftLesson, LessonVersion } from '@qadam/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { lessonQuery } from './authoring-queries.ts'
import { courseWith } from './fixtures.ts'
import { LessonDrafts } from './lesson-drafts.ts'
import { LessonPage } from './lesson-page.tsx'

const ACCOUNT = 7
const info = (id: string, uz: string) => ({ id, type: 'info' as const, text: { uz } })
const written = (title: string, ...questions: DraftLesson['questions']): DraftLesson => ({
  type: 'Learn',
  title: { uz: title },
  questions,
})
const now = written('Bugungi', info('bir', 'Hozirgi matn'), info('ikki', 'Yangi qoʻshilgan'))
const before = written('Kechagi', info('bir', 'Avvalgi matn'), info('uch', 'Oʻchirilgan'))
const lesson: AuthoredLesson = {
  id: 10,
  course: { id: 5, title: { uz: 'Python' } },
  module: { id: 1, title: { uz: 'Boshlanish' } },
  state: 'published',
  document: now,
  faults: [],
  media: [],
  languages: 'uz_ru',
  revision: 4,
  updated_at: '2026-03-10T07:00:00.000Z',
  updated_by: 'Nodira Karimova',
}
const version = (id: number, by: string, part: Partial<LessonVersion> = {}): LessonVersion => ({
  id,
  made_at: '2026-03-10T07:00:00.000Z',
  saved_at: '2026-03-10T07:05:00.000Z',
  published_at: null,
  by,
  origin: null,
  title: { uz: id === 33 ? 'Bugungi' : 'Kechagi' },
  questions: 2,
  ...part,
})
const versions = [
  version(33, 'Nodira Karimova'),
  version(32, 'Aziz Umarov', { origin: 'restored' }),
  version(31, 'Malika Soliyeva'),
]
const stale = new Refusal(409, 'conflict', {
  reason: 'stale',
  revision: 9,
  by: 'Aziz Umarov',
  at: '2026-03-10T08:00:00.000Z',
})
const saved = (input: Record<string, unknown>) => ({
  ...lesson,
  document: input['document'],
  revision: Number(input['revision']) + 1,
})
const line = (id: number, uz: string, type: 'Learn' | 'Practice', questions = 2) => ({
  id,
  title: { uz },
  type,
  state: 'draft' as const,
  questions,
  errors: 0,
  revision: 1,
  updated_at: lesson.updated_at,
  updated_by: null,
})
const tree = courseWith(
  [
    {
      id: 1,
      title: { uz: 'Boshlanish' },
      description: { uz: '' },
      state: 'draft',
      revision: 1,
      updated_at: lesson.updated_at,
      updated_by: null,
      lessons: [
        line(10, 'Bugungi', 'Learn'),
        line(11, 'Shartlar', 'Learn'),
        line(12, 'Toʻla dars', 'Practice', 60),
      ],
    },
  ],
  { state: 'draft' },
)

let workspace: Awaited<ReturnType<typeof sitDown>>
const drafts = new LessonDrafts(ACCOUNT)
beforeEach(() => drafts.drop(10))

const open = async (answers: Parameters<typeof sitDown>[0] = {}) => {
  workspace = await sitDown({
    authoring_lesson: () => lesson,
    authoring_lesson_save: saved,
    authoring_question_view: () => ({ question: null, faults: [] }),
    authoring_versions: () => versions,
    authoring_version: ({ version_id }) => ({
      version: versions.find(({ id }) => id === version_id),
      document: version_id === 33 ? now : before,
    }),
    authoring_course: () => tree,
    ...answers,
  })
  workspace.show(<LessonPage id={10} accountId={ACCOUNT} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Bugungi'))
}
const titleField = () => {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent === words.title_uz)
  const field = document.getElementById(label?.htmlFor ?? '')
  return field instanceof HTMLInputElement ? field.value : undefined
}
const pressLine = async (name: string) => {
  const found = await vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] li button')].find((each) =>
      each.textContent.includes(name),
    ),
  )
  found.click()
}
const item = async (name: string) => {
  const found = await vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === name),
  )
  found.click()
}
const askToMove = async () => {
  await workspace.press(words.more.replace('{{title}}', `1. ${words.question_type.info}`))
  await item(words.move)
  await vi.waitFor(() => expect(workspace.text()).toContain('Shartlar'))
}

test('the history names who saved each version; one is read with what it changes, and brought back', async () => {
  await open({ authoring_restore: () => ({ ...lesson, document: before, revision: 5 }) })
  await workspace.press(words.history)
  await vi.waitFor(() => expect(workspace.text()).toContain('Malika Soliyeva'))
  expect(workspace.text()).toContain(words.origin.restored)
  await pressLine('Nodira Karimova')
  await vi.waitFor(() => expect(workspace.button(words.all_versions)).toBeDefined())
  expect(workspace.button(words.restore)).toBeUndefined()
  await workspace.press(words.all_versions)
  await pressLine('Malika Soliyeva')
  await vi.waitFor(() => expect(workspace.text()).toContain('Avvalgi matn'))
  expect(workspace.text()).toContain(words.version_change.changed)
  expect(workspace.text()).toContain(words.version_change.back)
  expect(workspace.text()).toContain(words.restore_removes.replace('{{count}}', '1'))
  await workspace.press(words.restore)
  await vi.waitFor(() => expect(titleField()).toBe('Kechagi'))
  expect(workspace.callsOf('authoring_restore')).toEqual([{ version_id: 31, revision: 4 }])
  expect(workspace.callsOf('authoring_lesson_save')).toEqual([])
})

test('undo shows the version before and brings it back, once what was typed is a version too', async () => {
  await open({
    authoring_restore: ({ revision }) => ({ ...lesson, document: before, revision: Number(revision) + 1 }),
  })
  await workspace.fill(words.title_uz, 'Hozir yozilgan')
  await workspace.press(words.undo)
  await vi.waitFor(() => expect(workspace.text()).toContain('Avvalgi matn'))
  expect(workspace.callsOf('authoring_lesson_save')).toMatchObject([
    { document: { title: { uz: 'Hozir yozilgan' } } },
  ])
  await workspace.press(words.restore)
  await vi.waitFor(() => expect(titleField()).toBe('Kechagi'))
  expect(workspace.callsOf('authoring_restore')).toEqual([{ version_id: 32, revision: 5 }])
  expect(drafts.find(10)).toBeUndefined()
})

test('of a lesson with one version there is nothing to undo', async () => {
  await open({ authoring_versions: () => versions.slice(0, 1) })
  await workspace.press(words.undo)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.nothing_to_undo))
  expect(workspace.button(words.restore)).toBeUndefined()
})

test('where somebody else saved meanwhile nothing is restored, and theirs is shown', async () => {
  let stands = lesson
  await open({ authoring_lesson: () => stands, authoring_restore: () => stale })
  await workspace.press(words.undo)
  await vi.waitFor(() => expect(workspace.text()).toContain('Avvalgi matn'))
  stands = { ...lesson, document: written('Azizniki'), revision: 9 }
  await workspace.press(words.restore)
  await vi.waitFor(() => expect(titleField()).toBe('Azizniki'))
  expect(workspace.text()).toContain(words.conflict.stale)
  expect(workspace.callsOf('authoring_lesson_save')).toEqual([])
})

test('a question goes to another lesson of the course, and is gone from this one', async () => {
  const left = { ...lesson, document: written('Bugungi', info('ikki', 'Yangi qoʻshilgan')), revision: 5 }
  await open({ authoring_question_move: () => left })
  await askToMove()
  const offered = [...document.querySelectorAll<HTMLOptionElement>('[role=dialog] option')]
  expect(offered.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['', false],
    ['11', false],
    ['12', true],
  ])
  expect(workspace.button(words.move_now)?.disabled).toBe(true)
  await workspace.fill(words.move_to, '11')
  await workspace.press(words.move_now)
  await vi.waitFor(() => expect(workspace.text()).not.toContain('Hozirgi matn'))
  expect(workspace.callsOf('authoring_question_move')).toEqual([
    { lesson_id: 10, revision: 4, question: 'bir', to_lesson_id: 11, copy: false },
  ])
  // The next one opens rather than nothing.
  expect(workspace.text()).not.toContain(words.no_questions)
})

test('a copy of it goes where it may stay as well, and a kind of lesson that can’t hold it is named', async () => {
  await open({
    authoring_lesson: () => ({
      ...lesson,
      document: {
        ...written('Bugungi', { id: 'bir', type: 'text', text: { uz: 'Yozing' } }),
        type: 'Practice',
      },
    }),
    authoring_question_move: () => ({ ...lesson, revision: 5 }),
  })
  await workspace.press(words.more.replace('{{title}}', `1. ${words.question_type.text}`))
  await item(words.move)
  await vi.waitFor(() => expect(workspace.text()).toContain('Shartlar'))
  await workspace.fill(words.move_to, '11')
  await vi.waitFor(() =>
    expect(workspace.text()).toContain(words.move_misfit.replace('{{type}}', words.type.Learn)),
  )
  document.querySelector<HTMLInputElement>('[role=dialog] input[type=checkbox]')?.click()
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.move_results))
  await workspace.press(words.copy)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_question_move')).toMatchObject([{ copy: true }]))
})

test('what was read before is shown as the school has it now, not refused at its first save', async () => {
  workspace = await sitDown({
    authoring_lesson: () => ({ ...lesson, document: written('Yangisi'), revision: 6 }),
    authoring_lesson_save: saved,
    authoring_question_view: () => ({ question: null, faults: [] }),
  })
  queryClient.setQueryData(lessonQuery(10).queryKey, lesson, { updatedAt: 1 })
  workspace.show(<LessonPage id={10} accountId={ACCOUNT} />)
  await vi.waitFor(() => expect(titleField()).toBe('Yangisi'))
  await workspace.fill(words.title_uz, 'Yana yangisi')
  await vi.waitFor(
    () => expect(workspace.callsOf('authoring_lesson_save')).toMatchObject([{ revision: 6 }]),
    10_000,
  )
})

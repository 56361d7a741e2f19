import type { CourseImport } from '@qadam/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { authoring } from '../../../platform/i18n/uz/authoring.ts'
import { courseFiles as words } from '../../../platform/i18n/uz/course-files.ts'
import { CourseImports } from './course-imports.tsx'
import { ImportCourseDialog } from './import-course-dialog.tsx'

const { send, toast } = vi.hoisted(() => ({
  send: vi.fn<(file: File) => Promise<string>>(),
  toast: vi.fn<(tone: string, title: string) => void>(),
}))
vi.mock('./send-archive.ts', () => ({ sendArchive: send }))
vi.mock('@qadam/web/toast', async (original) => ({ ...(await original<object>()), showToast: toast }))

const base: CourseImport = {
  id: 4,
  file_name: 'kurs.zip',
  state: 'waiting',
  done: 0,
  total: 0,
  report: null,
  course_id: null,
  created_at: '2026-03-10T08:00:00.000Z',
}
const report: NonNullable<CourseImport['report']> = {
  faults: [],
  errors: 0,
  advice: 0,
  changes: {
    title: { uz: 'Python' },
    is_new: false,
    lessons: { new: 1, changed: 2, same: 3, gone: 1 },
    questions: { new: 4, changed: 5, same: 6, gone: 7 },
    parts: [{ kind: 'changed', title: { uz: 'Salom' } }],
    notices: [{ kind: 'removed', lesson: { uz: 'Salom' }, question: 'bir', students: 12 }],
    students_of_gone: 9,
  },
}

let workspace: Awaited<ReturnType<typeof sitDown>>
const taken = vi.fn()
beforeEach(() => {
  taken.mockReset()
  toast.mockReset()
  send.mockResolvedValue('f'.repeat(32))
})

async function open(answers: Parameters<typeof sitDown>[0]) {
  workspace = await sitDown(answers)
  workspace.show(<ImportCourseDialog onClose={() => undefined} onTaken={taken} />)
  const field = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  const files = new DataTransfer()
  files.items.add(new File(['zip'], 'kurs.zip'))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('an archive is checked, what it changes is told, and only then it is taken in', async () => {
  let state: CourseImport = { ...base, state: 'checked', report }
  await open({
    course_import_begin: () => base,
    course_import: () => state,
    course_import_take: () => {
      state = { ...state, state: 'taken', course_id: 31 }
      return { ...state, state: 'taking', course_id: null }
    },
  })
  await vi.waitFor(() => expect(workspace.text()).toContain('«Python» kursi yangilanadi'), 10_000)
  expect(workspace.text()).toContain('yangi 1, oʻzgaradi 2, oʻzgarmaydi 3, arxivda yoʻq 1')
  expect(workspace.text()).toContain('bir savoli olib tashlanadi. Javob bergan oʻquvchilar: 12')
  expect(workspace.text()).not.toContain('va yana')
  expect(taken).not.toHaveBeenCalled()
  await workspace.press(words.take)
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith(31), 10_000)
  expect(workspace.callsOf('course_import_take')).toEqual([{ id: 4, publish: false }])
})

test('what is wrong in an archive is named in the reader’s words, and nothing can be taken', async () => {
  const faults = [
    { code: 'bomb', file: 'media/a.png', question: null, path: null },
    { code: 'none_right', file: 'lessons/salom.json', question: 'bir', path: 'options' },
  ].map((fault) => ({ ...fault, level: 'error' as const, message: 'in English' }))
  await open({
    course_import_begin: () => base,
    course_import: () => ({
      ...base,
      state: 'refused',
      report: { faults, errors: 3, advice: 0, changes: null },
    }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain(`media/a.png: ${words.fault.bomb}`), 10_000)
  expect(workspace.text()).toContain(`lessons/salom.json › bir › options: ${authoring.fault.none_right}`)
  expect(workspace.text()).toContain('va yana 1 ta')
  expect(workspace.button(words.take)).toBeUndefined()
})

test('what students did is listed whole, and no more is counted than there is', async () => {
  const changes = report.changes && { ...report.changes, lessons: { new: 0, changed: 2, same: 3, gone: 0 } }
  await open({
    course_import_begin: () => base,
    course_import: () => ({ ...base, state: 'checked', report: { ...report, changes } }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain('Javob bergan oʻquvchilar: 12'), 10_000)
  expect(workspace.text()).not.toContain('va yana')
})

test('an import is followed on although the first look at it failed', async () => {
  let looks = 0
  await open({
    course_import_begin: () => base,
    course_import: () => {
      looks += 1
      return looks === 1 ? new Refusal(404, 'not_found') : { ...base, state: 'checked', report }
    },
  })
  await vi.waitFor(() => expect(workspace.button(words.take)).toBeDefined(), 10_000)
})

test('while the school is asked to take a course in, it is not asked otherwise', async () => {
  const { promise, resolve } = Promise.withResolvers<CourseImport>()
  await open({
    course_import_begin: () => base,
    course_import: () => ({ ...base, state: 'checked', report }),
    course_import_take: () => promise,
  })
  await workspace.press(words.take)
  await vi.waitFor(() => expect(workspace.callsOf('course_import_take')).toHaveLength(1), 10_000)
  await vi.waitFor(
    () => expect(workspace.button(words.take_publish)?.hasAttribute('disabled')).toBe(true),
    10_000,
  )
  resolve({ ...base, state: 'taken', course_id: 31 })
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith(31), 10_000)
})

test('a course that was taken in and not published whole is not said to be unchanged', async () => {
  await open({
    course_import_begin: () => base,
    course_import: () => ({ ...base, state: 'failed', report, course_id: 31 }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain(words.failed_taken), 10_000)
  expect(workspace.text()).not.toContain(words.failed)
  expect(taken).not.toHaveBeenCalled()
})

test('a course that was held back as a draft, because it lacks Russian, says so', async () => {
  await open({
    course_import_begin: () => base,
    course_import: () => ({ ...base, state: 'taken', report: { ...report, held_back: true }, course_id: 31 }),
  })
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith(31), 10_000)
  expect(toast.mock.calls).toEqual([['info', words.held_back]])
})

test('a course that the archive calls otherwise is told by the name it has', async () => {
  const changes = report.changes && { ...report.changes, title_before: { uz: 'Dasturlash' } }
  await open({
    course_import_begin: () => base,
    course_import: () => ({ ...base, state: 'checked', report: { ...report, changes } }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain('«Dasturlash» kursi yangilanadi'), 10_000)
  expect(workspace.text()).toContain('«Dasturlash» oʻrniga «Python»')
})

test('an archive that would be held back says so before it is taken in', async () => {
  await open({
    course_import_begin: () => base,
    course_import: () => ({ ...base, state: 'checked', report: { ...report, held_back: true } }),
  })
  await vi.waitFor(() => expect(workspace.text()).toContain(words.will_hold_back), 10_000)
  expect(workspace.button(words.take)).toBeDefined()
  expect(workspace.button(words.take_publish)).toBeUndefined()
})

test('an import that was begun elsewhere is opened again, and taken in by who began it alone', async () => {
  const checked = { ...base, state: 'checked', report }
  workspace = await sitDown({ course_import: () => checked })
  workspace.show(
    <ImportCourseDialog begun={{ id: 4, isOwn: true }} onClose={() => undefined} onTaken={taken} />,
  )
  await vi.waitFor(() => expect(workspace.button(words.take)).toBeDefined(), 10_000)
  expect(workspace.callsOf('course_import')).toEqual([{ id: 4 }])
  workspace = await sitDown({ course_import: () => checked })
  workspace.show(
    <ImportCourseDialog begun={{ id: 4, isOwn: false }} onClose={() => undefined} onTaken={taken} />,
  )
  await vi.waitFor(() => expect(workspace.text()).toContain(words.of_another), 10_000)
  expect(workspace.button(words.take)).toBeUndefined()
})

test('the last imports say who began them, how far they are and what became of them', async () => {
  const line = {
    ...base,
    by: { id: 7, name: 'Nodira Karimova' },
    state: 'taking',
    done: 1,
    total: 2,
  } as const
  workspace = await sitDown({ course_imports: () => [line, { ...line, id: 5, state: 'failed' }] })
  const opened = vi.fn()
  workspace.show(<CourseImports onOpen={opened} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Nodira Karimova'), 10_000)
  expect(workspace.text()).toContain(words.state.failed)
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('50')
  await workspace.press('kurs.zip: koʻrish')
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }))
})

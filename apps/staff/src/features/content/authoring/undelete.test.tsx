import type { AuthoredTree } from '@qadam/contract'
import { keepFocus } from '@qadam/ui/keep-focus'
import type { ToastOptions } from '@qadam/web/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'
import { CoursePage } from './course-page.tsx'
import { courseWith } from './fixtures.ts'

const { toast } = vi.hoisted(() => ({
  toast: vi.fn<(tone: string, title: string, options?: ToastOptions) => void>(),
}))
vi.mock('@qadam/web/toast', async (original) => ({ ...(await original<object>()), showToast: toast }))

const saved = { revision: 4, updated_at: '2026-03-10T07:00:00.000Z', updated_by: null }
const salom = {
  id: 10,
  title: { uz: 'Salom' },
  type: 'Learn' as const,
  state: 'draft' as const,
  questions: 3,
  errors: 0,
  ...saved,
}
const whole = courseWith([
  {
    id: 1,
    title: { uz: 'Boshlanish' },
    description: { uz: '' },
    state: 'draft',
    lessons: [salom],
    ...saved,
  },
])
const lessonGone: AuthoredTree = {
  ...whole,
  modules: whole.modules.map((module) => ({ ...module, lessons: [] })),
  deleted: [{ kind: 'lesson', id: 10, title: { uz: 'Salom' }, deleted_at: saved.updated_at }],
}

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => {
  toast.mockClear()
})

const item = async (title: string, name: string) => {
  await workspace.press(words.more.replace('{{title}}', title))
  const found = await vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === name),
  )
  found.click()
}

test('a deleted lesson is offered back at a press, and a refusal says why', async () => {
  let tree = whole
  let undelete: () => AuthoredTree | Refusal = () => (tree = whole)
  workspace = await sitDown({
    authoring_course: () => tree,
    authoring_delete: () => {
      tree = lessonGone
      return null
    },
    authoring_undelete: () => undelete(),
  })
  workspace.show(<CoursePage id={5} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Salom'))
  await item('Salom', words.delete)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.no_lessons))
  const seen = whole.modules[0]?.lessons[0]?.updated_at
  expect(workspace.callsOf('authoring_delete')).toEqual([{ kind: 'lesson', id: 10, seen }])
  const [, title, options] = toast.mock.lastCall ?? []
  expect([title, options?.action?.label]).toEqual(['«Salom» oʻchirildi', words.undo])
  options?.action?.onSelect()
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.no_lessons))
  expect(workspace.callsOf('authoring_undelete')).toEqual([{ kind: 'lesson', id: 10 }])

  undelete = () => new Refusal(409, 'conflict', { reason: 'module_deleted' })
  options?.action?.onSelect()
  await vi.waitFor(() => expect(toast.mock.lastCall?.[1]).toBe(words.conflict.module_deleted))
  undelete = () => new Refusal(404, 'not_found')
  options?.action?.onSelect()
  await vi.waitFor(() => expect(toast.mock.lastCall?.[1]).toBe(words.undelete_gone))
})

test('what was deleted stands under the course for its day, to be brought back', async () => {
  let tree = lessonGone
  workspace = await sitDown({
    authoring_course: () => tree,
    authoring_undelete: () => (tree = whole),
  })
  workspace.show(<CoursePage id={5} />)
  await workspace.press(`${words.undelete}: Salom`)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.deleted_parts))
  expect(workspace.callsOf('authoring_undelete')).toEqual([{ kind: 'lesson', id: 10 }])
})

test('a lesson of a module that students do not see is not told ready: its module is offered', async () => {
  workspace = await sitDown({
    authoring_course: () => whole,
    authoring_check: ({ kind }) => ({ faults: [], notices: [], lessons: kind === 'lesson' ? [salom] : [] }),
    authoring_publish: () => ({
      ...whole,
      modules: whole.modules.map((module) => ({ ...module, lessons: [{ ...salom, state: 'published' }] })),
    }),
  })
  workspace.show(<CoursePage id={5} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Salom'))
  await item('Salom', words.publish)
  const because = words.hidden_by.module.replace('{{title}}', 'Boshlanish')
  await vi.waitFor(() => expect(workspace.text()).toContain(because))
  expect(workspace.text()).not.toContain(words.ready)
  await workspace.press(words.publish)
  await vi.waitFor(() =>
    expect(toast.mock.lastCall?.slice(1)).toMatchObject([words.hidden, { text: because }]),
  )
  await vi.waitFor(() => expect(workspace.text()).toContain(words.state_hidden))
  await item('Boshlanish', words.publish)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.ready))
})

test('of a course that students do not see the course is offered, from a lesson too', async () => {
  const draft: AuthoredTree = { ...whole, course: { ...whole.course, state: 'draft' } }
  workspace = await sitDown({
    authoring_course: () => draft,
    authoring_check: () => ({ faults: [], notices: [], lessons: [] }),
    authoring_publish: () => whole,
  })
  workspace.show(<CoursePage id={5} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Salom'))
  await item('Salom', words.publish)
  await workspace.press(words.publish_outer.course)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.ready))
  await workspace.press(words.publish)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_publish')).toEqual([{ kind: 'course', id: 5 }]))
})

test('who deletes by keyboard goes on at the next lesson, then at the one before, then at the heading', async () => {
  const line = (id: number, uz: string) => ({ ...salom, id, title: { uz } })
  let lessons = [line(10, 'Salom'), line(11, 'Shartlar'), line(12, 'Sikllar')]
  workspace = await sitDown({
    authoring_course: () => ({ ...whole, modules: whole.modules.map((module) => ({ ...module, lessons })) }),
    authoring_delete: ({ id }) => {
      lessons = lessons.filter((lesson) => lesson.id !== id)
      return null
    },
  })
  const { end } = keepFocus(document)
  try {
    workspace.show(<CoursePage id={5} />)
    await vi.waitFor(() => expect(workspace.text()).toContain('Sikllar'))
    const more = (title: string) => words.more.replace('{{title}}', title)
    for (const [deleted, next] of [
      ['Shartlar', more('Sikllar')],
      ['Sikllar', more('Salom')],
      ['Salom', 'Boshlanish'],
    ] as const) {
      workspace.button(more(deleted))?.focus()
      await item(deleted, words.delete)
      await vi.waitFor(() => expect(workspace.text()).not.toContain(deleted))
      await vi.waitFor(() => {
        const { activeElement } = document
        expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(next)
      })
    }
  } finally {
    end()
  }
})

import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { shell } from '../../../platform/i18n/uz/shell.ts'
import { CoursePage } from './course-page.tsx'
import { CoursesList } from './courses-list.tsx'
import { courseWith } from './fixtures.ts'

const saved = { revision: 4, updated_at: '2026-03-10T07:00:00.000Z', updated_by: 'Nodira Karimova' }
const lesson = (id: number, uz: string) => ({
  id,
  title: { uz },
  type: 'Learn' as const,
  state: 'published' as const,
  questions: 3,
  errors: 0,
  ...saved,
})
const module = (id: number, uz: string, ...lessons: ReturnType<typeof lesson>[]) => ({
  id,
  title: { uz },
  description: { uz: '' },
  state: 'published' as const,
  lessons,
  ...saved,
})
const tree = courseWith(
  [
    module(1, 'Boshlanish', lesson(10, 'Salom'), lesson(11, 'Shartlar')),
    module(2, 'Davomi', lesson(20, 'Sikllar')),
  ],
  { description: { uz: 'Birinchi qadam' }, updated_by: saved.updated_by },
)

let workspace: Awaited<ReturnType<typeof sitDown>>

const open = async (answers: Parameters<typeof sitDown>[0] = {}) => {
  workspace = await sitDown({ authoring_course: () => tree, ...answers })
  workspace.show(<CoursePage id={5} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Sikllar'))
}
const item = async (name: string) => {
  const found = await vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === name),
  )
  found.click()
}
const menuOf = async (title: string) => await workspace.press(words.more.replace('{{title}}', title))

test('a lesson goes a step down into the next module, in one call with the whole order', async () => {
  await open({ authoring_order: () => tree })
  expect(workspace.button(`${words.up}: Salom`)?.disabled).toBe(true)
  await workspace.press(`${words.down}: Shartlar`)
  await vi.waitFor(() =>
    expect(workspace.callsOf('authoring_order')).toEqual([
      {
        id: 5,
        revision: 4,
        modules: [
          { id: 1, lessons: [10] },
          { id: 2, lessons: [11, 20] },
        ],
      },
    ]),
  )
})

test('a step refused because somebody else was first shows their order, on which the next step goes', async () => {
  let revision = 4
  const refused = { reason: 'stale', revision: 7, by: null, at: '2026-03-10T08:00:00.000Z' }
  await open({
    authoring_course: () => ({
      ...tree,
      course: { ...tree.course, revision, title: { uz: `Python ${revision}` } },
    }),
    authoring_order: (input) => (input['revision'] === 7 ? tree : new Refusal(409, 'conflict', refused)),
  })
  revision = 7
  await workspace.press(`${words.down}: Shartlar`)
  await vi.waitFor(() => expect(workspace.text()).toContain('Python 7'))
  await workspace.press(`${words.down}: Shartlar`)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_order')).toHaveLength(2))
  expect(workspace.callsOf('authoring_order')[1]).toMatchObject({ revision: 7 })
})

test('publishing names what is missing, with its place, and waits until it is mended', async () => {
  const fault = { module_id: 1, lesson_id: 10, question: 'savol', path: 'hint', message: 'x' }
  await open({
    authoring_check: () => ({
      faults: [
        { ...fault, level: 'error', code: 'missing', question_place: { number: 3, type: 'selected-file' } },
      ],
      notices: [
        {
          kind: 'key_changed',
          lesson_id: 20,
          question: 'ikki',
          question_place: { number: 2, type: 'selected-drag' },
          students: 7,
        },
      ],
      lessons: [],
    }),
  })
  await menuOf('Python')
  await item(words.publish)
  const place = `Salom › 3. ${words.question_type['selected-file']} › ${words.field.hint}`
  await vi.waitFor(() => expect(workspace.text()).toContain(`${place}: ${words.fault.missing}`))
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent.startsWith(place))
  expect(link?.getAttribute('href')).toMatch(/lessons\/10#savol\/hint$/)
  expect(workspace.text()).toContain(`«Sikllar»: 2. ${words.question_type['selected-drag']}`)
  expect(workspace.button(words.publish)?.disabled).toBe(true)
})

test('what is whole is published after a look at what goes out', async () => {
  await open({
    authoring_check: () => ({ faults: [], notices: [], lessons: [{ id: 20, title: { uz: 'Sikllar' } }] }),
    authoring_publish: () => tree,
  })
  await menuOf('Davomi')
  await item(words.publish)
  await workspace.press(words.publish)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_publish')).toEqual([{ kind: 'module', id: 2 }]))
})

test('what students have studied is taken back only after its number was told', async () => {
  await open({
    authoring_unpublish: ({ confirmed }) =>
      confirmed === true ? tree : new Refusal(409, 'conflict', { reason: 'studied', students: 12 }),
  })
  await menuOf('Salom')
  await item(words.unpublish)
  await workspace.press(words.unpublish)
  await vi.waitFor(() => expect(workspace.text()).toContain('(soni: 12)'))
  await workspace.press(words.unpublish)
  await vi.waitFor(() =>
    expect(workspace.callsOf('authoring_unpublish')).toEqual([
      { kind: 'lesson', id: 10, confirmed: false },
      { kind: 'lesson', id: 10, confirmed: true },
    ]),
  )
})

test('a course that students see is put aside only after it was said what that means', async () => {
  await open({ authoring_archive: () => tree })
  await menuOf('Python')
  await item(words.archive)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.archive_text))
  expect(workspace.callsOf('authoring_archive')).toEqual([])
  await workspace.press(words.archive)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_archive')).toEqual([{ id: 5, archived: true }]))
})

test('of two who name a module the later sees what the other saved, and takes back nothing that they did not touch', async () => {
  let revision = 4
  const at = '2026-03-10T08:00:00.000Z'
  await open({
    authoring_module_save: (input) =>
      input['revision'] === revision
        ? tree
        : new Refusal(409, 'conflict', {
            ...{ reason: 'stale', revision, by: 'Aziz Umarov', at },
            newer: {
              title: { uz: 'Kirish' },
              description: { uz: 'Yangi tavsif' },
              ...{ revision, saved_by: 'Aziz Umarov', saved_at: at },
            },
          }),
  })
  revision = 9
  await menuOf('Boshlanish')
  await item(words.edit_module_more)
  await workspace.fill(words.title_uz, 'Ilk qadamlar')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace.text()).toContain('Aziz Umarov'))
  expect(workspace.text()).toContain('Kirish')
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_module_save')).toHaveLength(2))
  expect(workspace.callsOf('authoring_module_save')[1]).toMatchObject({
    id: 1,
    revision: 9,
    title: { uz: 'Ilk qadamlar' },
    description: { uz: 'Yangi tavsif' },
  })
  await vi.waitFor(() => expect(workspace.button(shell.close)).toBeUndefined())
})

test('an order that was refused is read anew, so that the next step is one on what stands', async () => {
  let revision = 4
  await open({
    authoring_course: () => ({
      ...tree,
      course: { ...tree.course, revision, title: { uz: `Python ${revision}` } },
    }),
    authoring_order: (input) =>
      input['revision'] === revision
        ? tree
        : new Refusal(409, 'conflict', { reason: 'stale', revision, by: null, at: saved.updated_at }),
  })
  revision = 9
  await workspace.press(`${words.down}: Salom`)
  await vi.waitFor(() => expect(workspace.text()).toContain('Python 9'))
  await workspace.press(`${words.down}: Salom`)
  await vi.waitFor(() =>
    expect(workspace.callsOf('authoring_order')).toMatchObject([{ revision: 4 }, { revision: 9 }]),
  )
})

test('a course is put aside only after a question, and comes back without one', async () => {
  let archived = false
  await open({
    authoring_course: () => ({ ...tree, course: { ...tree.course, archived } }),
    authoring_archive: (input) => {
      archived = input['archived'] === true
      return { ...tree, course: { ...tree.course, archived } }
    },
  })
  await menuOf('Python')
  await item(words.archive)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.archive_text))
  expect(workspace.callsOf('authoring_archive')).toEqual([])
  await workspace.press(words.archive)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_archive')).toEqual([{ id: 5, archived: true }]))
  await menuOf('Python')
  await item(words.unarchive)
  await vi.waitFor(() => expect(workspace.callsOf('authoring_archive')).toHaveLength(2))
  expect(workspace.callsOf('authoring_archive')[1]).toEqual({ id: 5, archived: false })
})

test('a course goes a step among those that are shown, in one call with all of them', async () => {
  const named = (id: number, uz: string, archived = false) => ({
    ...tree.course,
    id,
    title: { uz },
    archived,
  })
  const courses = [named(5, 'Python'), named(6, 'Eski kurs', true), named(7, 'Veb')]
  workspace = await sitDown({
    authoring_courses: () => courses,
    authoring_courses_order: ({ ids }) =>
      (ids as number[]).map((id) => courses.find((course) => course.id === id)), // as the page sends it
  })
  workspace.show(<CoursesList archived={false} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Veb'))
  expect(workspace.button(`${words.up}: Python`)?.disabled).toBe(true)
  await workspace.press(`${words.down}: Python`)
  await vi.waitFor(() => expect(workspace.button(`${words.up}: Veb`)?.disabled).toBe(true))
  expect(workspace.callsOf('authoring_courses_order')).toEqual([{ ids: [7, 6, 5], seen: [5, 6, 7] }])
})

test('courses that are worked on stand apart from those put aside', async () => {
  const aside = { ...tree.course, id: 6, title: { uz: 'Eski kurs' }, archived: true }
  workspace = await sitDown({ authoring_courses: () => [tree.course, aside] })
  workspace.show(<CoursesList archived={false} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Python'))
  expect(workspace.text()).not.toContain('Eski kurs')
})

test('a module’s checkpoint is set beside how many questions its lessons have, and told where they are too few', async () => {
  const [first] = tree.modules
  const lessons = first?.lessons.map((each) => ({ ...each, test_questions: 6 })) ?? []
  await open({
    authoring_course: () => courseWith(first ? [{ ...first, lessons }, ...tree.modules.slice(1)] : []),
  })
  await menuOf('Boshlanish')
  await item(words.edit_module_more)
  const there = words.checkpoint_there_other.replace('{{count}}', '12')
  await vi.waitFor(() => expect(document.body.textContent).toContain(`${there} ${words.checkpoint_none}`))
  await workspace.fill(words.checkpoint_questions, '12')
  expect(document.body.textContent).not.toContain(words.checkpoint_fewer)
  await workspace.fill(words.checkpoint_questions, '13')
  expect(document.body.textContent).toContain(`${there} ${words.checkpoint_fewer}`)
})

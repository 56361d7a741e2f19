import type { AuthoredModule, AuthoredTree } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { smallLesson } from '../../../../test/drafts.ts'
import { Learner } from '../../../../test/learning.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
let author: Author

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
})

const words = { title: { uz: 'Modul' }, description: { uz: 'Modul haqida' } }
const moduleOf = ({ modules }: AuthoredTree): AuthoredModule => {
  const [module] = modules
  if (!module) throw new Error('there is no module')
  return module
}
const save = async ({ id, revision }: AuthoredModule, change: object) =>
  await admin.data<AuthoredTree>('authoring_module_save', { id, revision, ...words, ...change })

async function built() {
  const { courseId, moduleId } = await author.built(smallLesson('bir'), smallLesson('ikki'))
  const tree = await author.publish('course', courseId)
  const student = await Learner.enrolled(school, tree.course.course_id ?? 0)
  const types = async () => (await student.lessons()).map(({ type }) => type)
  return { courseId, moduleId, module: moduleOf(tree), types, student }
}

test('each lesson says how many of its questions a checkpoint may draw: those of tests alone', async () => {
  const { module } = await built()
  const counted = module.lessons.map(({ questions, test_questions }) => [questions, test_questions])
  expect(counted).toEqual([
    [2, 1],
    [2, 1],
  ])
})

test('a checkpoint that an author sets is seen once its module is published, and goes the same way', async () => {
  const { courseId, moduleId, module, types, student } = await built()
  const saved = await save(module, { checkpoint: { questions: 2, pass_percent: 60 } })
  expect(moduleOf(saved)).toMatchObject({ state: 'changed', checkpoint: { questions: 2, pass_percent: 60 } })
  expect(moduleOf(saved).lessons.map(({ questions, test_questions }) => [questions, test_questions])).toEqual(
    [
      [2, 1],
      [2, 1],
    ],
  )
  expect(saved.course.state).toBe('changed')
  expect(await types()).toEqual(['Learn', 'Learn'])
  const shown = await author.publish('module', moduleId)
  expect(moduleOf(shown).state).toBe('published')
  expect(shown.course.state).toBe('published')
  expect(await types()).toEqual(['Learn', 'Learn', 'Checkpoint'])
  expect((await student.lesson(2)).test).toMatchObject({ questions: 2, pass_percent: 60 })

  // A console from before sends no checkpoint: it takes none away.
  const renamed = await save(moduleOf(shown), { title: { uz: 'Boshqa nom' } })
  expect(moduleOf(renamed).checkpoint).toEqual({ questions: 2, pass_percent: 60 })
  const without = await save(moduleOf(renamed), { checkpoint: null })
  expect(moduleOf(without)).not.toHaveProperty('checkpoint')
  expect(await types()).toContain('Checkpoint')
  await author.publish('course', courseId)
  expect(await types()).toEqual(['Learn', 'Learn'])
})

test('a copy of the module has one of its own, and a stale save is refused with what stands', async () => {
  const { courseId, moduleId, module } = await built()
  const checked = await save(module, { checkpoint: { questions: 2 } })
  await admin.data('authoring_copy', { kind: 'module', id: moduleId })
  const { modules } = await author.publish('course', courseId)
  expect(modules.map(({ checkpoint }) => checkpoint)).toEqual([{ questions: 2 }, { questions: 2 }])
  const stale = await admin.call('authoring_module_save', {
    ...{ id: moduleId, revision: module.revision, ...words, checkpoint: { questions: 5 } },
  })
  expect(stale.error).toMatchObject({
    code: 'conflict',
    newer: { checkpoint: { questions: 2 }, revision: moduleOf(checked).revision },
  })
  for (const questions of [1, 31, 2.5, '8 ta'])
    expect(
      (await admin.call('authoring_module_save', { id: moduleId, ...words, checkpoint: { questions } })).code,
    ).toBe('validation.failed')
})

test('a lesson that is unpublished takes its questions out of it', async () => {
  const { module, moduleId, student, types } = await built()
  await save(module, { checkpoint: { questions: 2 } })
  const tree = await author.publish('module', moduleId)
  const [one, two] = moduleOf(tree).lessons
  await admin.data('authoring_unpublish', { kind: 'lesson', id: one?.id, confirmed: true })
  expect((await student.lesson(1)).test).toMatchObject({ questions: 1 })
  await admin.data('authoring_unpublish', { kind: 'lesson', id: two?.id, confirmed: true })
  await expect(types()).rejects.toThrow('not_found')
})

test('whether a course is interleaved is its authors’ to say, and reaches its students once it is published', async () => {
  const { courseId, student } = await built()
  const { course } = await author.tree(courseId)
  const own = { title: course.title, description: course.description, cover: course.cover }
  const saveCourse = async (revision: number, change: object) =>
    (await admin.data<AuthoredTree>('authoring_course_save', { id: courseId, revision, ...own, ...change }))
      .course
  const saved = await saveCourse(course.revision, { interleaved: true })
  expect(saved).toMatchObject({ interleaved: true, state: 'changed' })
  const test = async () => (await student.lesson(0)).test
  expect(await test()).not.toHaveProperty('earlier')
  expect((await author.publish('course', courseId)).course.state).toBe('published')
  expect(await test()).toMatchObject({ earlier: true })
  // A console from before says nothing of it: it stays.
  const renamed = await saveCourse(saved.revision, { title: { uz: 'Boshqa nom' } })
  expect(renamed.interleaved).toBe(true)
  const off = await saveCourse(renamed.revision, { interleaved: false })
  expect(off).not.toHaveProperty('interleaved')
  await author.publish('course', courseId)
  expect(await test()).not.toHaveProperty('earlier')
})

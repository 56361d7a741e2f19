import type { AuditEntry, AuthoredLesson, AuthoredTree, LessonVersion } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { smallLesson } from '../../../../test/drafts.ts'
import { Learner, startLearning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { removeDeletedParts } from './index.ts'

let school: TestSchool
let admin: StaffMember
let author: Author

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
})

type Kind = 'module' | 'lesson'
const remove = async (kind: Kind | 'course', id: number) => await admin.data('authoring_delete', { kind, id })
const undelete = async (kind: Kind, id: number) =>
  await admin.call<AuthoredTree>('authoring_undelete', { kind, id })
const titlesIn = (tree: AuthoredTree) =>
  tree.modules.map(({ title, lessons }) => [title.uz, ...lessons.map((lesson) => lesson.title.uz)])
const titles = async (courseId: number) => titlesIn(await author.tree(courseId))
const learner = async (courseId: number) => {
  const { course } = await author.tree(courseId)
  return await Learner.enrolled(school, course.course_id ?? 0)
}
const order = async (courseId: number, modules: { id: number; lessons: number[] }[]) => {
  const { course } = await author.tree(courseId)
  return await admin.data('authoring_order', { id: courseId, revision: course.revision, modules })
}
const versionsOf = async (lessonId: number) =>
  await admin.data<LessonVersion[]>('authoring_versions', { lesson_id: lessonId })

test('a lesson that was deleted comes back whole to its place, for students too, once', async () => {
  const { courseId, moduleId, lessons } = await author.built(
    smallLesson('A'),
    { ...smallLesson('B'), pass_percent: 70 },
    smallLesson('C'),
  )
  await author.publish('course', courseId)
  const id = lessons[1]?.id ?? 0
  const before = await admin.data<AuthoredLesson>('authoring_lesson', { id })
  const versions = await versionsOf(id)
  const student = await learner(courseId)
  const seen = async () => (await student.lessons()).map(({ title }) => title)

  await remove('lesson', id)
  expect(await seen()).toEqual(['A', 'C'])
  const tree = await author.tree(courseId)
  expect(titlesIn(tree)).toEqual([['Modul', 'A', 'C']])
  expect(tree.course.lessons).toBe(2)
  expect(tree.deleted).toMatchObject([{ kind: 'lesson', id, title: { uz: 'B' } }])
  for (const [name, input] of [
    ['authoring_lesson', { id }],
    ['authoring_lesson_save', { id, revision: before.revision, document: smallLesson('Yangi') }],
    ['authoring_versions', { lesson_id: id }],
    ['authoring_restore', { version_id: versions[0]?.id, revision: before.revision }],
    ['authoring_publish', { kind: 'lesson', id }],
  ] as const)
    expect((await admin.call(name, input)).code).toBe('not_found')

  // Two at once, then a retry whose first reply was lost.
  const [reply, other] = await Promise.all([undelete('lesson', id), undelete('lesson', id)])
  expect(other.body).toEqual(reply.body)
  expect(reply.body).toMatchObject({
    data: { deleted: [], course: { state: 'published', lessons: 3 } },
  })
  expect(await seen()).toEqual(['A', 'B', 'C'])
  expect(await admin.data<AuthoredLesson>('authoring_lesson', { id })).toEqual(before)
  expect(await versionsOf(id)).toEqual(versions)
  expect((await undelete('lesson', id)).body).toEqual(reply.body)
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { staff_id: admin.id })
  expect(rows.filter(({ action }) => action === 'authoring_undelete')).toMatchObject([
    { after: { course: courseId, kind: 'lesson', title: 'B' } },
  ])
  expect(await titles(courseId)).toEqual([['Modul', 'A', 'B', 'C']])
  expect(moduleId).toBe(before.module.id)
})

test('lessons that were deleted one after another come back to where they were, in whatever order they do', async () => {
  const { courseId, lessons } = await author.built(...['A', 'B', 'C', 'D'].map((uz) => smallLesson(uz)))
  const [, b = 0, c = 0] = lessons.map(({ id }) => id)
  for (const [first, second] of [
    [b, c],
    [c, b],
  ] as const) {
    await remove('lesson', b)
    await remove('lesson', c)
    await undelete('lesson', first)
    await undelete('lesson', second)
    expect(await titles(courseId)).toEqual([['Modul', 'A', 'B', 'C', 'D']])
  }
})

test('a module comes back with all that was in it, but for what had been deleted of it before', async () => {
  const { courseId, moduleId, lessons } = await author.built(smallLesson('A'), smallLesson('B'))
  await author.module(courseId, 'Ikkinchi')
  await author.publish('module', moduleId)
  const [a = 0, b = 0] = lessons.map(({ id }) => id)
  await remove('lesson', a)
  school.clock.advance(1)
  await remove('module', moduleId)
  const left = await author.tree(courseId)
  expect(titlesIn(left)).toEqual([['Ikkinchi']])
  expect(left.course).toMatchObject({ modules: 1, lessons: 0 })
  expect(left.deleted).toMatchObject([{ kind: 'module', id: moduleId }])
  // Its place is gone until the module is back.
  expect((await undelete('lesson', a)).error).toMatchObject({ reason: 'module_deleted' })
  expect((await undelete('lesson', b)).error).toMatchObject({ reason: 'module_deleted' })
  expect((await undelete('module', moduleId)).status).toBe(200)
  expect(await titles(courseId)).toEqual([['Modul', 'B'], ['Ikkinchi']])
  expect((await author.tree(courseId)).modules[0]?.state).toBe('published')
  await undelete('lesson', a)
  expect(await titles(courseId)).toEqual([['Modul', 'A', 'B'], ['Ikkinchi']])
})

test('what others moved meanwhile stays as they left it, and what comes back takes the nearest place', async () => {
  const { courseId, moduleId, lessons } = await author.built(
    smallLesson('A'),
    smallLesson('B'),
    smallLesson('C'),
  )
  const second = (await author.module(courseId, 'Ikkinchi')).modules[1]?.id ?? 0
  const [a = 0, b = 0, c = 0] = lessons.map(({ id }) => id)
  await remove('lesson', b)
  await order(courseId, [
    { id: second, lessons: [] },
    { id: moduleId, lessons: [c, a] },
  ])
  await undelete('lesson', b)
  expect(await titles(courseId)).toEqual([['Ikkinchi'], ['Modul', 'C', 'B', 'A']])
  await remove('lesson', c)
  await order(courseId, [
    { id: second, lessons: [a, b] },
    { id: moduleId, lessons: [] },
  ])
  await undelete('lesson', c)
  expect(await titles(courseId)).toEqual([
    ['Ikkinchi', 'A', 'B'],
    ['Modul', 'C'],
  ])
  await remove('module', second)
  await undelete('module', second)
  expect(await titles(courseId)).toEqual([
    ['Ikkinchi', 'A', 'B'],
    ['Modul', 'C'],
  ])
})

test('nothing comes back into a course that is gone, nor after its day', async () => {
  const { courseId, moduleId, lessons } = await author.built(smallLesson('A'), smallLesson('B'))
  const [a = 0, b = 0] = lessons.map(({ id }) => id)
  const dayAfter = (seconds: number) => new Date(school.clock.now().getTime() + (24 * 3600 + seconds) * 1000)
  await remove('lesson', a)
  await removeDeletedParts(school.db, dayAfter(-1))
  expect((await author.tree(courseId)).deleted).toHaveLength(1)
  school.clock.advance(60)
  await remove('lesson', b)
  await remove('module', moduleId)
  await removeDeletedParts(school.db, dayAfter(-30))
  expect((await author.tree(courseId)).deleted).toMatchObject([{ kind: 'module', id: moduleId }])
  expect((await undelete('lesson', a)).code).toBe('not_found')
  expect((await undelete('module', moduleId)).status).toBe(200)
  await remove('module', moduleId)
  await removeDeletedParts(school.db, dayAfter(1))
  expect((await undelete('module', moduleId)).code).toBe('not_found')
  const other = (await author.module(courseId)).modules[0]?.id ?? 0
  await remove('module', other)
  await remove('course', courseId)
  expect((await undelete('module', other)).code).toBe('not_found')
})

test('an archive that brings again what was deleted brings it as its own', async () => {
  const { courseId } = await startLearning(school, smallCourse('qaytgan'))
  const listed = await admin.data<{ id: number; course_id: number | null }[]>('authoring_courses')
  const id = listed.find((course) => course.course_id === courseId)?.id ?? 0
  const { modules } = await author.tree(id)
  const before = await titles(id)
  const [module] = modules
  await remove('lesson', module?.lessons[0]?.id ?? 0)
  await remove('module', modules.at(-1)?.id ?? 0)
  await school.loadCourse(smallCourse('qaytgan'))
  const tree = await author.tree(id)
  expect([titlesIn(tree), tree.deleted]).toEqual([before, []])
})

test('what a colleague wrote since is not deleted unseen, a course least of all, which is gone for good', async () => {
  const { courseId, moduleId, lessons } = await author.built(smallLesson('A'))
  const colleague = new Author(
    await signedInStaff(school, 'admin', { firstName: 'Aziz', lastName: 'Umarov' }),
  )
  const seen = (await author.tree(courseId)).course.updated_at
  school.clock.advance(60)
  const lesson = await admin.data<AuthoredLesson>('authoring_lesson', { id: lessons[0]?.id })
  await colleague.save(lesson, smallLesson('Hamkasbniki'))
  for (const [kind, id] of [
    ['lesson', lesson.id],
    ['module', moduleId],
    ['course', courseId],
  ] as const) {
    const refused = await admin.call('authoring_delete', { kind, id, seen })
    expect(refused).toMatchObject({ code: 'conflict', error: { reason: 'stale', by: 'Aziz Umarov' } })
  }
  const now = (await author.tree(courseId)).modules[0]?.lessons[0]?.updated_at
  expect((await admin.call('authoring_delete', { kind: 'course', id: courseId, seen: now })).status).toBe(200)
})

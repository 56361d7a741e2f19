import type { AuthoredCourse, AuthoredLesson, Question } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Author, giveMedia } from '../../../../test/authoring.ts'
import { everyType, smallLesson } from '../../../../test/drafts.ts'
import { Learner, startLearning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { renewContent } from '../../learning/courses/index.ts'

let school: TestSchool
let admin: StaffMember
let author: Author

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
})

const learner = async (courseId: number) => await Learner.enrolled(school, courseId)
const seenId = async (authoredId: number): Promise<number> => {
  const { course } = await author.tree(authoredId)
  if (course.course_id === null) throw new Error('nothing was published')
  return course.course_id
}
const lessonOf = async (id: number) => await admin.data<AuthoredLesson>('authoring_lesson', { id })
const saveTo = async (lesson: AuthoredLesson, uz: string) =>
  await author.save(lesson, { ...lesson.document, title: { uz } })

test('a name that another author takes away while lessons go out keeps the course from going out nameless', async () => {
  const { courseId, moduleId } = await author.built(smallLesson())
  // Between the first check and the last transaction.
  await sql`create function take_name() returns trigger language plpgsql as $$ begin
    update authored_modules set title = '{"uz": " "}' where id = ${sql.lit(moduleId)}; return null; end $$`.execute(
    school.db,
  )
  await sql`create trigger take_name after insert on lessons execute function take_name()`.execute(school.db)
  const reply = await admin.call('authoring_publish', { kind: 'course', id: courseId })
  await sql`drop function take_name cascade`.execute(school.db)
  expect(reply).toMatchObject({
    code: 'conflict',
    error: { reason: 'incomplete', faults: [{ code: 'missing', path: 'title', module_id: moduleId }] },
  })
  expect((await author.tree(courseId)).course.state).toBe('draft')
})

test('a copy is a draft of its own with all that is in it', async () => {
  const { courseId, moduleId, lessons } = await author.built(...everyType())
  await giveMedia(school, courseId)
  await author.publish('course', courseId)
  const copy = async (kind: string, id: number) =>
    (await admin.data<{ id: number }>('authoring_copy', { kind, id })).id
  const copied = await author.tree(await copy('course', courseId))
  expect(copied.course).toMatchObject({ title: { uz: 'Kurs (nusxa)' }, state: 'draft', lessons: 2 })
  expect(copied.modules[0]).toMatchObject({ title: { uz: 'Modul' }, state: 'draft' })
  expect(copied.modules[0]?.lessons.map(({ errors }) => errors)).toEqual([0, 0])
  await author.publish('course', copied.course.id)
  await copy('module', moduleId)
  const again = await lessonOf(await copy('lesson', lessons[0]?.id ?? 0))
  expect(again).toMatchObject({ state: 'draft', document: { title: { uz: 'Hammasi (nusxa)' } } })
  expect((await author.tree(courseId)).modules.map((module) => module.lessons.length)).toEqual([3, 2])
  expect((await (await learner(await seenId(courseId))).lessons()).length).toBe(2)
})

test('what nobody studied can be deleted, and comes back from nowhere', async () => {
  const { courseId, lessons } = await author.built(smallLesson('A'), smallLesson('B'))
  await author.publish('course', courseId)
  const seen = await seenId(courseId)
  await admin.data('authoring_delete', { kind: 'lesson', id: lessons[0]?.id })
  expect((await (await learner(seen)).lessons()).map(({ title }) => title)).toEqual(['B'])
  await admin.data('authoring_delete', { kind: 'course', id: courseId })
  expect(await (await learner(seen)).data('courses')).toEqual([])
  const listed = await admin.data<AuthoredCourse[]>('authoring_courses')
  expect(listed.map(({ id }) => id)).not.toContain(courseId)
  expect((await admin.call('authoring_course', { id: courseId })).code).toBe('not_found')
})

test('a course put aside is gone for students and back as a draft', async () => {
  const { courseId } = await author.built(smallLesson())
  await author.publish('course', courseId)
  const student = await learner(await seenId(courseId))
  await admin.data('authoring_archive', { id: courseId, archived: true })
  expect(await student.data('courses')).toEqual([])
  await admin.data('authoring_archive', { id: courseId, archived: false })
  expect(await student.data('courses')).toEqual([])
  await author.publish('course', courseId)
  expect(await student.data('courses')).toHaveLength(1)
})

test('a question goes to another lesson, or a copy of it', async () => {
  const { lessons } = await author.built(smallLesson('A'), smallLesson('B'))
  const [from, to] = lessons
  const move = async (copy: boolean, revision: number) =>
    await admin.call<AuthoredLesson>('authoring_question_move', {
      lesson_id: from?.id,
      revision,
      question: 'savol',
      to_lesson_id: to?.id,
      copy,
    })
  expect((await move(true, from?.revision ?? 0)).status).toBe(200)
  expect((await move(false, from?.revision ?? 0)).status).toBe(200)
  expect((await move(false, from?.revision ?? 0)).code).toBe('conflict')
  expect((await lessonOf(from?.id ?? 0)).document.questions.map(({ id }) => id)).toEqual(['info'])
  const texts = (await lessonOf(to?.id ?? 0)).document.questions.map(({ text }) => text.uz)
  expect(texts).toEqual(['Matn B', 'Savol savol', 'Savol savol', 'Savol savol'])
})

test('an archive’s course is worked on, and loaded again it takes nothing that is being written', async () => {
  const { courseId } = await startLearning(school, smallCourse('arxiv'))
  const listed = async () =>
    (await admin.data<AuthoredCourse[]>('authoring_courses')).find(({ course_id }) => course_id === courseId)
  const { id = 0, modules, lessons } = (await listed()) ?? {}
  const tree = await author.tree(id)
  // Counted also before it was opened here.
  expect({ modules, lessons }).toEqual({ modules: tree.modules.length, lessons: 3 })
  expect(tree.course.state).toBe('published')
  const [one, two] = tree.modules.flatMap(({ lessons }) => lessons)
  expect(tree.modules.flatMap(({ lessons }) => lessons.map(({ state, errors }) => [state, errors]))).toEqual([
    ['published', 0],
    ['published', 0],
    ['published', 0],
  ])
  const student = await learner(courseId)
  const before = await student.questions((await student.lesson(0)).id)

  await saveTo(await lessonOf(one?.id ?? 0), 'Mening nomim')
  await author.publish('lesson', one?.id ?? 0)
  expect((await student.lesson(0)).title).toBe('Mening nomim')
  // The same questions under the same ids, the video too.
  const ids = (questions: Question[]) =>
    questions.map(({ id: question, other }) => [
      question,
      other.video?.duration_s,
      other.options.map((o) => o.id),
    ])
  expect(ids(await student.questions((await student.lesson(0)).id))).toEqual(ids(before))

  await saveTo(await lessonOf(two?.id ?? 0), 'Yozilmoqda')
  const archive = smallCourse('arxiv')
  const changed = {
    ...archive,
    modules: archive.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, title: { uz: `${lesson.title.uz}!` } })),
    })),
  }
  await school.loadCourse(changed)
  const after = (await author.tree(id)).modules.flatMap(({ lessons }) => lessons)
  expect(after.map(({ title, state }) => [title.uz, state])).toEqual([
    ['Dars one!', 'published'],
    ['Yozilmoqda', 'changed'],
    ['Dars three!', 'published'],
  ])
  expect((await student.lessons()).map(({ title }) => title)).toEqual([
    'Dars one!',
    'Dars two!',
    'Dars three!',
  ])
})

test('what makes processes read courses anew takes nothing from authors: neither a draft’s place nor a revision', async () => {
  // A Russian that was typed and deleted is in no archive.
  const left = { ...smallLesson('A'), title: { uz: 'A', ru: '' } }
  const { courseId, moduleId, lessons } = await author.built(...everyType(), left)
  await giveMedia(school, courseId)
  await author.publish('course', courseId)
  const draft = await author.lesson(moduleId, smallLesson('Qoralama'))
  const { course } = await author.tree(courseId)
  await admin.data('authoring_order', {
    id: courseId,
    revision: course.revision,
    modules: [{ id: moduleId, lessons: [draft.id, ...lessons.map(({ id }) => id)] }],
  })
  const parts = async () =>
    (await author.tree(courseId)).modules.flatMap((module) =>
      module.lessons.map(({ id, state, revision }) => [id, state, revision]),
    )
  const before = await parts()
  expect(before.map(([id, state]) => [id, state])).toEqual([
    [draft.id, 'draft'],
    ...lessons.map(({ id }) => [id, 'published']),
  ])
  await renewContent(school.db)
  expect(await parts()).toEqual(before)
})

test('courses are ordered all of them, each once, on the order that was seen', async () => {
  for (const title of ['Bir', 'Ikki', 'Uch']) await author.course(title)
  const listed = async () => (await admin.data<AuthoredCourse[]>('authoring_courses')).map(({ id }) => id)
  const seen = await listed()
  const turned = seen.toReversed()
  const order = async (ids: number[], on?: number[]) =>
    await admin.call('authoring_courses_order', { ids, ...(on && { seen: on }) })
  expect((await order(turned, seen)).status).toBe(200)
  expect(await listed()).toEqual(turned)
  // Made on the order as it was, it would undo that one; a list without one of them would lose it.
  const [first = 0, second = 0, ...rest] = seen
  for (const [ids, on] of [
    [[second, first, ...rest], seen],
    [turned.slice(1), turned],
    [[first, first, ...rest], undefined],
  ] as const)
    expect((await order([...ids], on && [...on])).error).toMatchObject({ reason: 'order_changed' })
  // Its reply was lost.
  expect((await order(turned, seen)).status).toBe(200)
  const raced = await Promise.all(
    [seen, [...turned.slice(1), ...turned.slice(0, 1)]].map(async (wanted) => await order(wanted, turned)),
  )
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('of two who name a course or a module the later is shown what the other saved, which no version keeps', async () => {
  const colleague = await signedInStaff(school, 'admin', { firstName: 'Aziz', lastName: 'Umarov' })
  const { course } = await author.course('Asl')
  const [module] = (await author.module(course.id, 'Modul')).modules
  for (const { action, id, revision, more } of [
    { action: 'authoring_module_save', id: module?.id, revision: module?.revision, more: {} },
    {
      action: 'authoring_course_save',
      id: course.id,
      revision: (await author.tree(course.id)).course.revision,
      more: { cover: { hue: 9, seed: 1 } },
    },
  ] as const) {
    const words = (uz: string) => ({ id, revision, title: { uz }, description: { uz: 'Tavsif' }, ...more })
    expect((await colleague.call(action, words('Hamkasbniki'))).status).toBe(200)
    const late = await admin.call(action, words('Meniki'))
    expect(late.error).toMatchObject({
      reason: 'stale',
      by: 'Aziz Umarov',
      newer: {
        title: { uz: 'Hamkasbniki' },
        description: { uz: 'Tavsif' },
        saved_by: 'Aziz Umarov',
        ...more,
      },
    })
    // Its reply was lost.
    expect((await colleague.call(action, words('Hamkasbniki'))).status).toBe(200)
  }
})

test('an order made on the one before an archive brought its own is refused', async () => {
  const { courseId } = await startLearning(school, smallCourse('tartib'))
  const listed = await admin.data<AuthoredCourse[]>('authoring_courses')
  const id = listed.find((course) => course.course_id === courseId)?.id ?? 0
  const before = await author.tree(id)
  const archive = smallCourse('tartib')
  const modules = archive.modules.toReversed()
  await school.loadCourse({ ...archive, modules })
  const [first = { id: 0, lessons: [] }, ...rest] = before.modules.map((module) => ({
    id: module.id,
    lessons: module.lessons.map((lesson) => lesson.id),
  }))
  const { revision } = before.course
  const turned = { ...first, lessons: first.lessons.toReversed() }
  const late = await admin.call('authoring_order', { id, revision, modules: [turned, ...rest] })
  expect(late.error).toMatchObject({ reason: 'stale', by: null })
  const now = (await author.tree(id)).modules.map((module) => module.id)
  expect(now).toEqual(before.modules.map((module) => module.id).toReversed())
})

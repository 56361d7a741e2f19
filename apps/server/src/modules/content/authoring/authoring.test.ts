import type { AuditEntry, AuthoredLesson, AuthoringFault, AuthoringNotice, Question } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { Author, giveMedia } from '../../../../test/authoring.ts'
import { choice, emptyLesson, everyType, smallLesson } from '../../../../test/drafts.ts'
import { Learner } from '../../../../test/learning.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
let colleague: StaffMember
let author: Author

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
  colleague = await signedInStaff(school, 'admin', { firstName: 'Aziz', lastName: 'Umarov' })
  author = new Author(admin)
})

const learner = async (courseId: number) => await Learner.enrolled(school, courseId)
const seenId = async (authoredId: number): Promise<number> => {
  const { course } = await author.tree(authoredId)
  if (course.course_id === null) throw new Error('nothing was published')
  return course.course_id
}
const check = async (kind: 'course' | 'module' | 'lesson', id: number) =>
  await admin.data<{ faults: AuthoringFault[]; notices: AuthoringNotice[]; lessons: { id: number }[] }>(
    'authoring_check',
    { kind, id },
  )
const lessonOf = async (id: number) => await admin.data<AuthoredLesson>('authoring_lesson', { id })
const saveTo = async (lesson: AuthoredLesson, uz: string) =>
  await author.save(lesson, { ...lesson.document, title: { uz } })

test('a course with every question type is built from nothing, published, and studied by a new student', async () => {
  const { courseId, lessons } = await author.built(...everyType())
  expect((await check('course', courseId)).faults.filter(({ level }) => level === 'error')).toMatchObject([
    { code: 'no_media', question: 'video', path: 'media' },
    { code: 'no_media', question: 'rasm', path: 'picture' },
    { code: 'no_media', question: 'info', path: 'text.uz' },
    { code: 'no_media', question: 'info', path: 'text.ru' },
  ])
  await giveMedia(school, courseId)
  const tree = await author.publish('course', courseId)
  expect(tree.course).toMatchObject({ state: 'published', lessons: 2 })
  expect(tree.modules[0]?.lessons.map(({ state }) => state)).toEqual(['published', 'published'])

  const student = await learner(await seenId(courseId))
  const [first, second] = await student.lessons()
  expect(first).toMatchObject({ title: 'Hammasi', questions: 8, test: { questions: 6, pass_percent: 60 } })
  const questions = await student.questions(first?.id ?? 0)
  expect(questions.map(({ type }) => type)).toEqual(lessons[0]?.document.questions.map(({ type }) => type))
  expect(questions[1]?.question).toMatch(/<img src="[^"]*\/media\//)
  await student.study(first?.id ?? 0)
  await student.takeTest(first?.id ?? 0, 6)
  await student.data('next_lesson_access', { completed_lesson_id: first?.id ?? 0 })
  const practice = await student.questions(second?.id ?? 0)
  expect(practice.map(({ type }) => type)).toEqual(['input-file', 'voice', 'text', 'compiler'])
  const text = practice.find(({ type }) => type === 'text')
  const handed = await student.call('question_try', { question_id: text?.id, answer: 'Uch soʻzli javob' })
  expect(handed.status).toBe(200)
})

test('what is only being written is saved as it is, seen by nobody, and named before it is published', async () => {
  const { courseId, moduleId, lessons } = await author.built(smallLesson('Tayyor'), {
    ...emptyLesson(''),
    questions: [
      { ...choice('savol', 'none'), hint: { uz: '' } },
      { ...choice('yana'), options: [] },
    ],
  })
  const { faults } = await check('course', courseId)
  const errors = faults.filter(({ level }) => level === 'error')
  expect(errors).toMatchObject([
    { code: 'missing', path: 'title', question: null },
    { code: 'missing', path: 'hint', question: 'savol' },
    { code: 'too_few', path: 'options', question: 'yana' },
  ])
  expect(new Set(errors.map(({ lesson_id }) => lesson_id))).toEqual(new Set([lessons[1]?.id]))
  expect((await author.tree(courseId)).modules[0]?.lessons.map((lesson) => lesson.errors)).toEqual([0, 3])
  const refused = await admin.call('authoring_publish', { kind: 'course', id: courseId })
  expect(refused).toMatchObject({ code: 'conflict', error: { reason: 'incomplete', faults } })
  expect((await author.tree(courseId)).course).toMatchObject({ state: 'draft', course_id: null })

  // The lesson that is ready goes out by itself, once its module and course do.
  await author.publish('lesson', lessons[0]?.id ?? 0)
  const student = await learner(await seenId(courseId))
  expect(await student.data('courses')).toEqual([])
  const alone = { contents: false }
  await admin.data('authoring_publish', { kind: 'module', id: moduleId, ...alone })
  await admin.data('authoring_publish', { kind: 'course', id: courseId, ...alone })
  expect((await student.lessons()).map(({ title }) => title)).toEqual(['Tayyor'])
  // What is written on stays the authors' until it is published.
  await saveTo(await lessonOf(lessons[0]?.id ?? 0), 'Yangi nom')
  expect((await student.lessons()).map(({ title }) => title)).toEqual(['Tayyor'])
  expect((await author.tree(courseId)).course.state).toBe('changed')
})

test('results stay as they were graded, whatever is changed or taken away', async () => {
  const document = smallLesson()
  const { courseId, moduleId, lessons } = await author.built({
    ...document,
    questions: [...document.questions, choice('ikkinchi')],
  })
  await author.publish('course', courseId)
  const student = await learner(await seenId(courseId))
  const seen = await student.lesson(0)
  await student.study(seen.id)
  await student.takeTest(seen.id, 2)
  const before = await student.lesson(0)
  expect(before.result).toEqual({ percentage: 100, passed: true })
  const answers = async () =>
    await school.db.selectFrom('answers').selectAll().orderBy('question_id').execute()
  const given = await answers()

  const lesson = await lessonOf(lessons[0]?.id ?? 0)
  const [info] = lesson.document.questions
  if (!info) throw new Error('there is no info')
  await author.save(lesson, { ...lesson.document, questions: [info, choice('savol', 'c')] })
  expect((await check('lesson', lesson.id)).notices).toEqual([
    {
      kind: 'key_changed',
      lesson_id: lesson.id,
      question: 'savol',
      question_place: { number: 2, type: 'selected-file' },
      students: 1,
    },
    {
      kind: 'removed',
      lesson_id: lesson.id,
      question: 'ikkinchi',
      question_place: { number: 3, type: 'selected-file' },
      students: 1,
    },
  ])
  await author.publish('lesson', lesson.id)
  expect(await answers()).toEqual(given)
  expect((await student.lesson(0)).result).toEqual(before.result)
  expect((await student.questions(seen.id)).map(({ type }) => type)).toEqual(['info', 'selected-file'])

  for (const [kind, id] of [
    ['lesson', lesson.id],
    ['module', moduleId],
    ['course', courseId],
  ] as const) {
    const studied = { code: 'conflict', error: { reason: 'studied', students: 1 } }
    expect(await admin.call('authoring_delete', { kind, id })).toMatchObject(studied)
    expect(await admin.call('authoring_unpublish', { kind, id })).toMatchObject(studied)
  }
  expect(await student.lessons()).toHaveLength(1)
  await admin.data('authoring_unpublish', { kind: 'lesson', id: lesson.id, confirmed: true })
  expect(await student.data('courses')).toEqual([])
  expect(await answers()).toEqual(given)
  await author.publish('course', courseId)
  expect((await student.lesson(0)).result).toEqual(before.result)
})

test('an order has every part once, moves students at once, and hides nothing from them', async () => {
  const { courseId, moduleId, lessons } = await author.built(smallLesson('A'), smallLesson('B'))
  await author.publish('course', courseId)
  const tree = await author.module(courseId, 'Ikkinchi')
  const second = tree.modules[1]?.id ?? 0
  const [a = 0, b = 0] = lessons.map(({ id }) => id)
  const student = await learner(await seenId(courseId))
  const order = async (modules: { id: number; lessons: number[] }[], revision?: number) =>
    await admin.call('authoring_order', {
      id: courseId,
      revision: revision ?? (await author.tree(courseId)).course.revision,
      modules,
    })
  for (const wrong of [
    [{ id: moduleId, lessons: [a, b] }],
    [
      { id: moduleId, lessons: [a, a] },
      { id: second, lessons: [b] },
    ],
    [
      { id: moduleId, lessons: [a] },
      { id: second, lessons: [] },
    ],
  ])
    expect((await order(wrong)).error).toMatchObject({ reason: 'parts_differ' })
  const hiding = [
    { id: moduleId, lessons: [a] },
    { id: second, lessons: [b] },
  ]
  expect((await order(hiding)).error).toMatchObject({ reason: 'module_hidden', lesson_id: b })
  expect((await order(hiding, 1)).error).toMatchObject({ reason: 'stale', by: 'Nodira Karimova' })
  const turned = await order([
    { id: second, lessons: [] },
    { id: moduleId, lessons: [b, a] },
  ])
  expect(turned.status).toBe(200)
  const seen = await student.lessons()
  expect(seen.map(({ title, state }) => [title, state])).toEqual([
    ['B', 'open'],
    ['A', 'closed'],
  ])
})

test('of two who save at once one is told who was first, and both texts are there', async () => {
  const { lessons } = await author.built(emptyLesson())
  const [lesson] = lessons
  if (!lesson) throw new Error('there is no lesson')
  const save = async (by: StaffMember, uz: string) =>
    await by.call<AuthoredLesson>('authoring_lesson_save', {
      id: lesson.id,
      revision: lesson.revision,
      document: emptyLesson(uz),
    })
  const replies = await Promise.all([save(admin, 'Nodiraniki'), save(colleague, 'Azizniki')])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const won = replies.findIndex(({ status }) => status === 200)
  const [winner, loser] = won === 0 ? ['Nodira Karimova', 'Azizniki'] : ['Aziz Umarov', 'Nodiraniki']
  expect(replies[1 - won]?.error).toMatchObject({
    reason: 'stale',
    by: winner,
    revision: lesson.revision + 1,
    at: school.clock.now().toISOString(),
  })
  // A repeat of what was saved already is no conflict.
  expect((await save(won === 0 ? admin : colleague, won === 0 ? 'Nodiraniki' : 'Azizniki')).status).toBe(200)
  const now = await lessonOf(lesson.id)
  await author.save(now, emptyLesson(loser))
  expect((await lessonOf(lesson.id)).document.title.uz).toBe(loser)
})

test('a question is looked at as a student sees it, without a word of its key', async () => {
  const { lessons } = await author.built(emptyLesson())
  const look = async (question: object) =>
    await admin.data<{ question: Question | null; faults: AuthoringFault[] }>('authoring_question_view', {
      lesson_id: lessons[0]?.id,
      question,
      lang: 'uz',
    })
  const whole = await look({ ...choice('savol'), text: { uz: '**Qaysi?**' } })
  expect(whole.question?.question).toContain('<strong>Qaysi?</strong>')
  expect(whole.question?.other.options).toHaveLength(3)
  expect(JSON.stringify(whole.question)).not.toMatch(/Chunki|Yana oʻqing|right/)
  expect(await look(choice('savol', 'none'))).toMatchObject({
    question: null,
    faults: [{ code: 'none_right' }],
  })
  expect((await look({ ...choice('savol'), text: { uz: '<b>x</b>' } })).question?.question).not.toContain(
    '<b>',
  )
})

test('what authors do is in the audit log', async () => {
  const nurbek = await signedInStaff(school, 'admin')
  const other = new Author(nurbek)
  const { courseId } = await other.built(smallLesson())
  await other.publish('course', courseId)
  await nurbek.data('authoring_archive', { id: courseId, archived: true })
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { staff_id: nurbek.id })
  expect(rows.map(({ action }) => action)).toEqual([
    'authoring_archive',
    'authoring_publish',
    'authoring_lesson_save',
    'authoring_module_save',
    'authoring_course_save',
  ])
})

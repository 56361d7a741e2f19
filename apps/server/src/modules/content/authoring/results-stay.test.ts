import type {
  AttemptResult,
  AuthoredLesson,
  DraftLesson,
  LessonVersion,
  ProgressMatrix,
  Question,
} from '@qadam/contract'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { choice, smallLesson } from '../../../../test/drafts.ts'
import { Learner } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { courseToExport } from './course-export.ts'
import { publishImported } from './publish-imported.ts'
import { importCourse } from './import-course.ts'

// What becomes of results while authors go on with a lesson.

let school: TestSchool
let admin: StaffMember
let author: Author

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
})

const published = async (...documents: DraftLesson[]) => {
  const { courseId, moduleId, lessons } = await author.built(...documents)
  const seenId = (await author.publish('course', courseId)).course.course_id ?? 0
  return { courseId, moduleId, seenId, ids: lessons.map(({ id }) => id) }
}
const learner = async (seenId: number, groupId?: number) =>
  await Learner.enrolled(school, seenId, groupId === undefined ? {} : { groupId })
/** Saves a change of a lesson, and lets students see it. */
const change = async (id: number, changed: (document: DraftLesson) => DraftLesson) => {
  const lesson = await admin.data<AuthoredLesson>('authoring_lesson', { id })
  await author.save(lesson, changed(lesson.document))
  await author.publish('lesson', id)
}
const withQuestion = (id: string, next: DraftLesson['questions'][number]) => (document: DraftLesson) => ({
  ...document,
  questions: document.questions.map((question) => (question.id === id ? next : question)),
})
const optionIds = ({ other }: Question) =>
  new Map(other.options.map(({ id, value }) => [value.replace(/^javob /, ''), id]))
const certificatesOf = async (student: Learner) =>
  (await student.data<{ certificates: object[] }>('certificates')).certificates
const testOf = (...questions: DraftLesson['questions']): DraftLesson => ({
  ...smallLesson(),
  questions: [{ id: 'info', type: 'info', text: { uz: 'Matn' } }, ...questions],
})

test('an answer stays as it was graded, and is shown so, whatever becomes of the key', async () => {
  const { seenId, ids } = await published(testOf(choice('savol'), choice('ikki')))
  const student = await learner(seenId)
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  const attempt = await student.start(lesson.id)
  const [first, second] = attempt.question_ids as [number, number]
  const answered = await student.answer(attempt, first, true)
  const shown = (await student.questions(lesson.id)).find(({ id }) => id === first)
  const options = shown ? optionIds(shown) : new Map<string, number>()
  await change(ids[0] ?? 0, withQuestion('savol', choice('savol', 'c')))

  const asGraded = { correct: true, answer: options.get('b'), answer_id: options.get('b') }
  const resumed = await student.start(lesson.id)
  expect(resumed.answered[String(first)]).toMatchObject({ ...asGraded, points_added: 10 })
  // Of the key as it is now a student knows nothing who was right by another.
  expect(resumed.answered[String(first)]?.success_message).toBeNull()
  const repeated = await student.call('question_try', {
    question_id: first,
    answer: options.get('c'),
    attempt_id: attempt.attempt_id,
  })
  expect(repeated.body).toMatchObject({ success: true, data: asGraded })
  expect(answered.status).toBe(200)
  await student.answer(attempt, second, true)
  const result = await student.data<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
  expect(result).toMatchObject({ state: 'passed', correct: 2, percentage: 100 })
  const reviewed = (await student.questions(lesson.id)).find(({ id }) => id === first)
  expect(reviewed).toMatchObject({ result: { correct: true }, other: { answer_id: options.get('b') } })
})

test('an option that was taken out and comes back is the one that students chose', async () => {
  const { seenId, ids } = await published(testOf(choice('savol')))
  const student = await learner(seenId)
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  const question = async () => (await student.questions(lesson.id)).find(({ type }) => type !== 'info')
  const before = await question()
  const [id = 0] = ids
  const savol = choice('savol')
  const fewer = { ...savol, options: savol.options?.filter((option) => option.id !== 'a') }
  await change(id, withQuestion('savol', fewer))
  await change(id, withQuestion('savol', { ...fewer, text: { uz: 'Boshqa savol' } }))
  expect((await question())?.other.options).toHaveLength(2)
  const versions = await admin.data<LessonVersion[]>('authoring_versions', { lesson_id: id })
  const { revision } = await admin.data<AuthoredLesson>('authoring_lesson', { id })
  await admin.data('authoring_restore', { version_id: versions.at(-1)?.id, revision })
  await author.publish('lesson', id)
  const after = await question()
  expect(after && optionIds(after)).toEqual(before && optionIds(before))
})

test('an option that is gone by the time it is chosen is not graded as wrong', async () => {
  const { seenId, ids } = await published(testOf(choice('savol')))
  const student = await learner(seenId)
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  const attempt = await student.start(lesson.id)
  const [question_id = 0] = attempt.question_ids
  const answer = await school.keyOf(question_id)
  const savol = choice('savol')
  const others = (savol.options ?? []).filter(({ id }) => id !== 'b')
  const options = [...others, { id: 'd', text: { uz: 'javob d' }, right: true as const }]
  await change(ids[0] ?? 0, withQuestion('savol', { ...savol, options }))
  const { attempt_id } = attempt
  const late = await student.call('question_try', { question_id, answer, attempt_id })
  expect([late.code, late.error?.['fields']]).toMatchObject([
    'validation.failed',
    { answer: expect.any(String) },
  ])
  // Asked again, it is answered as it stands, and pays as on the first try.
  const again = await student.answer(attempt, question_id, true)
  expect(again.body).toMatchObject({ success: true, data: { correct: true, points_added: 10 } })
})

test('a work that waits for its review while its task is taken out ends in a finished lesson', async () => {
  const task = { id: 'matn', type: 'text' as const, text: { uz: 'Yozing' } }
  const { seenId, ids } = await published({ ...testOf(choice('savol'), task), type: 'Learn_Practice' })
  const student = await learner(seenId)
  const lesson = await student.lesson(0)
  await student.study(lesson.id)
  await student.takeTest(lesson.id, 1)
  const text = (await student.questions(lesson.id)).find(({ type }) => type === 'text')
  await student.data('question_try', { question_id: text?.id, answer: 'Mana javobim' })
  expect((await student.lesson(0)).state).toBe('checking')
  await change(ids[0] ?? 0, (document) => ({
    ...document,
    type: 'Learn',
    questions: document.questions.filter(({ id }) => id !== 'matn'),
  }))
  expect((await student.lesson(0)).state).toBe('checking')
  const { rows } = await admin.data<{ rows: { submission_id: number; student: { id: number } }[] }>(
    'review_queue',
  )
  const work = rows.find((row) => row.student.id === student.id)
  const decision = { version: 1, verdict: 'rejected', coins: 0, points: 0, comment: 'Qisqa' }
  await admin.data('review_decide', { submission_id: work?.submission_id, ...decision })
  expect((await student.lesson(0)).state).toBe('completed')
  expect(await certificatesOf(student)).toHaveLength(1)
})

test('whatever authors do with a finished course, what its student did, was paid and holds stays to the row', async () => {
  type Step =
    | 'key'
    | 'option'
    | 'fewer'
    | 'restore'
    | 'hide'
    | 'archive'
    | 'move'
    | 'swap'
    | 'copy'
    | 'retype'
    | 'rules'
    | 'import'
  const kinds: Step[] = [
    'key',
    'option',
    'fewer',
    'restore',
    'hide',
    'archive',
    'move',
    'swap',
    'copy',
    'retype',
    'rules',
    'import',
  ]
  const document = testOf(choice('bir'), choice('ikki'), choice('uch'))
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(kinds, { minLength: 4 }), fc.nat(), async (steps, pick) => {
      const { courseId, moduleId, seenId, ids } = await published(document, document)
      const other = (await author.module(courseId, 'Ikkinchi')).modules[1]?.id ?? 0
      const third = await author.lesson(other, document)
      await author.publish('course', courseId)
      const lessons = [...ids, third.id]
      const group_id = await createGroup(school, null)
      const student = await learner(seenId, group_id)
      const seen = await student.lessons()
      for (const { id } of seen) {
        await student.study(id)
        await student.takeTest(id, 3)
        await student.data('next_lesson_access', { completed_lesson_id: id })
      }
      const rowsOf = async (table: 'answers' | 'attempts' | 'ledger' | 'lesson_progress' | 'certificates') =>
        await sql`select * from ${sql.table(table)} where person_id = ${student.id} order by 1, 2`
          .execute(school.db)
          .then(({ rows }) => rows as Record<string, unknown>[])
      const standing = async () => ({
        answers: await rowsOf('answers'),
        attempts: await rowsOf('attempts'),
        ledger: await rowsOf('ledger'),
        // A copy that is published is a lesson of its own, and opens.
        progress: (await rowsOf('lesson_progress')).filter(({ finished_at }) => finished_at !== null),
        certificates: await rowsOf('certificates'),
      })
      const before = await standing()
      expect([before.answers.length, before.progress.length, before.certificates.length]).toEqual([9, 3, 1])
      const copies: number[] = []
      const order = async (one: number[], two: number[]) => {
        const { course } = await author.tree(courseId)
        const modules = [
          { id: moduleId, lessons: one },
          { id: other, lessons: [...two, ...copies] },
        ]
        await admin.data('authoring_order', { id: courseId, revision: course.revision, modules })
      }
      const now = school.clock.now()
      const [first = 0, second = 0, last = 0] = lessons
      const id = lessons[pick % 3] ?? 0
      const questions = (each: (question: DraftLesson['questions'][number]) => DraftLesson['questions']) =>
        change(id, (now) => ({ ...now, questions: now.questions.flatMap(each) }))
      for (const step of steps) {
        if (step === 'key') await questions((one) => (one.id === 'bir' ? [choice('bir', 'c')] : [one]))
        if (step === 'fewer') await questions((one) => (one.id === 'ikki' ? [] : [one]))
        if (step === 'option')
          await questions((one) => [
            { ...one, ...(one.options && { options: one.options.filter((o) => o.id !== 'a') }) },
          ])
        if (step === 'rules') await change(id, (now) => ({ ...now, pass_percent: 100, max_attempts: 1 }))
        if (step === 'restore') {
          const versions = await admin.data<LessonVersion[]>('authoring_versions', { lesson_id: id })
          const { revision } = await admin.data<AuthoredLesson>('authoring_lesson', { id })
          await admin.data('authoring_restore', {
            version_id: versions[pick % versions.length]?.id,
            revision,
          })
          await author.publish('lesson', id)
        }
        if (step === 'hide') {
          await admin.data('authoring_unpublish', { kind: 'lesson', id, confirmed: true })
          await author.publish('lesson', id)
        }
        if (step === 'archive') {
          await admin.data('authoring_archive', { id: courseId, archived: true })
          await admin.data('authoring_archive', { id: courseId, archived: false })
          await author.publish('course', courseId)
        }
        if (step === 'move') await order([second], [last, first])
        if (step === 'swap') await order([last, second], [first])
        if (step === 'import') {
          // As it was exported, but for its keys, an order and a lesson that it lacks: students see that no more.
          const context = { db: school.db, now, actor: { id: admin.id } }
          const { course } = await courseToExport(context as ActionContext, courseId, 'draft')
          const archive = JSON.parse(
            JSON.stringify(course)
              .replaceAll('"id":"b","text":{"uz":"javob b"},"right":true', '"id":"b","text":{"uz":"javob b"}')
              .replaceAll(
                '"id":"c","text":{"uz":"javob c"}}',
                '"id":"c","text":{"uz":"javob c"},"right":true}',
              ),
          ) as typeof course
          expect(JSON.stringify(archive)).toContain('javob c"},"right":true')
          archive.modules.reverse()
          archive.modules.at(-1)?.lessons.pop()
          const plan = { media: [], hideGone: true, by: admin.id, now }
          const onProgress = async () => undefined
          expect(await importCourse(school.db, archive, plan)).toBe(courseId)
          await publishImported(school.db, courseId, archive, {
            by: admin.id,
            random: school.random,
            now,
            onProgress,
          })
          expect(await student.lessons()).not.toHaveLength(0)
          await author.publish('course', courseId)
        }
        if (step === 'copy')
          copies.push((await admin.data<{ id: number }>('authoring_copy', { kind: 'lesson', id })).id)
        if (step === 'retype') {
          const lesson = await admin.data<AuthoredLesson>('authoring_lesson', { id })
          const retyped = lesson.document.questions.map((one) =>
            one.id === 'uch' ? { ...one, type: 'selected-multiple' as const } : one,
          )
          const saved = await author.save(lesson, { ...lesson.document, questions: retyped })
          expect((await admin.call('authoring_publish', { kind: 'lesson', id })).code).toBe('conflict')
          await author.save(saved, lesson.document)
        }
        await student.data('next_lesson_access', { completed_lesson_id: seen[0]?.id })
      }
      expect(await standing()).toEqual(before)
      const shown = await student.lessons()
      const matrix = await admin.data<ProgressMatrix>('group_progress', { group_id, course_id: seenId })
      for (const { id } of seen)
        expect(shown.find((one) => one.id === id)).toMatchObject({
          state: 'completed',
          result: { percentage: 100, passed: true },
        })
      const cells = matrix.lessons.flatMap((lesson, at) =>
        seen.some(({ id }) => id === lesson.id) ? [matrix.rows[0]?.cells[at]] : [],
      )
      expect(cells.map((cell) => [cell?.state, cell?.percentage])).toEqual(seen.map(() => ['completed', 100]))
    }),
    { numRuns: 4 },
  )
})

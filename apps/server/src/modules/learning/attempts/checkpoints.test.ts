import type { Attempt, AttemptResult, Course, Lesson, Module, Question, RecallSession } from '@qadam/contract'
import type { CourseArchive } from '@qadam/course-archive'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner } from '../../../../test/learning.ts'
import { singleChoice, smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let count = 0

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(() => school.clock.set('2026-03-10T07:00:00.000Z'))

type Checkpoint = NonNullable<CourseArchive['modules'][number]['checkpoint']>

/** Lesson one has a test of five, two of two; then comes the checkpoint, then lesson three in another module. */
function courseWith(checkpoint?: Checkpoint, change?: (course: CourseArchive) => void): CourseArchive {
  const course = smallCourse(`checked-${(count += 1)}`)
  const [first] = course.modules
  if (first && checkpoint) first.checkpoint = checkpoint
  change?.(course)
  return course
}

async function begin(course = courseWith({ questions: 4, pass_percent: 50 })) {
  const learning = await startLearning(school, course)
  const student = await learning.student()
  const again = async (changed: CourseArchive) => await school.loadCourse({ ...changed, id: course.id })
  return { course, student, again, learning }
}

/** Studies and passes the lessons of the first module; the checkpoint is open then. */
async function reach(student: Learner): Promise<Lesson> {
  for (const place of [0, 1]) {
    const { id } = await student.lesson(place)
    await student.study(id)
    await student.takeTest(id, 5)
    await student.call('next_lesson_access', { completed_lesson_id: id })
  }
  return await student.lesson(2)
}

const finish = async (student: Learner, { attempt_id }: Attempt) =>
  await student.data<AttemptResult>('test_finish', { attempt_id })
const pass = async (student: Learner, lessonId: number): Promise<AttemptResult> => {
  const attempt = await student.start(lessonId)
  for (const id of attempt.question_ids) await student.answer(attempt, id, true)
  return await finish(student, attempt)
}
const lessonOf = async (questionIds: readonly number[]) =>
  (
    await school.db
      .selectFrom('questions')
      .select(['id', 'lesson_id'])
      .where('id', 'in', [...questionIds])
      .execute()
  ).map(({ lesson_id }) => lesson_id)
const keysPaid = async (student: Learner) =>
  (await school.db.selectFrom('ledger').select('key').where('person_id', '=', student.id).execute()).map(
    ({ key }) => key,
  )

describe('a checkpoint', () => {
  test('is the last stop of its module, drawn from its lessons for each student, and opens the next module', async () => {
    const { student, learning } = await begin()
    const before = await student.modules()
    expect(before[0]?.lessons.map(({ type, state }) => [type, state])).toEqual([
      ['Learn', 'open'],
      ['Learn', 'closed'],
      ['Checkpoint', 'closed'],
    ])
    // While lessons are left, they are what is missing.
    expect(before[1]?.missing).toMatchObject([
      { reason: 'previous_module', lesson_id: before[0]?.lessons[2]?.id },
    ])
    const checkpoint = await reach(student)
    expect(checkpoint).toMatchObject({
      state: 'open',
      title: 'Yakuniy test',
      test: { questions: 4, time_limit_s: 240, pass_percent: 50 },
    })
    expect((await student.modules())[1]).toMatchObject({
      state: 'closed',
      missing: [{ reason: 'test', title: 'Birinchi', lesson_id: checkpoint.id }],
    })
    const early = await student.call('next_lesson_access', { completed_lesson_id: checkpoint.id })
    expect(early.error).toMatchObject({ code: 'lesson.not_finished', missing: [{ reason: 'test' }] })
    // Nothing is drawn before it is begun.
    expect(await student.questions(checkpoint.id)).toEqual([])

    const attempt = await student.start(checkpoint.id)
    expect(attempt.question_ids).toHaveLength(4)
    expect(new Set(await lessonOf(attempt.question_ids)).size).toBe(2)
    expect(await student.start(checkpoint.id)).toMatchObject({
      attempt_id: attempt.attempt_id,
      question_ids: attempt.question_ids,
    })
    const shown = await student.questions(checkpoint.id)
    expect(shown.map(({ id }) => id)).toEqual(attempt.question_ids)
    expect(shown.map(({ order_number }) => order_number)).toEqual([1, 2, 3, 4])
    for (const { lesson, result, other } of shown) {
      expect(lesson?.title).toMatch(/^Dars (one|two)$/)
      expect([result, other.answer_id, other.hint, other.success_message]).toEqual([null, null, null, null])
    }
    for (const id of attempt.question_ids) await student.answer(attempt, id, true)
    expect(await finish(student, attempt)).toMatchObject({
      state: 'passed',
      percentage: 100,
      lesson_state: 'completed',
    })
    const next = await student.data<{ lesson_id: number }>('next_lesson_access', {
      completed_lesson_id: checkpoint.id,
    })
    expect(next.lesson_id).toBe((await student.lesson(3)).id)

    // Others are drawn others.
    const draws = new Set<string>()
    for (let other = 0; other < 4; other += 1) {
      const someone = await learning.student()
      const { id } = await reach(someone)
      draws.add(String((await someone.start(id)).question_ids))
    }
    expect(draws.size).toBeGreaterThan(1)
  })

  test('draws anew at each attempt, costs attempts, and pays once as a lesson and its module', async () => {
    const { student } = await begin(courseWith({ questions: 2, pass_percent: 100 }))
    const { id } = await reach(student)
    expect(await keysPaid(student)).not.toContain(`lesson:${id}`)
    const draws = new Set<string>()
    for (let tries = 0; tries < 3; tries += 1) {
      const attempt = await student.start(id)
      draws.add(String(attempt.question_ids))
      await student.answer(attempt, attempt.question_ids[0] ?? 0, false)
      expect((await finish(student, attempt)).state).toBe('failed')
    }
    expect(draws.size).toBeGreaterThan(1)
    expect((await student.call('test_start', { lesson_id: id })).code).toBe('attempts.exhausted')
    school.clock.advance(3600)
    const result = await pass(student, id)
    // What was answered right in its lesson at the first try has been paid there.
    expect(result).toMatchObject({ state: 'passed', points_added: 250, coins_added: 25 })
    const paid = await keysPaid(student)
    const once = await pass(student, id)
    expect(once).toMatchObject({ points_added: 0, coins_added: 0 })
    expect(await keysPaid(student)).toEqual(paid)
    expect(paid.filter((key) => key === `lesson:${id}`)).toHaveLength(2)
  })

  test('tells which lesson each wrong answer came from, its key only after the pass, and asks them once more then', async () => {
    const { student } = await begin()
    const { id } = await reach(student)
    const attempt = await student.start(id)
    for (const [index, questionId] of attempt.question_ids.entries())
      await student.answer(attempt, questionId, index > 0)
    const wrong = attempt.question_ids[0] ?? 0
    expect((await student.questions(id))[0]).toMatchObject({ id: wrong, other: { answer_id: null } })
    await finish(student, attempt)
    const [reviewed] = await student.questions(id)
    expect(reviewed).toMatchObject({ id: wrong, result: { correct: false } })
    expect(reviewed?.other.answer_id).not.toBeNull()
    const session = await student.data<RecallSession>('recall_session', { lesson_id: id })
    expect(session.cards.map(({ question }) => question.id)).toEqual([wrong])
  })
})

describe('while a checkpoint runs', () => {
  test('no other place says the answers to what it asks: no review, no card, no test of their lesson', async () => {
    const { student } = await begin(courseWith({ questions: 7, pass_percent: 50 }))
    const { id } = await reach(student)
    const lesson = await student.lesson(1)
    const known = async () =>
      (await student.questions(lesson.id)).filter(
        ({ other, result }) => other.answer_id !== null || other.success_message !== null || result?.correct,
      ).length
    expect(await known()).toBe(2)
    school.clock.set('2026-04-20T07:00:00.000Z')
    const later = await student.signedInAgain()
    const due = async () => (await later.data<RecallSession>('recall_session')).cards.length
    expect(await due()).toBe(7)
    const attempt = await later.start(id)
    expect(await due()).toBe(0)
    expect((await later.questions(lesson.id)).filter(({ other }) => other.answer_id !== null)).toEqual([])
    const answered = await later.call('recall_answer', {
      question_id: attempt.question_ids[0],
      answer: await later.answerFor(attempt.question_ids[0] ?? 0, true),
      request_id: crypto.randomUUID(),
    })
    expect(answered.body).toMatchObject({ data: { outcome: 'gone', result: null } })
    const run = await later.call('test_start', { lesson_id: lesson.id })
    expect(run.error).toMatchObject({ code: 'conflict', reason: 'test_runs' })
    await finish(later, attempt)
    expect((await later.call('test_start', { lesson_id: lesson.id })).status).toBe(200)
    // And the other way round: what that test asks is not drawn.
    const other = await later.start(id)
    expect(other.question_ids).toHaveLength(5)
  })
})

describe('a course that is changed', () => {
  test('while a checkpoint runs goes on with what is left, and is passed from it', async () => {
    const { student, again, course } = await begin(courseWith({ questions: 7, pass_percent: 100 }))
    const { id } = await reach(student)
    const attempt = await student.start(id)
    // The second lesson goes, and with it two of the seven.
    const changed = structuredClone({ ...course, media: [] })
    changed.modules[0]?.lessons.splice(1, 1)
    await again({ ...changed, media: course.media })
    const resumed = await student.start(id)
    expect(resumed.attempt_id).toBe(attempt.attempt_id)
    expect(resumed.question_ids).toHaveLength(5)
    const gone = attempt.question_ids.find((one) => !resumed.question_ids.includes(one)) ?? 0
    expect((await student.answer(attempt, gone, true)).code).toBe('not_found')
    for (const one of resumed.question_ids) await student.answer(attempt, one, true)
    expect(await finish(student, attempt)).toMatchObject({ state: 'passed', correct: 5, total: 5 })
    expect((await student.lesson(1)).test).toMatchObject({ questions: 5 })
  })

  test('gets a checkpoint: it closes nothing that is open, is not the next step of who is further on, and pays a module once', async () => {
    const { student, again, course } = await begin(courseWith())
    await reach(student)
    const three = await student.lesson(2)
    expect(three.state).toBe('open')
    const paid = await keysPaid(student)
    const withOne = structuredClone({ ...course, media: [] })
    if (withOne.modules[0]) withOne.modules[0].checkpoint = { questions: 3, pass_percent: 50 }
    await again({ ...withOne, media: course.media })
    const [first, second] = await student.modules()
    expect(second?.state).toBe('open')
    expect(first?.lessons.at(-1)).toMatchObject({ type: 'Checkpoint', state: 'closed' })
    const [stands] = await student.data<Course[]>('courses')
    expect(stands?.next?.lesson_id).toBe(three.id)
    // What the app calls for a finished lesson before a closed one opens it.
    const two = first?.lessons[1]?.id
    await student.data('next_lesson_access', { completed_lesson_id: two })
    const checkpoint = await student.lesson(2)
    expect(checkpoint.state).toBe('open')
    expect((await student.data<Course[]>('courses'))[0]?.next?.lesson_id).toBe(three.id)
    await pass(student, checkpoint.id)
    const fresh = (await keysPaid(student)).filter((key) => !paid.includes(key))
    expect([...new Set(fresh)]).toEqual([`lesson:${checkpoint.id}`])

    // And loses it again: the path closes behind it.
    await again(course)
    const after = await student.modules()
    expect(after.map(({ lessons }: Module) => lessons.length)).toEqual([2, 1])
    expect(after[0]?.state).toBe('completed')
  })

  test('asks no more than there is, and has no checkpoint where nothing can be asked', async () => {
    const { student, again, course } = await begin(courseWith({ questions: 30 }))
    expect((await student.lesson(2)).test).toMatchObject({ questions: 7, pass_percent: 80 })
    const emptied = structuredClone({ ...course, media: [] })
    for (const lesson of emptied.modules[0]?.lessons ?? [])
      lesson.questions = lesson.questions.filter(({ type }) => type === 'info')
    await again({ ...emptied, media: course.media })
    expect((await student.lessons()).map(({ type }) => type)).toEqual(['Learn', 'Learn', 'Learn'])
    await again(course)
    expect((await student.lesson(2)).type).toBe('Checkpoint')
  })

  test('has lessons before the checkpoint that are new: it asks of what was learnt, and of what is unknown nothing', async () => {
    const { student, again, course } = await begin(courseWith({ questions: 30, pass_percent: 50 }))
    const { id } = await reach(student)
    const longer = structuredClone({ ...course, media: [] })
    longer.modules[0]?.lessons.push({
      id: 'new',
      type: 'Learn',
      title: { uz: 'Yangi' },
      questions: [{ id: 'info', type: 'info', text: { uz: 'Matn' } }, singleChoice('n1')],
    })
    await again({ ...longer, media: course.media })
    // Open is not learnt yet.
    await student.data('next_lesson_access', { completed_lesson_id: (await student.lesson(1)).id })
    expect((await student.lesson(2)).state).toBe('open')
    const attempt = await student.start(id)
    expect(attempt.question_ids).toHaveLength(7)
    expect(Date.parse(attempt.expires_at) - Date.parse(attempt.started_at)).toBe(420_000)
  })
})

describe('a client that is forged', () => {
  test('answers neither what was not drawn nor in the attempt of another', async () => {
    const { student, learning } = await begin(courseWith({ questions: 2, pass_percent: 50 }))
    const { id } = await reach(student)
    const attempt = await student.start(id)
    const others = (await student.questions((await student.lesson(0)).id)).filter(
      ({ type, id: one }: Question) => type.startsWith('selected') && !attempt.question_ids.includes(one),
    )
    expect((await student.answer(attempt, others[0]?.id ?? 0, true)).code).toBe('not_found')
    const other = await learning.student()
    await reach(other)
    expect((await other.answer(attempt, attempt.question_ids[0] ?? 0, true)).code).toBe('not_found')
    // A client that names no attempt answers the one that asks the question.
    const unnamed = await student.call('question_try', {
      question_id: attempt.question_ids[0],
      answer: await student.answerFor(attempt.question_ids[0] ?? 0, true),
    })
    expect(unnamed.status).toBe(200)
    const closed = await (await learning.student()).call('test_start', { lesson_id: id })
    expect(closed.code).toBe('lesson.closed')
  })

  test('gains nothing by two starts at once: one attempt, one draw', async () => {
    const { student } = await begin()
    const { id } = await reach(student)
    const started = await Promise.all([student.start(id), student.start(id), student.start(id)])
    expect(
      new Set(started.map(({ attempt_id, question_ids }) => `${attempt_id} ${String(question_ids)}`)).size,
    ).toBe(1)
  })
})

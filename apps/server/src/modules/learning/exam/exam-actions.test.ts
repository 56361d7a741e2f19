import {
  limits,
  type Exam,
  type ExamLevel,
  type ExamResult,
  type Lesson,
  type Module,
  type User,
} from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { startLearning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { finishOverdueExams } from './index.ts'

let school: TestSchool
let sitter: ExamSitter

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  // What time ends is counted in the whole school.
  await school.db.deleteFrom('exam_sittings').execute()
  sitter = await ExamSitter.arrive(school)
})

const states = ({ parts }: Exam) => parts.map(({ state }) => state)
const results = async () => await sitter.data<ExamResult[]>('exam_result')

describe('before the start', () => {
  test('the exam tells what comes, and no question', async () => {
    const exam = await sitter.exam()
    expect(exam).toMatchObject({ state: 'not_started', duration_s: 600, pass_percent: 80 })
    expect(exam.parts.map(({ title, locked, questions }) => [title, locked, questions.length])).toEqual([
      ['Part 1', false, 0],
      ['Part 2', true, 0],
      ['Part 3', true, 0],
    ])
    expect(exam).not.toHaveProperty('deadline')
    expect(await results()).toEqual([])
  })

  test('descriptions come in the student’s language', async () => {
    const russian = new ExamSitter(school, await school.signedInStudent({ exam: true, lang: 'ru' }))
    expect((await russian.exam()).parts[0]?.description).toMatch(/^Начальный/)
    expect((await sitter.exam()).parts[0]?.description).toMatch(/^Boshlangʻich/)
  })

  test.each(['exam', 'exam_start', 'exam_answer', 'exam_save', 'exam_result'] as const)(
    '%s needs a student with the flag',
    async (action) => {
      const input = { level: 'Part 1', questionId: 1, selectedAnswer: 1 }
      expect((await school.call(action, input)).code).toBe('auth.required')
      const teacher = await school.createTeacher()
      const asTeacher = await school.call(action, input, await school.signIn(teacher.phone))
      expect(asTeacher.code).toBe('access.forbidden')
      const other = new ExamSitter(school, await school.signedInStudent())
      const reply = await other.call(action, input)
      expect([reply.status, reply.code]).toEqual([403, 'exam.not_allowed'])
    },
  )

  test.each([
    ['exam_start', { level: 'Part 4' }, 400],
    ['exam_start', {}, 400],
    ['exam_answer', { questionId: 1 }, 400],
    ['exam_answer', { questionId: '1; drop', selectedAnswer: 1 }, 400],
    ['exam_answer', { questionId: 31, selectedAnswer: 1 }, 404],
    ['exam_answer', { questionId: 1, selectedAnswer: 1 }, 403],
    ['exam_save', { level: 'Part 1', answers: 'all' }, 400],
    ['exam_save', { level: 'Part 1', answers: [] }, 403],
    ['exam_save', { level: 'Part 3' }, 403],
  ] as const)('%s with %j is refused, and nothing begins', async (action, input, status) => {
    expect((await sitter.call(action, input)).status).toBe(status)
    expect((await sitter.exam()).state).toBe('not_started')
  })
})

describe('a part', () => {
  test('starts with ten questions of four options and ten minutes', async () => {
    const { part, deadline, now } = await sitter.start('Part 1')
    expect(part.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const question of part.questions) {
      expect(Object.keys(question).toSorted()).toEqual(['id', 'options', 'question'])
      expect(question.options).toHaveLength(4)
    }
    expect(Date.parse(deadline) - Date.parse(now)).toBe(600_000)
  })

  test('goes on after a reload with the time it has, the same order and the answers so far', async () => {
    const started = await sitter.start('Part 1')
    const [answer] = await sitter.answers(started, 1, 1)
    expect(await sitter.data('exam_answer', answer)).toEqual({ saved: 1 })
    school.clock.advance(100)
    const again = await sitter.start('Part 1')
    expect(again.deadline).toBe(started.deadline)
    expect(again.part).toEqual(started.part)
    expect(again.selected).toEqual({ 1: answer?.selectedAnswer })
    const exam = await sitter.exam()
    expect(exam).toMatchObject({ state: 'running', deadline: started.deadline, selected: again.selected })
    expect(exam.parts[0]).toEqual(started.part)
    expect(Date.parse(exam.deadline ?? '') - Date.parse(exam.now)).toBe(500_000)
    expect(await results()).toEqual([])
  })

  test('is told with the user from its start to the end of the exam', async () => {
    const isTold = async () => (await sitter.data<User>('profile')).exam_running
    expect(await isTold()).toBeUndefined()
    await sitter.take('Part 1', 8)
    expect(await isTold()).toBe(true)
    await sitter.take('Part 2', 2)
    expect(await isTold()).toBeUndefined()
  })

  test('an edit of the bank changes nothing of one that runs', async () => {
    const started = await sitter.start('Part 1')
    const [first = 0] = await sitter.drawn(started.sitting_id)
    const asked = school.db.updateTable('exam_bank_questions').where('id', '=', first)
    const { question, answer_id } = await school.db
      .selectFrom('exam_bank_questions')
      .select(['question', 'answer_id'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const answers = await sitter.answers(started, 10)
    await asked.set({ question: 'Boshqa savol ___', answer_id: 1, retired_at: school.clock.now() }).execute()
    expect((await sitter.exam()).parts[0]).toEqual(started.part)
    expect((await sitter.save('Part 1', answers)).results.correct).toBe(10)
    await asked.set({ question, answer_id, retired_at: null }).execute()
  })

  test('two students get the options in different orders', async () => {
    const other = await ExamSitter.arrive(school)
    const order = async (one: ExamSitter) =>
      (await one.start('Part 1')).part.questions.map(({ options }) => options.map(({ id }) => id).join())
    expect(await order(sitter)).not.toEqual(await order(other))
  })

  test('the first answer to a question counts, from whatever device, and a repeat gets the same reply', async () => {
    const started = await sitter.start('Part 1')
    const [right] = await sitter.answers(started, 1, 1)
    const [wrong] = await sitter.answers(started, 0, 1)
    expect(await sitter.data('exam_answer', right)).toEqual({ saved: 1 })
    expect(await sitter.data('exam_answer', wrong)).toEqual({ saved: 1 })
    const saved = await sitter.save('Part 1', await sitter.answers(started, 0))
    expect(saved.results.correct).toBe(1)
    expect(saved.answers[0]).toMatchObject({ isCorrect: true, selectedAnswer: right?.selectedAnswer })
  })

  test.each([
    [-1, 200],
    [0, 200],
    [3, 200],
    [3.001, 409],
  ])('an answer %s s after its deadline: %s', async (seconds, status) => {
    const started = await sitter.start('Part 1')
    const [answer] = await sitter.answers(started, 1, 1)
    school.clock.advance(limits.exam.part_s + seconds)
    const reply = await sitter.call('exam_answer', answer)
    expect([reply.status, reply.code]).toEqual([status, status === 200 ? undefined : 'exam.finished'])
  })

  test('a clock set back refuses nothing and gives no second ten minutes', async () => {
    const started = await sitter.start('Part 1')
    school.clock.advance(-3600)
    expect((await sitter.start('Part 1')).deadline).toBe(started.deadline)
    expect(await sitter.data('exam_answer', (await sitter.answers(started, 1, 1))[0])).toEqual({ saved: 1 })
    school.clock.advance(3600)
  })

  test('takes no option of another question, and no question of another part', async () => {
    const { part } = await sitter.start('Part 1')
    const foreign = part.questions[1]?.options[0]?.id
    expect((await sitter.call('exam_answer', { questionId: 1, selectedAnswer: foreign })).status).toBe(404)
    const locked = await sitter.call('exam_answer', { questionId: 11, selectedAnswer: foreign })
    expect([locked.status, locked.code]).toEqual([403, 'exam.part_locked'])
    const saved = await sitter.save('Part 1', [
      { questionId: 1, selectedAnswer: foreign },
      { questionId: 11, selectedAnswer: foreign },
      { questionId: 2 },
    ])
    expect(saved.results).toMatchObject({ correct: 0, total: 10 })
    expect(saved.answers.every(({ selectedAnswer }) => selectedAnswer === null)).toBe(true)
  })
})

describe('the flow', () => {
  test('80 % unlocks the next part, which starts with a new ten minutes and its own questions', async () => {
    const saved = await sitter.take('Part 1', 8)
    expect(saved.results).toEqual({ correct: 8, total: 10, percentage: 80, timeOut: false })
    expect(states(await sitter.exam())).toEqual(['passed', 'open', 'locked'])
    expect((await sitter.exam()).parts.flatMap(({ questions }) => questions)).toEqual([])
    school.clock.advance(200)
    const { part, deadline, now } = await sitter.start('Part 2')
    expect(part.questions.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(Date.parse(deadline) - Date.parse(now)).toBe(600_000)
    expect(await results()).toEqual([])
  })

  test.each([
    [0, [7], '/course/36/module/48'],
    [1, [8, 7], '/course/36/module/71'],
    [2, [10, 9, 0], '/course/36/module/72'],
    [3, [8, 8, 8], '/course/36/module/76'],
  ])('level %s: parts with %j right lead to %s', async (level, rights, redirect) => {
    for (const [index, right] of rights.entries()) await sitter.take(`Part ${index + 1}` as ExamLevel, right) // there are three
    expect(await sitter.exam()).toMatchObject({ state: 'finished', level, redirect })
    expect((await results()).map(({ results: { correct } }) => correct)).toEqual(rights)
    const again = await sitter.call('exam_start', { level: 'Part 1' })
    expect([again.status, again.code]).toEqual([409, 'exam.finished'])
  })

  test('the redirects are the school’s to set', async () => {
    const own = [1, 2, 3, 4].map((module_id) => ({ course_id: 7, module_id }))
    await school.db
      .insertInto('settings')
      .values({ name: 'exam_redirects', value: JSON.stringify(own) })
      .execute()
    await sitter.take('Part 1', 0)
    expect((await sitter.exam()).redirect).toBe('/course/7/module/1')
    await school.db.deleteFrom('settings').where('name', '=', 'exam_redirects').execute()
  })

  test('the end opens the module it leads to, also in a course that the student was not in', async () => {
    const learning = await startLearning(school)
    const [, module] = await (await learning.student()).modules()
    const target = { course_id: learning.courseId, module_id: module?.id ?? 0 }
    await school.db
      .insertInto('settings')
      .values({ name: 'exam_redirects', value: JSON.stringify([target, target, target, target]) })
      .execute()
    expect(await sitter.data('courses')).toEqual([])
    await sitter.take('Part 1', 0)
    await school.db.deleteFrom('settings').where('name', '=', 'exam_redirects').execute()
    const modules = await sitter.data<Module[]>('course_modules', { course_id: learning.courseId })
    expect(modules.find(({ id }) => id === target.module_id)?.state).toBe('open')
    const { lessons } = await sitter.data<{ lessons: Lesson[] }>('module_lessons', {
      module_id: target.module_id,
    })
    expect(lessons[0]?.state).toBe('open')
  })

  test('parts come in order', async () => {
    for (const level of ['Part 2', 'Part 3']) {
      const early = await sitter.call('exam_start', { level })
      expect([early.status, early.code]).toEqual([403, 'exam.part_locked'])
    }
    await sitter.take('Part 1', 10)
    expect((await sitter.call('exam_start', { level: 'Part 3' })).code).toBe('exam.part_locked')
    expect((await sitter.call('exam_start', { level: 'Part 1' })).code).toBe('exam.finished')
    expect((await sitter.call('exam_save', { level: 'Part 2' })).code).toBe('exam.part_locked')
  })

  test('what the client says of its results is read by nobody', async () => {
    const started = await sitter.start('Part 1')
    const forged = { results: { correct: 10, total: 10, percentage: 100 } }
    const claimed = { correct: true, isCorrect: true, correctAnswer: 1 }
    const answers = await sitter.answers(started, 2)
    const third = { ...answers[2], ...claimed }
    expect(await sitter.data('exam_answer', { ...third, ...forged })).toEqual({ saved: 1 })
    const saved = await sitter.save(
      'Part 1',
      answers.map((answer) => ({ ...answer, ...claimed })),
      forged,
    )
    expect(saved.results).toEqual({ correct: 2, total: 10, percentage: 20, timeOut: false })
    expect((await sitter.exam()).level).toBe(0)
  })

  test('a repeated end gets the same reply, also after the exam is over, and changes nothing', async () => {
    const started = await sitter.start('Part 1')
    const saved = await sitter.save('Part 1', await sitter.answers(started, 3))
    expect(await sitter.save('Part 1', await sitter.answers(started, 10))).toEqual(saved)
    expect((await sitter.exam()).level).toBe(0)
  })

  test('the end says what was right of each skill', async () => {
    await sitter.take('Part 1', 10)
    await sitter.take('Part 2', 0)
    const { skills = [] } = await sitter.exam()
    expect(skills.reduce((sum, { total }) => sum + total, 0)).toBe(20)
    expect(skills.reduce((sum, { correct }) => sum + correct, 0)).toBe(10)
  })
})

describe('time', () => {
  test('ends the exam with what was answered, also while nobody calls', async () => {
    await sitter.take('Part 1', 10)
    const started = await sitter.start('Part 2')
    for (const answer of await sitter.answers(started, 5, 5)) await sitter.data('exam_answer', answer)
    school.clock.advance(limits.exam.part_s + limits.exam.grace_s)
    expect(await finishOverdueExams(school.db, school.clock.now())).toBe(0)
    school.clock.advance(0.001)
    expect(await finishOverdueExams(school.db, school.clock.now())).toBe(1)
    expect(await finishOverdueExams(school.db, school.clock.now())).toBe(0)
    expect((await results()).map(({ results: one }) => [one.correct, one.timeOut])).toEqual([
      [10, false],
      [5, true],
    ])
    expect((await results())[1]?.saved_at).toBe(started.deadline)
    expect(await sitter.exam()).toMatchObject({ state: 'finished', level: 1 })
  })

  test('is kept by a mere look as well', async () => {
    await sitter.start('Part 1')
    school.clock.advance(limits.exam.part_s + 60)
    expect(await sitter.exam()).toMatchObject({ state: 'finished', level: 0 })
    expect((await results())[0]?.results).toEqual({ correct: 0, total: 10, percentage: 0, timeOut: true })
  })

  test('that runs out ends the exam however much was right, and the part counts', async () => {
    const started = await sitter.start('Part 1')
    const answers = await sitter.answers(started, 9, 9)
    school.clock.advance(limits.exam.part_s + 2)
    expect((await sitter.save('Part 1', answers)).results).toMatchObject({ correct: 9, timeOut: true })
    expect(await sitter.exam()).toMatchObject({ state: 'finished', level: 1 })
  })

  test('does not punish whose last answer came in time and whose end did not', async () => {
    const started = await sitter.start('Part 1')
    for (const answer of await sitter.answers(started, 8)) await sitter.data('exam_answer', answer)
    school.clock.advance(3600)
    expect(states(await sitter.exam())).toEqual(['passed', 'open', 'locked'])
    expect((await sitter.save('Part 1')).results).toMatchObject({ correct: 8, timeOut: false })
  })

  test('an end after the grace brings no answers along', async () => {
    const started = await sitter.start('Part 1')
    const answers = await sitter.answers(started, 10)
    school.clock.advance(limits.exam.part_s + limits.exam.grace_s + 1)
    expect((await sitter.save('Part 1', answers)).results).toMatchObject({ correct: 0, timeOut: true })
  })

  test('a day between two parts ends the exam at the level it has', async () => {
    await sitter.take('Part 1', 10)
    school.clock.advance(limits.exam.pause_s + 1)
    expect(await finishOverdueExams(school.db, school.clock.now())).toBe(1)
    sitter = await sitter.returned()
    expect(await sitter.exam()).toMatchObject({ state: 'finished', level: 1 })
    expect((await sitter.call('exam_start', { level: 'Part 2' })).code).toBe('exam.finished')
    expect(states(await sitter.exam())).toEqual(['passed', 'locked', 'locked'])
  })
})

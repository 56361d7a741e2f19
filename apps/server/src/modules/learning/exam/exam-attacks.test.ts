import { limits, type ExamResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
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

const results = async () => await sitter.data<ExamResult[]>('exam_result')
const setPerson = async (values: { exam?: boolean; frozen?: boolean }) =>
  await school.db.updateTable('people').set(values).where('id', '=', sitter.id).execute()

describe('two devices', () => {
  test('starts at once are one sitting with one deadline', async () => {
    const started = await Promise.all(Array.from({ length: 4 }, () => sitter.start('Part 1')))
    expect(new Set(started.map(({ sitting_id, deadline }) => `${sitting_id} ${deadline}`)).size).toBe(1)
    expect(started.map(({ part }) => part)).toEqual(Array(4).fill(started[0]?.part))
  })

  test('an answer that races the end of its part is graded with it or refused, never lost after its reply', async () => {
    const started = await sitter.start('Part 1')
    const answers = await sitter.answers(started, 10)
    const [reply, saved] = await Promise.all([
      sitter.call('exam_answer', answers[9]),
      sitter.save('Part 1', answers.slice(0, 9)),
    ])
    expect([200, 409]).toContain(reply.status)
    expect(saved.results.correct).toBe(reply.status === 200 ? 10 : 9)
    expect((await sitter.exam()).parts[0]?.results).toEqual(saved.results)
  })

  test('raced answers to one question are one, and raced ends grade once', async () => {
    const started = await sitter.start('Part 1')
    const [right] = await sitter.answers(started, 1, 1)
    const [wrong] = await sitter.answers(started, 0, 1)
    await Promise.all([right, wrong, right, wrong].map((answer) => sitter.data('exam_answer', answer)))
    const saves = await Promise.all(
      [8, 3, 8].map(async (count) => sitter.save('Part 1', await sitter.answers(started, count))),
    )
    expect(saves).toEqual(Array(3).fill(saves[0]))
  })
})

describe('what an account goes through', () => {
  test('frozen: results can be seen, and nothing is taken', async () => {
    const started = await sitter.start('Part 1')
    const [answer] = await sitter.answers(started, 1, 1)
    await sitter.data('exam_answer', answer)
    await setPerson({ frozen: true })
    expect((await sitter.call('exam')).status).toBe(200)
    expect((await sitter.call('exam_result')).status).toBe(200)
    for (const [action, input] of [
      ['exam_start', { level: 'Part 1' }],
      ['exam_answer', answer ?? {}],
      ['exam_save', { level: 'Part 1' }],
    ] as const)
      expect((await sitter.call(action, input)).code).toBe('account.frozen')
    // The clock goes on, and whatever was taken before counts.
    school.clock.advance(limits.exam.part_s + limits.exam.grace_s + 1)
    expect(await finishOverdueExams(school.db, school.clock.now())).toBe(1)
    await setPerson({ frozen: false })
    expect((await sitter.call('exam_answer', (await sitter.answers(started, 2, 2))[1])).code).toBe(
      'exam.finished',
    )
    expect((await results())[0]?.results).toMatchObject({ correct: 1, timeOut: true })
  })

  test('the flag taken away in the middle: nothing more is shown or taken, and time ends the rest', async () => {
    const started = await sitter.start('Part 1')
    const [answer] = await sitter.answers(started, 1, 1)
    await sitter.data('exam_answer', answer)
    await setPerson({ exam: false })
    for (const [action, input] of [
      ['exam', {}],
      ['exam_start', { level: 'Part 1' }],
      ['exam_answer', answer ?? {}],
      ['exam_save', { level: 'Part 1' }],
      ['exam_result', {}],
    ] as const)
      expect((await sitter.call(action, input)).code).toBe('exam.not_allowed')
    school.clock.advance(3600)
    expect(await finishOverdueExams(school.db, school.clock.now())).toBe(1)
    await setPerson({ exam: true })
    expect((await results())[0]?.results).toMatchObject({ correct: 1, timeOut: true })
  })

  test('another’s sitting is out of reach', async () => {
    const started = await sitter.start('Part 1')
    const [answer] = await sitter.answers(started, 1, 1)
    const other = await ExamSitter.arrive(school)
    const reply = await other.call('exam_answer', { ...answer, sitting_id: started.sitting_id })
    expect([reply.status, reply.code]).toEqual([409, 'exam.finished'])
    expect((await sitter.exam()).selected).toEqual({})
  })
})

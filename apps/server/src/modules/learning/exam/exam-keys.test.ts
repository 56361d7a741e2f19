import { examLevels, limits, type SavedExamPart } from '@qadam/contract'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
let sitter: ExamSitter

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  admin = await signedInStaff(school, 'admin')
  const groupId = await createGroup(school, await signedInStaff(school, 'teacher'))
  sitter = new ExamSitter(school, await school.signedInStudent({ exam: true, groupId }))
})

const grant = async () => await admin.data('exam_grant', { student_id: sitter.id })
const told = ({ answers }: SavedExamPart) =>
  answers.flatMap(({ questionId, correctAnswer }) => (correctAnswer === null ? [] : [questionId]))

describe('the key', () => {
  test('is not sold by an empty part: what was not answered is never told', async () => {
    await sitter.start('Part 1')
    const saved = await sitter.save('Part 1', [])
    expect(saved.answers).toHaveLength(10)
    expect(told(saved)).toEqual([])
    expect(told(await sitter.save('Part 1', []))).toEqual([])
    expect((await sitter.exam()).state).toBe('finished')
  })

  test('waits for the end of the whole exam; until then each answer is right or wrong', async () => {
    const first = await sitter.take('Part 1', 9)
    expect(told(first)).toEqual([])
    expect(first.answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(9)
    const second = await sitter.start('Part 2')
    // Sent again while the second part runs, and between two parts.
    expect(told(await sitter.save('Part 1'))).toEqual([])
    const answers = await sitter.answers(second, 3, 4)
    const ended = await sitter.save('Part 2', answers)
    const keys = await sitter.keys(second.sitting_id)
    expect(told(ended)).toEqual([11, 12, 13, 14])
    for (const { questionId, correctAnswer } of ended.answers.slice(0, 4))
      expect(correctAnswer).toBe(keys.get(questionId))
    // Now that it is over, the first part tells too.
    expect(told(await sitter.save('Part 1'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('says nothing of a part that was passed, while the next may follow, however often it is asked', async () => {
    await sitter.take('Part 1', 8)
    for (const input of [{}, { answers: [] }, { results: { correct: 10 } }])
      expect(told(await sitter.save('Part 1', undefined, input))).toEqual([])
    // A day later the sitting has ended by itself: there is no more to come.
    school.clock.advance(limits.exam.pause_s + 1)
    sitter = await sitter.returned()
    expect(told(await sitter.save('Part 1'))).toHaveLength(10)
  })

  test('is told after a part that time has ended, of what was answered alone', async () => {
    const started = await sitter.start('Part 1')
    const [one] = await sitter.answers(started, 0, 1)
    await sitter.data('exam_answer', one)
    school.clock.advance(limits.exam.part_s + limits.exam.grace_s + 1)
    expect(told(await sitter.save('Part 1', await sitter.answers(started, 10)))).toEqual([1])
  })

  test('is silent again once another sitting is granted, about both of them', async () => {
    const first = await sitter.start('Part 1')
    const end = { level: 'Part 1', sitting_id: first.sitting_id }
    expect(told(await sitter.save('Part 1', await sitter.answers(first, 0)))).toHaveLength(10)
    await grant()
    expect((await sitter.call('exam_save', end)).code).toBe('exam.finished')
    expect((await sitter.call('exam_save', { level: 'Part 1' })).code).toBe('exam.part_locked')
    const second = await sitter.start('Part 1')
    expect((await sitter.call('exam_save', end)).code).toBe('exam.finished')
    expect(told(await sitter.save('Part 1', await sitter.answers(second, 8)))).toEqual([])
  })

  test('that is asked for while another sitting is granted is told or refused, never of the new one', async () => {
    const first = await sitter.start('Part 1')
    await sitter.save('Part 1', await sitter.answers(first, 0))
    const [, ...replies] = await Promise.all([
      grant(),
      ...Array.from({ length: 4 }, () =>
        sitter.call<SavedExamPart[]>('exam_save', { level: 'Part 1', sitting_id: first.sitting_id }),
      ),
    ])
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect((await sitter.exam()).state).toBe('not_started')
  })
})

describe('what is asked', () => {
  test('two students get other questions', async () => {
    const other = new ExamSitter(school, await school.signedInStudent({ exam: true }))
    const drawn = async (one: ExamSitter) => await one.drawn((await one.start('Part 1')).sitting_id)
    expect(new Set(await drawn(other))).not.toEqual(new Set(await drawn(sitter)))
  })

  test('three sittings repeat nothing; the fourth asks what was asked the longest ago', async () => {
    const asked: number[][] = []
    for (let sitting = 0; sitting < 4; sitting += 1) {
      if (sitting > 0) await grant()
      const { sitting_id, part } = await sitter.start('Part 1')
      expect(part.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      await sitter.save('Part 1')
      asked.push(await sitter.drawn(sitting_id))
    }
    expect(new Set(asked.slice(0, 3).flat()).size).toBe(30)
    expect(asked[3]?.toSorted()).toEqual(asked[0]?.toSorted())
  })

  test('a part asks its own ten, and a new sitting other ones in each of them', async () => {
    const sit = async () => {
      const { sitting_id } = await sitter.start('Part 1')
      for (const level of examLevels) await sitter.take(level, 10)
      return await sitter.drawn(sitting_id)
    }
    const first = await sit()
    await grant()
    expect(new Set([...first, ...(await sit())]).size).toBe(60)
  })

  test('a device that learnt the places of one sitting knows nothing of the next', async () => {
    const first = await sitter.start('Part 1')
    const right = await sitter.answers(first, 10)
    await sitter.save('Part 1', right.slice(0, 7))
    await grant()
    await sitter.start('Part 1')
    const saved = await sitter.save('Part 1', right)
    expect(saved.results.correct).toBe(0)
    expect(saved.answers.every(({ selectedAnswer }) => selectedAnswer === null)).toBe(true)
  })
})

test('any play of a student and their admin sells no key, and repeats no question while others are left', async () => {
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'start' as const }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('save' as const),
        /** Otherwise the part that runs. */
        level: fc.option(fc.constantFrom(...examLevels), { nil: undefined }),
        right: fc.constantFrom(0, 8, 10),
        count: fc.constantFrom(0, 4, 10, 10),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'grant' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(60, 700) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
      sitter = new ExamSitter(school, await school.signedInStudent({ exam: true }))
      admin = await signedInStaff(school, 'admin')
      for (const one of acts) {
        const { parts, sitting_id = 0 } = await sitter.exam()
        const running = parts.find(({ state }) => state === 'running')
        if (one.kind === 'grant') await admin.call('exam_grant', { student_id: sitter.id })
        else if (one.kind === 'wait') school.clock.advance(one.seconds)
        else if (one.kind === 'start') {
          const level = (running ?? parts.find(({ state }) => state === 'open'))?.title
          if (level) await sitter.start(level)
        } else {
          const answers = running
            ? await sitter.answers({ sitting_id, part: running }, one.right, one.count)
            : []
          const level = one.level ?? running?.title ?? 'Part 1'
          const reply = await sitter.call<SavedExamPart[]>('exam_save', { level, answers })
          const [saved] = reply.body.success ? reply.body.data : []
          const { state } = await sitter.exam()
          for (const { correctAnswer, selectedAnswer } of saved?.answers ?? [])
            if (correctAnswer !== null)
              expect([state, selectedAnswer]).toEqual(['finished', expect.any(Number)])
        }
      }
      const asked = await school.db
        .selectFrom('exam_places')
        .innerJoin('exam_sittings', 'exam_sittings.id', 'exam_places.sitting_id')
        .select(['part', 'question_id', 'is_repeat'])
        .where('person_id', '=', sitter.id)
        .orderBy('sitting_id')
        .execute()
      for (const [, own] of Map.groupBy(asked, (place) => place.part)) {
        const fresh = own.slice(0, 30)
        expect(new Set(fresh.map(({ question_id }) => question_id)).size).toBe(fresh.length)
        expect(own.map(({ is_repeat }) => is_repeat)).toEqual(own.map((_, index) => index >= 30))
      }
    }),
    { numRuns: 12 },
  )
})

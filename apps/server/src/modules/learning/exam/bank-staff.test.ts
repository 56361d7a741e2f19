import type { AuditEntry, BankQuestion, ExamBank } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
})
beforeEach(async () => {
  await school.db.deleteFrom('exam_sittings').execute()
  await school.db.deleteFrom('exam_bank_questions').execute()
})

const bank = async () => await admin.data<ExamBank>('exam_bank')
const ofPart = ({ questions }: ExamBank, part: number) => questions.filter((one) => one.part === part)
const save = async (input: object) =>
  await admin.data<{ id: number; bank: ExamBank }>('exam_question_save', input)
const retire = async (question_id: number, retired = true) =>
  await admin.call<ExamBank>('exam_question_retire', { question_id, retired })
const draft = {
  part: 2,
  skill: 'vocabulary',
  question: 'My shoes are ___, so my feet hurt.',
  right: 'tight',
  wrong: ['loud', 'sour', 'deep'],
}
async function find(id: number): Promise<BankQuestion> {
  const question = (await bank()).questions.find((one) => one.id === id)
  if (!question) throw new Error(`no question ${id}`)
  return question
}

describe('the bank', () => {
  test('comes with thirty questions a part, each once, also for two who look at it at once', async () => {
    await Promise.all([bank(), bank(), ExamSitter.arrive(school).then(async (one) => await one.exam())])
    const found = await bank()
    for (const part of [1, 2, 3]) expect(ofPart(found, part)).toHaveLength(30)
    expect(found.parts.map(({ part }) => part)).toEqual([1, 2, 3])
    expect(found.questions[0]).toMatchObject({ asked: 0, share: null, drift: null, retired_at: null })
  })

  test('of a school that has thirty is given the others, and keeps what it made of its own', async () => {
    const { questions } = await bank()
    const [own] = questions
    await school.db.deleteFrom('exam_bank_questions').where('built_in', '>', 30).execute()
    await save({ ...textOf(own), id: own?.id, revision: 0, right: 'is called' })
    const after = await bank()
    expect(after.questions).toHaveLength(90)
    expect(after.questions.find(({ id }) => id === own?.id)?.right).toBe('is called')
  })

  test('takes a new question, which the next sittings may ask', async () => {
    const { id, bank: after } = await save(draft)
    expect(ofPart(after, 2)).toHaveLength(31)
    expect(await find(id)).toMatchObject({ ...draft, revision: 0, asked: 0 })
    // A retry whose reply was lost adds nothing; the same question in other words for its wrong options is refused.
    expect((await save({ ...draft, question: ` ${draft.question} ` })).id).toBe(id)
    const again = await admin.call('exam_question_save', { ...draft, wrong: ['salty', 'sour', 'deep'] })
    expect(again.error).toMatchObject({ code: 'conflict', reason: 'duplicate', question_id: id })
    for (const { id: each } of ofPart(after, 2)) if (each !== id) await retireInDatabase(each)
    const sitter = await ExamSitter.arrive(school)
    await sitter.take('Part 1', 10)
    const { part } = await sitter.start('Part 2')
    expect(part.questions.map(({ question }) => question)).toEqual([draft.question])
  })

  test('is not overwritten unseen: the second of two authors sees what the first has saved', async () => {
    const { id } = await save(draft)
    const theirs = { ...draft, id, revision: 0, right: 'small' }
    await save(theirs)
    await save(theirs)
    const mine = await admin.call('exam_question_save', { ...draft, id, revision: 0, right: 'narrow' })
    expect(mine.error).toMatchObject({
      code: 'conflict',
      newer: { id, right: 'small', revision: 1, saved_by: expect.any(String) },
    })
    expect((await find(id)).right).toBe('small')
  })

  test('keeps who changed what in the audit log', async () => {
    const { id } = await save(draft)
    await save({ ...draft, id, revision: 0, right: 'small' })
    expect((await retire(id)).status).toBe(200)
    expect((await retire(id)).status).toBe(200)
    const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log')
    const own = rows.filter(({ after }) => after?.['question'] === id)
    expect(own.map(({ action, before, after }) => [action, before?.['right'], after?.['right']])).toEqual([
      ['exam_question_retire', 'small', 'small'],
      ['exam_question_save', 'tight', 'small'],
      ['exam_question_save', undefined, 'tight'],
    ])
    expect(own[0]).toMatchObject({ before: { retired: false }, after: { retired: true } })
  })
})

describe('a retired question', () => {
  test('is drawn no more, and comes back', async () => {
    const left = ofPart(await bank(), 1).toSorted(() => 0)
    const out = left.slice(0, 20)
    for (const { id } of out) await retire(id)
    expect((await find(out[0]?.id ?? 0)).retired_at).toBe(school.clock.now().toISOString())
    const sitter = await ExamSitter.arrive(school)
    const { sitting_id } = await sitter.start('Part 1')
    const drawn = await sitter.drawn(sitting_id)
    expect(drawn.toSorted()).toEqual(
      left
        .slice(20)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect((await retire(out[0]?.id ?? 0, false)).status).toBe(200)
    expect((await find(out[0]?.id ?? 0)).retired_at).toBeNull()
  })

  test('leaves a part as many as it asks, also where two are retired at once', async () => {
    const own = ofPart(await bank(), 3).map(({ id }) => id)
    for (const id of own.slice(0, 19)) await retire(id)
    const replies = await Promise.all(own.slice(19, 23).map(async (id) => await retire(id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({ code: 'conflict', reason: 'too_few' })
    expect(ofPart(await bank(), 3).filter(({ retired_at }) => !retired_at)).toHaveLength(10)
  })

  test('stays in the sitting that asks it, and in its history', async () => {
    const sitter = await ExamSitter.arrive(school)
    const started = await sitter.start('Part 1')
    const [first = 0] = await sitter.drawn(started.sitting_id)
    await retire(first)
    expect((await sitter.exam()).parts[0]).toEqual(started.part)
    expect((await sitter.save('Part 1', await sitter.answers(started, 10))).results.correct).toBe(10)
    expect(await find(first)).toMatchObject({ asked: 1, share: 1 })
  })
})

describe('figures', () => {
  /** A part asks all of the bank's ten. */
  const keepTen = async () => {
    for (const { id } of ofPart(await bank(), 1).slice(10)) await retireInDatabase(id)
    return ofPart(await bank(), 1)
  }

  test('say how often a question was asked, who was right and what the others chose', async () => {
    const [first] = await keepTen()
    const answer = async (choice: number | null) => {
      const sitter = await ExamSitter.arrive(school)
      const { part } = await sitter.start('Part 1')
      const { id, options } = part.questions.find((one) => one.question === first?.question) ?? {}
      const value = choice === null ? null : [first?.right, ...(first?.wrong ?? [])][choice]
      const selectedAnswer = options?.find((option) => option.value === value)?.id
      await sitter.save('Part 1', selectedAnswer === undefined ? [] : [{ questionId: id, selectedAnswer }])
      return sitter
    }
    await Promise.all([0, 0, 0, 2].map(answer))
    const last = await answer(null)
    const figures = { asked: 5, answered: 4, unanswered: 1, share: 0.75, chosen: [3, 0, 1, 0], drift: null }
    expect(await find(first?.id ?? 0)).toMatchObject(figures)
    // Who sees it again is not counted again.
    await school.db
      .updateTable('exam_sittings')
      .set({ set_aside_at: school.clock.now() })
      .where('person_id', '=', last.id)
      .execute()
    await last.start('Part 1')
    expect(await find(first?.id ?? 0)).toMatchObject(figures)
  })

  test('begin anew where the question reads otherwise, not where it changes its skill alone', async () => {
    const [first] = await keepTen()
    const sitter = await ExamSitter.arrive(school)
    await sitter.take('Part 1', 10)
    const id = first?.id ?? 0
    await save({ ...textOf(first), id, revision: 0, skill: 'tenses' })
    expect(await find(id)).toMatchObject({ skill: 'tenses', asked: 1, answered: 1 })
    // The wrong options in another order are the same question.
    const [one = '', ...others] = first?.wrong ?? []
    await save({ ...textOf(first), id, revision: 1, wrong: [...others, one], skill: 'nouns' })
    expect((await find(id)).asked).toBe(1)
    await save({ ...textOf(first), id, revision: 2, question: 'Another ___' })
    expect(await find(id)).toMatchObject({ revision: 3, asked: 0, answered: 0, share: null })
    await (await ExamSitter.arrive(school)).start('Part 1')
    expect((await find(id)).asked).toBe(1)
  })

  test('say that a question has become easier, once enough have answered', async () => {
    const [first] = await keepTen()
    const { id = 0, right = '' } = first ?? {}
    const row = await school.db
      .selectFrom('exam_bank_questions')
      .select(['options', 'answer_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const wrong = (row.options as { id: number }[]).find((one) => one.id !== row.answer_id)?.id ?? 0 // as it was filled
    const answered = async (count: number, selected: number) => {
      for (let index = 0; index < count; index += 1) {
        const sitter = await ExamSitter.arrive(school)
        const { sitting_id } = await sitter.start('Part 1')
        const place = (await sitter.drawn(sitting_id)).indexOf(id) + 1
        await sitter.data('exam_answer', { questionId: place, selectedAnswer: selected })
      }
    }
    await answered(13, wrong)
    await answered(10, row.answer_id)
    expect((await find(id)).drift).toBeNull()
    await answered(17, row.answer_id)
    const { drift, share } = await find(id)
    expect([right, share, drift]).toEqual([right, 27 / 40, { before: 7 / 20, recent: 1 }])
  })
})

const retireInDatabase = async (id: number) =>
  await school.db
    .updateTable('exam_bank_questions')
    .set({ retired_at: school.clock.now() })
    .where('id', '=', id)
    .execute()

const textOf = (question: BankQuestion | undefined) => {
  if (!question) throw new Error('the bank is empty')
  const { part, skill, question: text, right, wrong } = question
  return { part, skill, question: text, right, wrong }
}

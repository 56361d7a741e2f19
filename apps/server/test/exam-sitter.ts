import type { Exam, ExamLevel, ExamStarted, SavedExamPart, StudentActionName } from '@qadam/contract'
import * as z from 'zod'
import type { Reply, SignedIn, TestSchool } from './test-school.ts'

const keyed = z.array(z.object({ id: z.int(), answer_id: z.int() }))
const parts = z.array(z.object({ questions: keyed }))

/** A student at the placement exam, who knows the keys. */
export class ExamSitter {
  readonly #school: TestSchool
  readonly id: number
  readonly token: string
  readonly #phone: string

  constructor(school: TestSchool, { id, token, phone }: SignedIn) {
    this.#school = school
    this.id = id
    this.token = token
    this.#phone = phone
  }

  static async arrive(school: TestSchool): Promise<ExamSitter> {
    return new ExamSitter(school, await school.signedInStudent({ exam: true }))
  }

  /** The same student in a new session. */
  async returned(): Promise<ExamSitter> {
    const token = await this.#school.signIn(this.#phone)
    return new ExamSitter(this.#school, { id: this.id, phone: this.#phone, token })
  }

  async call<Data = unknown>(action: StudentActionName, input: object = {}): Promise<Reply<Data>> {
    return await this.#school.call<Data>(action, input, this.token)
  }

  async data<Data>(action: StudentActionName, input: object = {}): Promise<Data> {
    const reply = await this.call<Data>(action, input)
    if (!reply.body.success) throw new Error(`${action}: ${JSON.stringify(reply.body.error)}`)
    return reply.body.data
  }

  async exam(): Promise<Exam> {
    return await this.data<Exam>('exam')
  }

  async start(level: ExamLevel): Promise<ExamStarted> {
    return await this.data<ExamStarted>('exam_start', { level })
  }

  /** Ten answers, so many of them right, as `exam_save` takes them. */
  async answers(started: Pick<ExamStarted, 'sitting_id' | 'part'>, right: number, count = 10) {
    const keys = await this.keys(started.sitting_id)
    return started.part.questions.slice(0, count).map(({ id, options }, place) => {
      const wrong = options.find((option) => option.id !== keys.get(id))
      return { questionId: id, selectedAnswer: place < right ? (keys.get(id) ?? 0) : (wrong?.id ?? 0) }
    })
  }

  async save(level: ExamLevel, answers?: object[], more: object = {}): Promise<SavedExamPart> {
    const [saved] = await this.data<SavedExamPart[]>('exam_save', { level, answers, ...more })
    if (!saved) throw new Error('nothing was saved')
    return saved
  }

  /** Starts a part and submits so many right answers. */
  async take(level: ExamLevel, right: number): Promise<SavedExamPart> {
    return await this.save(level, await this.answers(await this.start(level), right))
  }

  /** The right options of a sitting, by place. */
  async keys(sittingId: number): Promise<Map<number, number>> {
    const rows = await this.#school.db
      .selectFrom('exam_sitting_parts')
      .select('questions')
      .where('sitting_id', '=', sittingId)
      .execute()
    return new Map(
      parts
        .parse(rows)
        .flatMap(({ questions }) => questions)
        .map(({ id, answer_id }) => [id, answer_id]),
    )
  }

  /** The questions of the bank that a sitting asks, in the order of its places. */
  async drawn(sittingId: number): Promise<number[]> {
    const rows = await this.#school.db
      .selectFrom('exam_places')
      .select('question_id')
      .where('sitting_id', '=', sittingId)
      .orderBy('place')
      .execute()
    return rows.map(({ question_id }) => question_id)
  }
}

import {
  examLevel,
  examLevels,
  type Exam,
  type ExamLevel,
  type ExamPart,
  type ExamStarted,
  type SavedExamPart,
} from '@qadam/contract'
import * as z from 'zod/mini'

const answerInput = z.object({ questionId: z.int(), selectedAnswer: z.int() })
const startInput = z.object({ level: examLevel })
const endInput = z.extend(startInput, { answers: z.array(answerInput), timed_out: z.optional(z.boolean()) })

/** A school with one exam and a clock of its own, for tests. Option 1 is right. */
export class LittleSchool {
  readonly #size: number
  part = 0
  state: ExamPart['state'] | 'between' = 'open'
  deadline = 0
  /** The student's own. */
  duration_s = 600
  isDown = false
  /** Ahead of the device's. */
  offset_ms = 0
  scores: { correct: number; timeOut: boolean }[] = []
  selected: Record<string, number> = {}
  readonly calls: string[] = []

  /** @param size questions a part. */
  constructor(size: number) {
    this.#size = size
  }

  now = (): number => Date.now() + this.offset_ms

  reach(name: string): void {
    if (this.isDown) throw new Error('down')
    this.calls.push(name)
  }

  #isPassed(index: number): boolean {
    const score = this.scores[index]
    return score !== undefined && !score.timeOut && score.correct >= 0.8 * this.#size
  }

  get level(): number {
    const first = examLevels.findIndex((_, index) => !this.#isPassed(index))
    return first === -1 ? examLevels.length : first
  }

  #part(title: ExamLevel, index: number, isOver: boolean): ExamPart {
    const score = this.scores[index]
    const untaken = index > this.part || isOver ? 'locked' : this.state === 'running' ? 'running' : 'open'
    const state = !score ? untaken : this.#isPassed(index) ? 'passed' : 'failed'
    return {
      id: index + 1,
      title,
      description: '',
      locked: state === 'locked',
      state,
      results: score ? { ...score, total: this.#size, percentage: (score.correct / this.#size) * 100 } : null,
      questions:
        state === 'running'
          ? Array.from({ length: this.#size }, (_, place) => question(index * this.#size + place + 1))
          : [],
    }
  }

  exam(): Exam {
    const isOver = this.state === 'failed' || this.part === examLevels.length
    const isRunning = this.state === 'running'
    return {
      state: isOver ? 'finished' : isRunning || this.part > 0 ? 'running' : 'not_started',
      parts: examLevels.map((title, index) => this.#part(title, index, isOver)),
      duration_s: this.duration_s,
      pass_percent: 80,
      now: new Date(this.now()).toISOString(),
      sitting_id: 5,
      ...(isRunning && { deadline: new Date(this.deadline).toISOString(), selected: this.selected }),
      ...(isOver && { level: this.level, redirect: `/level/${this.level}`, skills: [] }),
    }
  }

  start(level: ExamLevel): ExamStarted {
    this.state = 'running'
    this.selected = {}
    this.deadline = this.now() + this.duration_s * 1000
    const { parts, now } = this.exam()
    const part = parts.find(({ title }) => title === level)
    if (!part) throw new Error('no part')
    const deadline = new Date(this.deadline).toISOString()
    return { part, deadline, now, sitting_id: 5, selected: {} }
  }

  /** Ends the part that runs, unless a device thinks too soon that its time is out; a repeat changes nothing. */
  save(
    level: ExamLevel,
    given: Readonly<Record<number, number>>,
    isTimeOut = false,
  ): SavedExamPart | undefined {
    const index = examLevels.indexOf(level)
    if (isTimeOut && this.now() < this.deadline) {
      this.selected = { ...given, ...this.selected }
      return undefined
    }
    if (this.state === 'running' && index === this.part) {
      const answers = Object.values({ ...given, ...this.selected })
      const correct = answers.filter((option) => option === 1).length
      this.scores[index] = { correct, timeOut: answers.length < this.#size }
      this.state = this.#isPassed(index) ? 'between' : 'failed'
      if (this.state === 'between') this.part += 1
    }
    const results = this.exam().parts[index]?.results
    if (!results) throw new Error('nothing to save')
    return { level, results, saved_at: new Date(this.now()).toISOString(), answers: [] }
  }

  /** What an action of the exam gives; nothing for any other. */
  reply(action: string, input: unknown): unknown {
    this.reach(action)
    if (action === 'exam') return this.exam()
    if (action === 'exam_start') return this.start(z.parse(startInput, input).level)
    if (action === 'exam_answer') {
      const { questionId, selectedAnswer } = z.parse(answerInput, input)
      this.selected[questionId] ??= selectedAnswer
      return { saved: Object.keys(this.selected).length }
    }
    if (action !== 'exam_save') return undefined
    const { level, answers, timed_out } = z.parse(endInput, input)
    const given = answers.map((answer) => [answer.questionId, answer.selectedAnswer])
    return [this.save(level, Object.fromEntries(given), timed_out) ?? []].flat()
  }
}

const question = (id: number) => ({
  id,
  question: `question ${id} ___`,
  options: [1, 2, 3, 4].map((option) => ({ id: option, value: `option ${option}` })),
})

import {
  isOfSet,
  limits,
  type AnswerKey,
  type Attempt,
  type AttemptResult,
  type Question,
  type ReviewRow,
  type Submission,
  type TryResult,
} from '@qadam/contract'
import { demoComments } from '@qadam/demo'
import { requireOpenLesson, type LessonAccess } from '../modules/learning/courses/index.ts'
import {
  exerciseOf,
  gradeAnswer,
  questionsByIds,
  questionsOfLesson,
  reveal,
  type StoredQuestion,
} from '../modules/learning/questions/index.ts'
import { act, type DemoActor, type DemoStage } from './act.ts'
import { withParts, workFor } from './work-for.ts'

const silent = { lang: 'uz' as const, mediaUrl: () => '' }
const hour_ms = 3_600_000

/** How a submission is going to be decided: approved at once, at the second version, not yet then, or not at all. */
export type Fate = 'approved' | 'second go' | 'rejected' | 'waiting'

interface Pending {
  submission: Submission
  lessonId: number
  task: StoredQuestion
  fate: Exclude<Fate, 'waiting'>
  decideAt: Date
}

export interface DemoStudentFacts {
  id: number
  lang: 'uz' | 'ru'
  /** The share of test questions answered right at the first try. */
  rightShare: number
  teacher: DemoActor
}

/** A student who studies and submits at moments of the past, and whose teacher decides a few hours later. */
export class DemoLearner {
  readonly #stage: DemoStage
  readonly #facts: DemoStudentFacts
  readonly #taskNames: ReadonlyMap<number, string>
  readonly #random: () => number
  #now: Date
  #pending: Pending[] = []
  #redo: Pending[] = []

  constructor(
    stage: DemoStage,
    facts: DemoStudentFacts,
    taskNames: ReadonlyMap<number, string>,
    start: Date,
    random: () => number,
  ) {
    this.#stage = stage
    this.#facts = facts
    this.#taskNames = taskNames
    this.#now = start
    this.#random = random
  }

  get now(): Date {
    return this.#now
  }

  /** Time never runs back: a lesson that took longer pushes the next one on. */
  moveTo(moment: Date): void {
    if (moment > this.#now) this.#now = moment
  }

  /** Applies decisions until a moment; a rejected submission gets a new version when the student is here again. */
  async receiveAnswers(until: Date): Promise<void> {
    const due = this.#pending.filter(({ decideAt }) => decideAt <= until)
    this.#pending = this.#pending.filter(({ decideAt }) => decideAt > until)
    for (const entry of due.toSorted((one, other) => one.decideAt.getTime() - other.decideAt.getTime())) {
      await this.#answer(entry)
      if (entry.fate === 'second go') this.#redo.push(entry)
    }
  }

  /** Submissions to be corrected are decided by then, however late they were submitted. */
  async receiveLast(end: Date): Promise<void> {
    for (const entry of this.#pending)
      if (entry.fate === 'rejected' && entry.decideAt > end) entry.decideAt = end
    await this.receiveAnswers(end)
  }

  async redoRejected(): Promise<void> {
    const entries = this.#redo.filter(({ decideAt }) => decideAt < this.#now)
    this.#redo = this.#redo.filter(({ decideAt }) => decideAt >= this.#now)
    for (const { lessonId, task } of entries) {
      this.#pass(15 * 60)
      await this.#handInTask(lessonId, task, 'approved')
    }
  }

  async #call<Data>(name: string, input: object, ...parts: Parameters<typeof act>[6][]): Promise<Data> {
    const actor = { id: this.#facts.id, role: 'student' as const, lang: this.#facts.lang }
    return await act<Data>(this.#stage, actor, this.#now, this.#random, name, input, ...parts)
  }

  async #answer({ submission, decideAt, fate }: Pending): Promise<void> {
    const verdict = fate === 'approved' ? 'approved' : 'rejected'
    const isApproved = verdict === 'approved'
    const score = isApproved ? 70 + Math.floor(this.#random() * 31) : 30 + Math.floor(this.#random() * 25)
    const comments = demoComments[verdict][this.#facts.lang]
    await act<ReviewRow>(this.#stage, this.#facts.teacher, decideAt, this.#random, 'review_decide', {
      submission_id: submission.submission_id,
      version: submission.version,
      verdict,
      score,
      coins: isApproved ? Math.round(score / 10) : 0,
      points: isApproved ? Math.round(score / 2) : 0,
      comment: comments[Math.floor(this.#random() * comments.length)] ?? '',
    })
  }

  /** Watches, reads and passes the test of a lesson. */
  async learn(lessonId: number): Promise<void> {
    const shown = await this.#call<Question[]>('lesson_questions', { lesson_id: lessonId })
    for (const question of shown) {
      const id = { question_id: question.id }
      if (question.other.video) {
        await this.#watch(question.id, question.other.video.duration_s)
      } else if (isOfSet(question.type, 'learn')) {
        this.#pass(60 + this.#random() * 120)
        await this.#call('info_read', id)
        await this.#solve(lessonId, question)
      }
    }
    const lesson = await this.#lesson(lessonId)
    if (lesson.test_questions > 0) await this.#passTest(lesson, shown, await this.#stored(lessonId))
  }

  /** The exercises of an info, by their solutions. No sandbox tries them here, so nothing is paid for them. */
  async #solve(lessonId: number, { id, other: { exercises = [] } }: Question): Promise<void> {
    if (exercises.length === 0) return
    const info = (await this.#stored(lessonId)).find((question) => question.id === id)
    for (const exercise of exercises) {
      const code = info && exerciseOf(info, exercise.id, this.#facts.lang)?.solution
      this.#pass(90 + this.#random() * 240)
      await this.#call('exercise_try', { question_id: id, exercise: exercise.id, code, passed: true })
    }
  }

  /** At double speed, in as few heartbeats as count whole: an admin waits while the history is written. */
  async #watch(questionId: number, duration_s: number): Promise<void> {
    const { heartbeat_s, lateness_s, maxSpeed } = limits.video
    let position_s = 0
    while (position_s < duration_s) {
      const played_s = Math.min(maxSpeed * (heartbeat_s + lateness_s), duration_s - position_s)
      position_s += played_s
      this.#pass(played_s / maxSpeed)
      await this.#call('video_progress', { question_id: questionId, position_s, played_s })
    }
    await this.#watchAgain(questionId, duration_s)
  }

  /** A third of the students go back to one place, most of them to the same: no more chance than there was decides who. */
  async #watchAgain(questionId: number, duration_s: number): Promise<void> {
    const chance = (this.#facts.id * 7 + questionId * 13) % 9
    if (chance > 2) return
    const played_s = Math.min(12, duration_s / 4)
    const place = 0.3 + ((questionId * 31) % 40) / 100 + chance * 0.04
    this.#pass(played_s)
    const position_s = duration_s * place + played_s / 2
    await this.#call('video_progress', { question_id: questionId, position_s, played_s })
  }

  /** Submits all the practice of a lesson. @returns false where the demo has no submission for one assignment. */
  async handIn(lessonId: number, fate: Fate): Promise<boolean> {
    const tasks = (await this.#stored(lessonId)).filter((question) => isOfSet(question.type, 'practice'))
    if (tasks.some((task) => !this.#workFor(task, true))) return false
    for (const task of tasks) await this.#handInTask(lessonId, task, fate)
    return true
  }

  /** Goes through a lesson to its end. @returns whether the next lesson opens. */
  async finishLesson(lessonId: number, fate: Fate): Promise<boolean> {
    await this.learn(lessonId)
    const { practice_questions } = await this.#lesson(lessonId)
    if (practice_questions > 0) {
      this.#pass(20 * 60)
      if (!(await this.handIn(lessonId, fate))) return false
    }
    const { finished_at } = await this.#lesson(lessonId)
    if (finished_at === null) return false
    await this.#call('next_lesson_access', { completed_lesson_id: lessonId })
    return true
  }

  #workFor(task: StoredQuestion, isWhole: boolean) {
    return workFor(task, this.#taskNames.get(task.id) ?? '', this.#facts.id, isWhole)
  }

  async #handInTask(lessonId: number, task: StoredQuestion, fate: Fate): Promise<void> {
    const entry = this.#workFor(task, fate === 'approved' || fate === 'waiting')
    if (!entry) return
    const input = { question_id: task.id, answer: entry.answer }
    const { submission } = await withParts(
      entry.files,
      async (parts) => await this.#call<TryResult>('question_try', input, parts),
    )
    if (!submission || fate === 'waiting') return
    // Mostly within the day that is promised.
    const decideAt = new Date(this.#now.getTime() + (1 + this.#random() * 24) * hour_ms)
    this.#pending.push({ submission, lessonId, task, fate, decideAt })
  }

  async #lesson(lessonId: number) {
    return await requireOpenLesson(this.#stage.db, this.#facts.id, lessonId)
  }

  async #stored(lessonId: number): Promise<readonly StoredQuestion[]> {
    return await questionsOfLesson(this.#stage.db, this.#stage.db, await this.#lesson(lessonId))
  }

  #pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }

  async #passTest(
    lesson: LessonAccess,
    shown: readonly Question[],
    stored: readonly StoredQuestion[],
  ): Promise<void> {
    const { id: lessonId } = lesson
    const { db } = this.#stage
    // A student who fails all attempts of an hour returns after it, and knows more each time.
    for (let tries = 0; tries < 6; tries += 1) {
      if (tries > 0) this.#pass(25 * 60)
      const attempt = await this.#call<Attempt>('test_start', { lesson_id: lessonId })
      const isDrawn = lesson.type === 'Checkpoint'
      const asked = isDrawn
        ? await this.#call<Question[]>('lesson_questions', { lesson_id: lessonId })
        : shown
      const keys = isDrawn ? await questionsByIds(db, db, lesson, attempt.question_ids) : stored
      for (const questionId of attempt.question_ids) {
        this.#pass(6 + this.#random() * 30)
        const isRight = this.#random() < this.#facts.rightShare + tries * 0.3
        const answer = answerTo(questionId, isRight, asked, keys)
        await this.#call('question_try', { question_id: questionId, answer, attempt_id: attempt.attempt_id })
      }
      const result = await this.#call<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
      if (result.state === 'passed') return
    }
    throw new Error(`demo student ${this.#facts.id} cannot pass lesson ${lessonId}`)
  }
}

function answerTo(
  questionId: number,
  isRight: boolean,
  shown: readonly Question[],
  stored: readonly StoredQuestion[],
): unknown {
  const question = stored.find((one) => one.id === questionId)
  const key = question ? reveal(question, { correct: true }, 'given', silent).answer_id : null
  if (!question || key === null) throw new Error(`question ${questionId} has no key`)
  if (isRight) return key
  const options = shown.find((one) => one.id === questionId)?.other.options.map((option) => option.id) ?? []
  return wrongAnswers(key, options).find((answer) => !gradeAnswer(question, answer).correct) ?? key
}

/** What somebody might answer who does not know the key. */
function wrongAnswers(key: AnswerKey, options: readonly number[]): AnswerKey[] {
  if (typeof key === 'string') return [`${key}${key}`]
  const others = options.filter((id) => (Array.isArray(key) ? !key.includes(id) : key !== id))
  const other = others[0]
  if (!Array.isArray(key)) return other === undefined ? [] : [other]
  if (key.length === 1) return other === undefined ? [] : [[other]]
  const reversed = key.toReversed()
  return [reversed, reversed.slice(1)]
}

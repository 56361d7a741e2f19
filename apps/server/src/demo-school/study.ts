import type { Attempt, AttemptResult, Question } from '@qadam/contract'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ActionContext, ActionHandler } from '../http/action-handler.ts'
import type { JobSender } from '../jobs/job-sender.ts'
import { coursesActions, requireOpenLesson } from '../modules/courses/index.ts'
import {
  questionsActions,
  questionsOfLesson,
  reveal,
  type StoredQuestion,
} from '../modules/questions/index.ts'
import type { SchoolMoment } from '../modules/streaks/index.ts'
import { testsActions } from '../modules/tests/index.ts'

const actions = new Map(
  [...coursesActions, ...questionsActions, ...testsActions].map((handler) => [handler.action.name, handler]),
)
const refuseFile = () => Promise.reject(new Error('A history that is made up has no files'))
const noFiles: FileStore = {
  put: refuseFile,
  read: refuseFile,
  stat: refuseFile,
  delete: refuseFile,
  deletePartial: refuseFile,
}
const noJobs: JobSender = {
  send: () => Promise.reject(new Error('A history that is made up leaves no work')),
}
const silent = { lang: 'uz' as const, mediaUrl: () => '' }

/**
 * A student who studies by calling the school's own actions at moments of the past: what a history is made of, points
 * and streaks included, obeys the rules of the school.
 */
export class DemoLearner {
  readonly #db: Database
  readonly #id: number
  readonly #random: () => number
  readonly #rightShare: number
  readonly #timeZone: string
  #now: Date

  constructor(db: Database, id: number, start: SchoolMoment, rightShare: number, random: () => number) {
    this.#db = db
    this.#id = id
    this.#now = start.now
    this.#timeZone = start.timeZone
    this.#rightShare = rightShare
    this.#random = random
  }

  get now(): Date {
    return this.#now
  }

  /** Time never runs back: a lesson that took longer pushes the next one on. */
  moveTo(moment: Date): void {
    if (moment > this.#now) this.#now = moment
  }

  async #call<Data>(name: string, input: object): Promise<Data> {
    const handler = actions.get(name) as ActionHandler // the names are written below
    const context: ActionContext = {
      db: this.#db,
      now: this.#now,
      timeZone: this.#timeZone,
      random: this.#random,
      actor: { id: this.#id, role: 'student', lang: 'uz', sessionHash: Buffer.alloc(0) },
      tokenRefusal: null,
      lang: 'uz',
      address: '',
      media: { url: () => '' },
      files: noFiles,
      jobs: noJobs,
      // Nobody has the app open in the past.
      live: { publish: () => {} },
      uploads: [],
      uploadQuota_bytes: 0,
    }
    return (await handler.run(context, input)) as Data // the handler is typed by its contract entry
  }

  /**
   * Goes through a lesson to its end. @returns whether the way goes on: not where the practice cannot be made up.
   */
  async finishLesson(lessonId: number): Promise<boolean> {
    const shown = await this.#call<Question[]>('lesson_questions', { lesson_id: lessonId })
    for (const question of shown) {
      const id = { question_id: question.id }
      if (question.other.video) {
        const position = question.other.video.duration_s
        this.#pass(position)
        await this.#call('video_progress', { ...id, position_s: position, played_s: position })
      } else if (question.type === 'info') {
        this.#pass(60 + this.#random() * 120)
        await this.#call('info_read', id)
      }
    }
    const lesson = await requireOpenLesson(this.#db, this.#id, lessonId)
    const stored = await questionsOfLesson(this.#db, this.#db, lesson)
    if (lesson.test_questions > 0) await this.#passTest(lessonId, shown, stored)
    if (lesson.practice_questions > 0 && !(await this.#handIn(stored))) return false
    if (lesson.type === 'Demoday') return false
    await this.#call('next_lesson_access', { completed_lesson_id: lessonId })
    return true
  }

  #pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }

  async #passTest(
    lessonId: number,
    shown: readonly Question[],
    stored: readonly StoredQuestion[],
  ): Promise<void> {
    // Who fails all attempts of an hour comes back after it, and knows more each time.
    for (let tries = 0; tries < 6; tries += 1) {
      if (tries > 0) this.#pass(25 * 60)
      const attempt = await this.#call<Attempt>('test_start', { lesson_id: lessonId })
      for (const questionId of attempt.question_ids) {
        this.#pass(6 + this.#random() * 30)
        const isRight = this.#random() < this.#rightShare + tries * 0.15
        const answer = answerTo(questionId, isRight, shown, stored)
        await this.#call('question_try', { question_id: questionId, answer, attempt_id: attempt.attempt_id })
      }
      const result = await this.#call<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
      if (result.state === 'passed') return
    }
    throw new Error(`demo student ${this.#id} cannot pass lesson ${lessonId}`)
  }

  async #handIn(stored: readonly StoredQuestion[]): Promise<boolean> {
    const tasks = stored.filter((question) => practiceTypes.has(question.type))
    const works = tasks.map(workFor)
    this.#pass(20 * 60)
    for (const [index, task] of tasks.entries()) {
      const answer = works[index]
      if (answer === undefined) return false
      await this.#call('question_try', { question_id: task.id, answer })
    }
    return true
  }
}

const practiceTypes = new Set(['input-file', 'voice', 'text', 'compiler'])

/** Work that could have been handed in; recordings and files cannot be made up. */
function workFor(task: StoredQuestion): string | { files: Record<string, string> } | undefined {
  if (task.type === 'text') {
    return (
      'Dastur ikki narsani eslab qoladi: oʻylangan sonni va urinishlar sonini. Avval u doʻstimdan bitta son soʻraydi va ' +
      'urinishlarga bir qoʻshadi. Keyin uch holat boʻladi. Oʻylangan son kattaroq boʻlsa, dastur “katta” belgisini ' +
      'chiqaradi. Kichikroq boʻlsa, “kichik” belgisini chiqaradi. Ikkala holatda ham u yana son soʻraydi, yaʼni shu ish ' +
      'takrorlanadi. Son topilsa, dastur OK va urinishlar sonini chiqarib, toʻxtaydi. Agar 64 oʻylangan boʻlsa, aqlli ' +
      'oʻyinchi avval 50, keyin 75, keyin 62, soʻng 68 deydi, chunki har safar oraliqni teng ikkiga boʻladi.'
    )
  }
  if (task.type !== 'compiler') return undefined
  const { solution } = task.key.answer as { solution: Record<string, string> | null } // parsed by the type's schema
  const { starter } = task.content.fields as { starter: Record<string, string> } // likewise
  return { files: solution ?? starter }
}

function answerTo(
  questionId: number,
  isRight: boolean,
  shown: readonly Question[],
  stored: readonly StoredQuestion[],
): number | number[] {
  const question = stored.find((one) => one.id === questionId)
  const key = question && reveal(question, { correct: true }, 'given', silent).answer_id
  if (key === null || key === undefined) throw new Error(`question ${questionId} has no key`)
  if (isRight) return key
  const options = shown.find((one) => one.id === questionId)?.other.options.map((option) => option.id) ?? []
  const others = options.filter((id) => (Array.isArray(key) ? !key.includes(id) : key !== id))
  const other = others[0]
  if (!Array.isArray(key)) return other ?? key
  if (key.length > 1) return key.toReversed().slice(question?.type === 'selected-multiple' ? 1 : 0)
  return other === undefined ? key : [other]
}

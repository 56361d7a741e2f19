import type { HelperMessage, HelperReply, StudentActionName } from '@qadam/contract'
import type { Patience } from '../src/modules/learning/helper/ask-model.ts'
import type { RunProgram } from '../src/sandbox/run-in-sandbox.ts'
import { joinActions } from '../src/registry/actions.ts'
import { multipart } from './echo-school.ts'
import { HelperStub } from './helper-stub.ts'
import type { Learner } from './learning.ts'
import { startPractising, type Practising } from './practice-course.ts'
import { startTestSchool, type Reply, type TestSchool } from './test-school.ts'

const KEY = 'secret-key'

/** Long enough for a busy test machine; a test that waits for silence sets its own. */
const usual: Patience = { silence_ms: 60_000, total_ms: 600_000, trial_ms: 600_000 }

/** The solution of the project that students are helped with. */
export const solution = 'let jami = 0\nfor (const son of sonlar) jami = jami + son\nconsole.log(jami)\n'

/** Questions a student may ask in a day. */
export const dailyLimit = 5

export interface Talk {
  messages: HelperMessage[]
  left_today: number
  answered_by: string
}

export interface SentEvent {
  type: string
  text?: string
  data?: HelperReply
  error?: unknown
}

/** A school whose helper is a stub of a model, and a student who asks it about the project of the practice course. */
export class HelpedSchool {
  readonly stub: HelperStub
  readonly school: TestSchool
  readonly practising: Practising
  /** Why the helper gave no answer, as the log has it. */
  readonly warnings: string[]
  /** The question that is talked about. */
  readonly project: number
  /** How long the model is waited for. */
  readonly patience: Patience
  student!: Learner

  private constructor(
    stub: HelperStub,
    school: TestSchool,
    practising: Practising,
    { warnings, patience }: { warnings: string[]; patience: Patience },
  ) {
    this.stub = stub
    this.school = school
    this.practising = practising
    this.warnings = warnings
    this.patience = patience
    this.project = practising.questionId('project')
  }

  /**
   * @param withModel else the built-in helper answers.
   * @param run what stands for the sandbox
   */
  static async start({
    withModel = true,
    ...sandbox
  }: { withModel?: boolean; run?: RunProgram } = {}): Promise<HelpedSchool> {
    const stub = await HelperStub.start()
    const warnings: string[] = []
    const patience = { ...usual }
    const helper = {
      endpoint: withModel ? { url: stub.url, key: KEY, model: 'ustoz', patience } : undefined,
      dailyLimit,
      warn: (reason: string) => void warnings.push(reason),
      ...sandbox,
    }
    const settings = { helper, push: { firebase: undefined }, sms: { configured: false } }
    const school = await startTestSchool({ actions: joinActions(settings) })
    const helped = new HelpedSchool(stub, school, await startPractising(school), {
      warnings,
      patience,
    })
    await helped.#giveSolution()
    return helped
  }

  async #giveSolution(): Promise<void> {
    const { db } = this.school
    const questions = db.selectFrom('questions').select('key').where('id', '=', this.project)
    const stored = (await questions.executeTakeFirstOrThrow()).key as { answer: object } // as the importer wrote it
    const key = { ...stored, answer: { ...stored.answer, solution: { 'script.js': solution } } }
    await db
      .updateTable('questions')
      .set({ key: JSON.stringify(key) })
      .where('id', '=', this.project)
      .execute()
  }

  /** The project becomes one in Python. */
  async makePython(checks: readonly object[], solution: Record<string, string> | null = null): Promise<void> {
    const { db } = this.school
    const row = await db
      .selectFrom('questions')
      .select(['content', 'key'])
      .where('id', '=', this.project)
      .executeTakeFirstOrThrow()
    const { content, key } = row as { content: { fields: object }; key: { answer: object } } // as the importer wrote it
    const fields = { ...content.fields, language: 'python', starter: { 'main.py': { uz: '# yozing' } } }
    await db
      .updateTable('questions')
      .set({
        content: JSON.stringify({ ...content, fields }),
        key: JSON.stringify({ ...key, answer: { ...key.answer, checks, solution } }),
      })
      .where('id', '=', this.project)
      .execute()
  }

  /** A fresh student, and a stub that answers as it should. */
  async renew(): Promise<void> {
    const { stub } = this
    this.student = await this.practising.student()
    stub.mode = 'stream'
    stub.next = []
    stub.reply = 'Avval **oʻylab** koʻring.'
    stub.requests.length = 0
    this.warnings.length = 0
    Object.assign(this.patience, usual)
  }

  async ask(message: string): Promise<Reply<HelperReply & { history: HelperMessage[] }>> {
    return await this.student.call('yordamchi_ai', { question_id: this.project, message })
  }

  async hint(retry: unknown = false): Promise<HelperReply> {
    return await this.student.data('new_yordamchi_ai', { question_id: this.project, retry })
  }

  async talk(): Promise<Talk> {
    return await this.student.data('helper_history', { question_id: this.project })
  }

  /** What the stand-in was sent last. */
  sent(): { role: string; content: string }[] {
    return this.stub.requests.at(-1)?.body.messages ?? []
  }

  /** A form, as the app sends it. */
  form(fields: Record<string, string>, files: Record<string, string | Buffer> = {}): [Buffer, string] {
    return multipart([
      { name: 'question_id', value: String(this.project) },
      ...Object.entries(fields).map(([name, value]) => ({ name, value })),
      ...Object.entries(files).map(([fileName, value]) => ({ name: 'file[]', value, fileName })),
    ])
  }

  async send(
    fields: Record<string, string>,
    files: Record<string, string | Buffer> = {},
    action: StudentActionName = 'yordamchi_ai',
    headers: Record<string, string> = {},
  ) {
    const [payload, type] = this.form(fields, files)
    return await this.school.inject({
      method: 'POST',
      url: `/api/student?action=${action}`,
      headers: { 'content-type': type, 'x-student-auth': this.student.token, ...headers },
      payload,
    })
  }

  /** The same, answered with events. */
  async streamed(fields: Record<string, string>, files: Record<string, string | Buffer> = {}) {
    return await this.send(fields, files, 'yordamchi_ai', { accept: 'text/event-stream' })
  }

  async close(): Promise<void> {
    await this.school.close()
    await this.stub.close()
  }
}

export function eventsOf(text: string): SentEvent[] {
  return text
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as SentEvent) // by the contract
}

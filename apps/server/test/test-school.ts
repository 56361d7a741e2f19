import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import { limits, type AnswerKey, type ErrorCode, type Lang, type StudentActionName } from '@qadam/contract'
import type { CourseArchive } from '@qadam/course-archive'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as z from 'zod'
import type { Database } from '../src/database/database.ts'
import { openDiskStore } from '../src/files/disk-store.ts'
import type { FileStore } from '../src/files/file-store.ts'
import { openTemporaryFiles } from '../src/files/temporary-files.ts'
import { createMediaSigner, type MediaGate, type MediaSigner } from '../src/files/media-signer.ts'
import { getSigningSecret } from '../src/files/media-store.ts'
import { createApp, type AppDependencies } from '../src/http/app.ts'
import { createLogger } from '../src/log/logger.ts'
import { JobQueue } from '../src/jobs/job-queue.ts'
import { LiveHub } from '../src/live/live-hub.ts'
import { createPerson, findSession, type NewPerson } from '../src/modules/access/accounts/index.ts'
import { loadCourse } from '../src/modules/content/archives/index.ts'
import type { SchoolMoment } from '../src/modules/base/calendar/index.ts'
import { timeZoneReader } from '../src/modules/base/school/index.ts'
import { joinActions } from '../src/registry/actions.ts'
import { watchSchool } from './open-schools.ts'
import { createTestDatabase } from './test-database.ts'

/** All actions, as the server joins them. */
const allActions = joinActions({
  helper: { endpoint: undefined, dailyLimit: 50, warn: () => {} },
  push: { firebase: undefined },
  sms: { configured: false },
  telegram: { botName: 'qadam_test_bot' },
})

/** The password of every account a test makes. */
export const PASSWORD = 'demo1234'

interface FailureBody {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  [detail: string]: unknown
}

export interface Reply<Data = unknown> {
  status: number
  headers: Record<string, unknown>
  body: { success: true; data: Data } | { success: false; error: FailureBody }
  /** Of a failure. */
  code: ErrorCode | undefined
  error: FailureBody | undefined
}

/** Stands still until it is moved. */
export class TestClock {
  #now = new Date('2026-03-10T07:00:00.000Z')

  now(): Date {
    return new Date(this.#now)
  }

  set(moment: string | Date): void {
    this.#now = new Date(moment)
  }

  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}

export interface SignedIn {
  id: number
  phone: string
  token: string
}

export interface TestSchool {
  app: FastifyInstance
  db: Database
  files: FileStore
  media: MediaSigner & MediaGate
  clock: TestClock
  /** The clock's moment, as the school sees it. */
  moment: () => SchoolMoment
  /** The open connections to the live events. */
  live: LiveHub
  jobs: JobQueue
  random: () => number
  createStudent: (person?: Partial<NewPerson>) => Promise<{ id: number; phone: string }>
  createTeacher: (person?: Partial<NewPerson>) => Promise<{ id: number; phone: string }>
  createAdmin: (person?: Partial<NewPerson>) => Promise<{ id: number; phone: string }>
  /** Imports a course and publishes it. @returns the id that students know it by. */
  loadCourse: (archive: CourseArchive) => Promise<number>
  /** Signs in over HTTP; the password is PASSWORD unless another was dealt. @returns the token. */
  signIn: (phone: string, password?: string) => Promise<string>
  signedInStudent: (person?: Partial<NewPerson>) => Promise<SignedIn>
  /** POST /api/student?action=… with a JSON body. */
  call: <Data = unknown>(
    action: StudentActionName,
    input?: object,
    token?: string,
    language?: Lang,
  ) => Promise<Reply<Data>>
  /** Any request at all. */
  inject: (request: InjectOptions) => Promise<Reply & { text: string }>
  get: (
    url: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Record<string, unknown>; text: string }>
  /** The right answer to a question, from the database. */
  keyOf: (questionId: number) => Promise<AnswerKey>
  /** An answer of the right shape that is wrong. */
  wrongAnswerTo: (questionId: number) => Promise<AnswerKey>
  close: () => Promise<void>
}

// Checking a password costs what its hash specifies, slow by design; tests need no such protection.
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let people = 0

/** The real app on a database of its own, with everything a test needs to fill it. */
export async function startTestSchool(changes: Partial<AppDependencies> = {}): Promise<TestSchool> {
  const database = await createTestDatabase()
  const { db } = database
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-school-'))
  const files = await openDiskStore(path.join(folder, 'files'))
  const media = createMediaSigner(await getSigningSecret(db))
  const clock = new TestClock()
  const random = () => randomInt(2 ** 32) / 2 ** 32
  const live = new LiveHub()
  const jobs = await JobQueue.open({
    pool: database.pool,
    kind: database.kind,
    timeZone: limits.schoolTimeZone,
    log: createLogger('silent'),
  })
  const app = await createApp({
    db,
    findSession: async (tokenHash, now, isAttended) => await findSession(db, tokenHash, now, isAttended),
    clock: () => clock.now(),
    timeZone: timeZoneReader({ db, configured: limits.schoolTimeZone, clock: () => clock.now() }),
    random,
    media,
    files,
    jobs,
    live,
    temporary: await openTemporaryFiles(path.join(folder, 'temporary')),
    uploadQuota_bytes: 40 * 1024 * 1024,
    actions: allActions,
    webRoots: { student: path.join(folder, 'no-student-app') },
    soundsDir: path.resolve(import.meta.dirname, '../../../packages/ui/sounds'),
    log: createLogger('silent'),
    // A busy test machine is not an overloaded school.
    maxEventLoopDelay_ms: 0,
    ...changes,
  })

  const create = async (person: Partial<NewPerson>) => {
    people += 1
    const phone = `+99890${String(1_000_000 + people)}`
    const whole: NewPerson = {
      role: 'student',
      phone,
      passwordHash: await cheapHash,
      firstName: 'Aziza',
      lastName: 'Karimova',
      lang: 'uz',
      avatar: 'stork',
      ...person,
    }
    return { id: await createPerson(db, whole), phone: whole.phone }
  }

  const inject = async (request: InjectOptions): Promise<Reply & { text: string }> => {
    const reply = await app.inject(request)
    const body: Reply['body'] =
      isJson(reply.headers['content-type']) && reply.body !== ''
        ? reply.json()
        : { success: true, data: reply.body }
    const error = body.success ? undefined : body.error
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body,
      error,
      code: error?.code,
      text: reply.body,
    }
  }

  const call = async <Data>(action: StudentActionName, input: object = {}, token?: string, language?: Lang) =>
    (await inject({
      method: 'POST',
      url: `/api/student?action=${action}`,
      headers: {
        ...(token === undefined ? {} : { 'x-student-auth': token }),
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
      payload: input,
    })) as Reply<Data> // the caller names the action's data

  const signIn = async (phone: string, password = PASSWORD) => {
    const reply = await call<{ token: string }>('login', { phone, password })
    if (!reply.body.success) throw new Error(`${phone} could not sign in: ${reply.code ?? ''}`)
    return reply.body.data.token
  }

  const question = async (id: number) => {
    const row = await db
      .selectFrom('questions')
      .select(['content', 'key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { options = [] } = storedOptions.parse(row.content).fields
    const [key] = Object.values(storedKey.parse(row.key).answer)
    if (key === undefined) throw new Error(`Question ${id} has no key`)
    return { optionIds: options.map((option) => option.id), key }
  }

  return {
    app,
    db,
    files,
    media,
    clock,
    moment: () => ({ now: clock.now(), timeZone: limits.schoolTimeZone }),
    live,
    jobs,
    random,
    createStudent: (person = {}) => create(person),
    createTeacher: (person = {}) => create({ role: 'teacher', ...person }),
    createAdmin: (person = {}) => create({ role: 'admin', ...person }),
    loadCourse: async (archive) => await loadCourse({ db, files, random, now: clock.now() }, archive),
    signIn,
    signedInStudent: async (person = {}) => {
      const { id, phone } = await create(person)
      return { id, phone, token: await signIn(phone) }
    },
    call,
    inject,
    get: async (url, headers = {}) => {
      const reply = await app.inject({ method: 'GET', url, headers })
      return { status: reply.statusCode, headers: reply.headers, text: reply.body }
    },
    keyOf: async (id) => (await question(id)).key,
    wrongAnswerTo: async (id) => {
      const { key, optionIds } = await question(id)
      if (typeof key === 'string') return `${key}${key}`
      if (Array.isArray(key))
        return key.length > 1 ? key.toReversed().slice(1) : optionIds.filter((one) => !key.includes(one))
      const other = optionIds.find((one) => one !== key)
      if (other === undefined) throw new Error(`Question ${id} has no wrong answer`)
      return other
    },
    close: watchSchool(db, async () => {
      await app.close()
      await jobs.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }),
  }
}

const storedOptions = z.object({
  fields: z.object({ options: z.array(z.object({ id: z.int() })).optional() }),
})
/** The first of the answers that may be typed. */
const typedKey = z
  .tuple([z.object({ uz: z.string() })])
  .rest(z.unknown())
  .transform(([{ uz }]) => uz)
const storedKey = z.object({
  answer: z.record(z.string(), z.union([z.number(), z.array(z.int()), typedKey])),
})

function isJson(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('application/json')
}

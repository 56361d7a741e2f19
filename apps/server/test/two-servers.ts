import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits, type StaffActionName, type StudentActionName } from '@qadam/contract'
import { z } from 'zod'
import { openDiskStore } from '../src/files/disk-store.ts'
import type { FileStore } from '../src/files/file-store.ts'
import { JobQueue } from '../src/jobs/job-queue.ts'
import { createLogger } from '../src/log/logger.ts'
import { createPerson, hashPassword, type NewPerson } from '../src/modules/access/accounts/index.ts'
import { zoneOfNoon } from './held-jobs.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** What a server says, whichever of the two. */
export interface Told<Data = unknown> {
  status: number
  /** Undefined where it failed. */
  data: Data | undefined
  error: { code: string; [detail: string]: unknown } | undefined
}

const envelope = z.object({
  data: z.optional(z.unknown()),
  error: z.optional(z.looseObject({ code: z.string() })),
})
const token = z.object({ token: z.string() })

/** A person with a session at each of the servers, as on two devices. */
export interface Caller {
  id: number
  phone: string
  tokens: readonly string[]
}

/** Two servers as processes of their own, on one PostgreSQL. */
export class TwoServers {
  readonly db: TestDatabase['db']
  readonly addresses: readonly string[]
  readonly timeZone: string
  readonly #ends: readonly (() => Promise<unknown> | void)[]
  #people = 0

  private constructor(
    { db }: TestDatabase,
    addresses: readonly string[],
    timeZone: string,
    ends: readonly (() => Promise<unknown> | void)[],
  ) {
    this.db = db
    this.addresses = addresses
    this.timeZone = timeZone
    this.#ends = ends
  }

  /** @param prepare fills the database before anyone serves. */
  static async start(
    prepare: (db: TestDatabase['db'], files: FileStore) => Promise<void>,
  ): Promise<TwoServers> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-turns-'))
    const database = await createTestDatabase()
    const { pool, db, url = '' } = database
    const timeZone = zoneOfNoon()
    // By the clock of this very zone.
    await JobQueue.install({ pool, kind: 'postgresql', timeZone, log: createLogger('silent') })
    await prepare(db, await openDiskStore(path.join(folder, 'files')))
    const servers: ServerProcess[] = [1, 2].map((number) =>
      startServer(folder, {
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, String(number)),
        SCHOOL_TIME_ZONE: timeZone,
        // Behind one balancer.
        PUBLIC_URL: 'https://school.example',
      }),
    )
    const ends = [
      ...servers.map(({ child, ended }) => async () => {
        child.kill('SIGKILL')
        await ended
      }),
      async () => await database.close(),
      () => rmSync(folder, { recursive: true, force: true }),
    ]
    const addresses = await Promise.all(servers.map(({ ready }) => ready))
    return new TwoServers(database, addresses, timeZone, ends)
  }

  async close(): Promise<void> {
    for (const end of this.#ends) await end()
  }

  async person(role: NewPerson['role'], more: Partial<NewPerson> = {}): Promise<Caller> {
    this.#people += 1
    const phone = `+99890${String(5_000_000 + this.#people)}`
    const id = await createPerson(this.db, {
      ...{
        role,
        phone,
        firstName: 'Aziza',
        lastName: 'Karimova',
        lang: limits.defaultLanguage,
        avatar: 'stork',
      },
      ...{ passwordHash: await this.#hash() },
      ...more,
    })
    const tokens = await Promise.all([0, 1].map(async (server) => await this.signIn(server, phone, password)))
    return { id, phone, tokens }
  }

  readonly #hash = async () => await (this.#hashed ??= hashPassword(password))
  #hashed: Promise<string> | undefined

  async signIn(server: number, phone: string, given: string): Promise<string> {
    const { data } = await this.#post(server, '/api/student?action=login', { phone, password: given }, {})
    return token.parse(data).token
  }

  /** A student's action at one of the servers. */
  async student<Data = unknown>(
    server: number,
    who: Caller,
    action: StudentActionName,
    input: object = {},
  ): Promise<Told<Data>> {
    const headers = { 'x-student-auth': who.tokens[server] ?? '' }
    return await this.#post(server, `/api/student?action=${action}`, input, headers)
  }

  async staff<Data = unknown>(
    server: number,
    who: Caller,
    action: StaffActionName,
    input: object = {},
  ): Promise<Told<Data>> {
    const headers = { 'x-staff-auth': who.tokens[server] ?? '' }
    return await this.#post(server, `/api/staff?action=${action}`, input, headers)
  }

  /** Whoever has no account. */
  async anybody<Data = unknown>(
    server: number,
    action: StudentActionName,
    input: object = {},
  ): Promise<Told<Data>> {
    return await this.#post(server, `/api/student?action=${action}`, input, {})
  }

  async page(server: number, url: string): Promise<{ status: number; bytes: Buffer }> {
    const reply = await fetch(`${this.addresses[server]}${url}`)
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
  }

  async #post<Data>(
    server: number,
    url: string,
    input: object,
    headers: Record<string, string>,
  ): Promise<Told<Data>> {
    const ask = async () =>
      await fetch(`${this.addresses[server]}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      })
    let reply = await ask()
    // A server that has just started, on a busy machine: clients ask again.
    while (reply.status === 503) reply = await ask()
    const { data, error } = envelope.parse(await reply.json())
    return { status: reply.status, data: data as Data | undefined, error } // the caller names the action's data
  }
}

const password = 'demo1234'

/** The same at both servers, twice at each, all at once. @returns what each has said. */
export async function atBoth<Result>(act: (server: number) => Promise<Result>) {
  return await Promise.all([act(0), act(1), act(0), act(1)])
}

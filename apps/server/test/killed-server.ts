import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { StudentActionName } from '@qadam/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type OpenDatabase } from '../src/database/open-database.ts'
import { createPerson, hashPassword } from '../src/modules/access/accounts/index.ts'
import { layDataDirectory } from './data-directory.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export const password = 'demo1234'

/** The real server as a process on a data directory of its own, to be killed, started anew and looked into. */
export class KilledServer {
  readonly folder: string
  readonly #settings: Record<string, string>
  #server: ServerProcess | undefined
  address = ''

  /** @param settings those of the environment; with DATABASE_URL the directory holds files alone. */
  constructor(settings: Record<string, string> = {}) {
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-kill-'))
    this.#settings = settings
    if (settings['DATABASE_URL'] === undefined) layDataDirectory(this.folder)
  }

  get process(): ServerProcess {
    if (!this.#server) throw new Error('the server was not started')
    return this.#server
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    this.#server = startServer(this.folder, { ...this.#settings, ...more })
    this.address = await this.#server.ready
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    this.process.child.kill(signal)
    await this.process.ended
  }

  async remove(): Promise<void> {
    if (this.#server) await this.end()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Its database while no server has it. */
  async inDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
    const databaseUrl = this.#settings['DATABASE_URL']
    const database = await openDatabase({
      dataDir: path.join(this.folder, 'data'),
      ...(databaseUrl !== undefined && { databaseUrl }),
    })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  async call<Data>(action: StudentActionName, input: object, token = ''): Promise<Data> {
    const reply = await fetch(`${this.address}/api/student?action=${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-student-auth': token }) },
      body: JSON.stringify(input),
    })
    // Clients ask again where a server on a busy machine turns them away: nothing was done.
    if (reply.status === 503) {
      await sleep(500)
      return await this.call<Data>(action, input, token)
    }
    const body = (await reply.json()) as { success: true; data: Data } | { success: false; error: unknown } // its own envelope
    if (!body.success) throw new Error(`${action}: ${JSON.stringify(body.error)}`)
    return body.data
  }
}

/** Students who all sign in with the same password, one a phone. @returns their ids. */
export async function createStudents(db: OpenDatabase['db'], phones: readonly string[]): Promise<number[]> {
  const passwordHash = await hashPassword(password)
  const ids: number[] = []
  for (const phone of phones)
    ids.push(
      await createPerson(db, {
        role: 'student',
        phone,
        passwordHash,
        firstName: 'Aziza',
        lastName: 'Karimova',
        lang: 'uz',
        avatar: 'stork',
      }),
    )
  return ids
}

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { releaseLock, renewLock, takeLock } from './upload-locks-store.ts'

/** A process that died holds the lock of an upload for this long. */
const lease_s = 8
const renewEvery_ms = 1_000
const askEvery_ms = 250
/** Longer than a lease, so that a request after a crash gets the lock. */
const patience_ms = 12_000

/**
 * The lock for writing to one upload, among all processes: a lease in the database. A waiter requests the holder to
 * stop, whose client may have lost its connection without the server having noticed.
 */
export class UploadLock {
  readonly #db: Database
  readonly #uploadId: string
  readonly #holder = randomUUID()
  #renewal: NodeJS.Timeout | undefined

  constructor(db: Database, uploadId: string) {
    this.#db = db
    this.#uploadId = uploadId
  }

  /**
   * @param onWanted is called while another request waits or once the lease is lost; repeated with each renewal.
   * @throws SchoolError server.busy when the holder does not release it in time.
   */
  async lock(signal: AbortSignal, onWanted: () => unknown): Promise<void> {
    const until = Date.now() + patience_ms
    while (!(await takeLock(this.#db, this.#uploadId, this.#holder, lease_s))) {
      if (signal.aborted || Date.now() > until) throw new SchoolError('server.busy')
      await wait(askEvery_ms)
    }
    this.#renewal = setInterval(() => void this.#renew(onWanted), renewEvery_ms)
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewal)
    // A lock that can't be released ends by itself.
    await releaseLock(this.#db, this.#uploadId, this.#holder).catch(() => undefined)
  }

  async #renew(onWanted: () => unknown): Promise<void> {
    // A renewal that fails is tried again well before the lease ends.
    const isWanted = await renewLock(this.#db, this.#uploadId, this.#holder, lease_s).catch(() => false)
    if (!isWanted) return
    // Renewed until the holder has stopped, so that no other request writes at the same time.
    onWanted()
  }
}

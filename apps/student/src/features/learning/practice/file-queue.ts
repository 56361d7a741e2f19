import { limits } from '@qadam/contract'
import { Emitter } from '@qadam/delivery/emitter'
import type { Waiting } from '@qadam/delivery/waiting'
import { CallError } from '../../../platform/call-error.ts'
import {
  storedEntry,
  remoteEntry,
  shownFile,
  type DraftFile,
  type FileEntry,
  type FileState,
  type QueuedFile,
} from './file-entry.ts'
import type { KeptFile, PracticeStore } from './practice-store.ts'
import type { SendOptions } from '@qadam/web/send-upload'

/** Why a file was not taken at all. */
export type Unfit = 'too_large' | 'too_many' | 'empty'

export interface FileQueuePorts {
  accountId: number
  questionId: number
  store: PracticeStore
  send: (file: KeptFile, content: Blob, options: SendOptions) => Promise<string>
  /** Takes back a whole upload. */
  discard: (uploadId: string) => Promise<unknown>
  /** Takes back what was sent of one. */
  forgetPartial: (path: string) => Promise<unknown>
  /** Whether a failure may pass by itself. */
  isTransient: (error: unknown) => boolean
  /** Lets one tab at a time send. */
  alone: (run: () => Promise<void>) => Promise<void>
  /** A file was stored, sent or removed: for other tabs and the app's start. */
  onKept: () => void
  newId: () => string
  now: () => Date
}

/** What else is known when the server reports which files it has. */
export interface DraftMoment {
  /** When it was asked; what became whole after that it could not name. */
  askedAt: Date
  /**
   * The newest version that was submitted, 0 before the first: files from before it that the server no longer lists
   * went with it.
   */
  newestVersion: number
}

/** The files of one answer: chosen, on their way, at the server. It outlives the screen and goes on after a reload. */
export class FileQueue {
  readonly #ports: FileQueuePorts
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  #entries: FileEntry[] = []
  /** What this tab removed: a list of the device that was read before may still name it. */
  readonly #removed = new Set<string>()
  #shown: readonly QueuedFile[] = []
  #opening: Promise<void> | undefined
  #running: Promise<void> | undefined

  constructor(ports: FileQueuePorts) {
    this.#ports = ports
  }

  readonly list = (): readonly QueuedFile[] => this.#shown

  /** Whether anything still has to reach the server. */
  get isUnfinished(): boolean {
    return this.#entries.some(
      ({ record, state }) => record.is_discarded || (state.kind !== 'done' && state.kind !== 'failed'),
    )
  }

  /** What waits, for the list of all that does; nothing where one is being sent, and the others after it. */
  get waiting(): Waiting | undefined {
    const { accountId } = this.#ports
    const left = this.#entries.filter(
      ({ record, state }) => !record.is_discarded && state.kind !== 'done' && state.kind !== 'failed',
    )
    const since = left.map(({ record }) => record.added_at).toSorted()[0]
    if (since === undefined || !left.some(({ state }) => state.kind === 'paused')) return undefined
    const isKept = left.every(({ isStored }) => isStored)
    return { owner: accountId, what: 'files', count: left.length, since, isKept }
  }

  /** Reads what earlier pages stored, once. */
  open(): Promise<void> {
    this.#opening ??= this.#read()
    return this.#opening
  }

  /** Another tab changed the store. */
  async reread(): Promise<void> {
    await this.open()
    await this.#read()
  }

  /** Reconciles with the server's list: files of other devices are added, files it lost are sent again. */
  adopt(files: readonly DraftFile[], { askedAt, newestVersion }: DraftMoment): void {
    const { accountId, questionId, now } = this.#ports
    const known = new Map(files.map((file) => [file.upload_id, file]))
    const gone: string[] = []
    for (const entry of this.#entries) {
      const { id, upload_id, after_version, is_discarded } = entry.record
      if (upload_id === null) continue
      entry.remote = known.get(upload_id) ?? entry.remote
      const isThere = known.delete(upload_id)
      if (isThere || is_discarded || (entry.doneAt && entry.doneAt >= askedAt)) continue
      // By the count of versions: the server's clock and this device's may differ by years.
      const isHandedIn = after_version !== undefined && after_version < newestVersion
      if (entry.content && !isHandedIn) this.#again(entry)
      else gone.push(id)
    }
    for (const remote of known.values()) this.#entries.push(remoteEntry(remote, accountId, questionId, now()))
    void this.forget(gone)
    void this.resume()
  }

  /**
   * Adds files and begins to send them.
   * @param afterVersion the newest version that was submitted so far, 0 before the first.
   * @returns those that cannot be taken, and why.
   */
  async add(
    files: readonly { name: string; content: Blob }[],
    afterVersion?: number,
  ): Promise<{ ids: string[]; unfit: { name: string; why: Unfit }[] }> {
    const unfit: { name: string; why: Unfit }[] = []
    const added: FileEntry[] = []
    for (const { name, content } of files) {
      const why = this.#unfit(content, added.length)
      if (why) unfit.push({ name, why })
      else added.push(this.#newEntry(name, content, afterVersion))
    }
    this.#entries = [...this.#entries, ...added]
    this.#changed()
    // Stored before it is sent: a reload in the middle goes on.
    for (const entry of added)
      await this.#store(async () => {
        await this.#ports.store.putFile(entry.record, entry.content)
        entry.isStored = true
      })
    void this.resume()
    return { ids: added.map(({ record }) => record.id), unfit }
  }

  /** Takes a file back, wherever it is by now. */
  async remove(id: string): Promise<void> {
    const entry = this.#entries.find(({ record }) => record.id === id)
    if (!entry) return
    entry.record = { ...entry.record, is_discarded: true }
    entry.abort?.abort()
    this.#changed()
    await this.#store(() => this.#ports.store.putFile(entry.record))
    await this.#discard(entry)
  }

  /** Tries a failed file once more. */
  retry(id: string): void {
    const entry = this.#entries.find(({ record }) => record.id === id)
    if (entry?.state.kind === 'failed') this.#again(entry)
    void this.resume()
  }

  /** Goes on with everything that is not finished: at the start, when the connection or the session is back. */
  resume(): Promise<void> {
    this.#running ??= this.#run()
    return this.#running
  }

  /**
   * Waits until the server has all of these files.
   * @returns their upload ids, in the same order.
   * @throws what stopped one of them; CallError `network` where it goes on later.
   */
  async settle(ids: readonly string[]): Promise<string[]> {
    await this.open()
    await this.resume()
    return ids.map((id) => {
      const entry = this.#entries.find(({ record }) => record.id === id && !record.is_discarded)
      if (!entry) throw new CallError({ code: 'exceptions.file.no_provided', status: 0, message: '' })
      if (entry.state.kind === 'done') return entry.state.upload_id
      if (entry.state.kind === 'failed') throw entry.state.error
      throw new CallError({ code: 'network', status: 0, message: '' })
    })
  }

  /** Deletes files that were submitted. */
  async forget(ids: readonly string[]): Promise<void> {
    this.#entries = this.#entries.filter(({ record }) => !ids.includes(record.id))
    for (const id of ids) this.#removed.add(id)
    this.#changed()
    for (const id of ids) await this.#store(() => this.#ports.store.removeFile(id))
  }

  async #read(): Promise<void> {
    const { accountId, questionId, store } = this.#ports
    // Stored while the list is on its way, a file is not in it, and yet there.
    const stored = this.#entries.filter(({ isStored }) => isStored)
    try {
      const all = await store.listFiles(accountId)
      const records = await Promise.all(
        all
          .filter(({ question_id }) => question_id === questionId)
          .map(async (record) => ({ record, content: await store.readContent(record.id) })),
      )
      this.#merge(stored, records)
    } catch (error) {
      console.warn('practice files', error)
    }
  }

  #merge(
    stored: readonly FileEntry[],
    records: readonly { record: KeptFile; content: Blob | undefined }[],
  ): void {
    const ids = new Set(records.map(({ record }) => record.id))
    const gone = new Set(stored.filter(({ record }) => !ids.has(record.id)))
    this.#entries = this.#entries.filter((entry) => !gone.has(entry))
    for (const { record, content } of records) {
      if (this.#removed.has(record.id)) continue
      const entry = this.#entries.find((one) => one.record.id === record.id)
      if (!entry) {
        if (record.upload_id !== null || content) this.#entries.push(storedEntry(record, content, true))
      } else if (record.upload_id !== null && entry.state.kind !== 'done' && !entry.abort) {
        entry.record = record
        entry.state = { kind: 'done', upload_id: record.upload_id }
      }
    }
    this.#changed()
  }

  async #run(): Promise<void> {
    await this.open()
    await this.#ports
      .alone(async () => {
        // Another tab may have sent some of it while this one waited for the lock.
        await this.#read()
        await this.#sendAll()
      })
      .catch((error: unknown) => console.warn('practice files', error))
    this.#running = undefined
    // One that came in the very moment of the end.
    if (this.#entries.some(({ state, record }) => state.kind === 'waiting' && !record.is_discarded))
      await this.resume()
  }

  async #sendAll(): Promise<void> {
    for (const entry of this.#entries.filter(({ record }) => record.is_discarded)) await this.#discard(entry)
    for (;;) {
      const next = this.#entries.find(
        ({ record, state }) => !record.is_discarded && (state.kind === 'waiting' || state.kind === 'paused'),
      )
      if (!next) return
      await this.#send(next)
      if (next.state.kind !== 'paused' || next.record.is_discarded) continue
      // Nothing else goes either: all of it waits for the connection.
      for (const entry of this.#entries)
        if (entry.state.kind === 'waiting') this.#become(entry, { kind: 'paused', part: 0 })
      return
    }
  }

  async #send(entry: FileEntry): Promise<void> {
    const ports = this.#ports
    const { content } = entry
    if (!content) return this.#become(entry, { kind: 'failed', error: undefined })
    const abort = new AbortController()
    let part = 'part' in entry.state ? entry.state.part : 0
    const show = (sent: number) => {
      if (entry.abort === abort) this.#become(entry, { kind: 'uploading', part: (part = sent) })
    }
    entry.abort = abort
    show(part)
    try {
      const upload_id = await ports.send(entry.record, content, {
        signal: abort.signal,
        onProgress: show,
        onPlace: (upload_url) => this.#record(entry, { upload_url }),
      })
      entry.doneAt = ports.now()
      this.#record(entry, { upload_id })
      this.#become(entry, { kind: 'done', upload_id })
    } catch (error) {
      if (abort.signal.aborted || ports.isTransient(error))
        return this.#become(entry, { kind: 'paused', part })
      // The refusal invalidates the upload at the server; a retry starts from zero.
      this.#record(entry, { upload_url: null })
      this.#become(entry, { kind: 'failed', error })
    } finally {
      entry.abort = undefined
    }
  }

  #again(entry: FileEntry): void {
    this.#record(entry, { upload_id: null, upload_url: null })
    this.#become(entry, { kind: 'waiting' })
  }

  async #discard({ record }: FileEntry): Promise<void> {
    const { id, upload_id, upload_url } = record
    try {
      if (upload_id !== null) await this.#ports.discard(upload_id)
      else if (upload_url !== null) await this.#ports.forgetPartial(upload_url)
    } catch (error) {
      // A whole upload would come back with the next draft; a part expires at the server by itself.
      if (upload_id !== null && this.#ports.isTransient(error)) return
    }
    await this.forget([id])
  }

  #unfit(content: Blob, before: number): Unfit | undefined {
    if (content.size > limits.upload.maxBytes) return 'too_large'
    if (content.size === 0) return 'empty'
    return this.#shown.length + before >= limits.upload.maxFiles ? 'too_many' : undefined
  }

  #newEntry(name: string, content: Blob, afterVersion: number | undefined): FileEntry {
    const { accountId, questionId, newId, now } = this.#ports
    const record: KeptFile = {
      id: newId(),
      account_id: accountId,
      question_id: questionId,
      name,
      type: content.type,
      size: content.size,
      added_at: now().toISOString(),
      ...(afterVersion !== undefined && { after_version: afterVersion }),
      upload_url: null,
      upload_id: null,
      is_discarded: false,
    }
    return storedEntry(record, content, false)
  }

  #record(entry: FileEntry, change: Partial<KeptFile>): void {
    entry.record = { ...entry.record, ...change }
    const { record } = entry
    void this.#store(() => this.#ports.store.putFile(record))
  }

  #become(entry: FileEntry, state: FileState): void {
    entry.state = state
    this.#changed()
  }

  /** A device that cannot store it still sends it, for as long as the page lives. */
  async #store(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      console.warn('practice files', error)
    }
    this.#ports.onKept()
  }

  #changed(): void {
    this.#shown = this.#entries.filter(({ record }) => !record.is_discarded).map(shownFile)
    this.#changes.emit()
  }
}

import type { AuthoredMedium } from '@qadam/contract'
import { Delivery } from '@qadam/delivery/delivery'
import { Emitter } from '@qadam/delivery/emitter'
import type { SendOptions } from '@qadam/web/send-upload'
import type { KeptSend, SendStore } from './stored-sends.ts'

export type SendState =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  /** Offline: it resumes by itself. */
  | { kind: 'paused'; part: number }
  /** Fully uploaded, and the server inspects it. */
  | { kind: 'checking' }
  | { kind: 'done'; medium: AuthoredMedium }
  | { kind: 'failed'; error: unknown }

/** A file as the screen shows it. */
export interface ShownSend {
  id: string
  courseId: number
  place: string
  name: string
  state: SendState
}

export interface CourseSendsPorts {
  accountId: number
  store: SendStore
  send: (record: KeptSend, content: Blob, options: SendOptions) => Promise<string>
  /** Makes an upload a file of its course. */
  add: (courseId: number, uploadId: string) => Promise<AuthoredMedium>
  /** Takes back what was sent of one. */
  forget: (path: string) => Promise<unknown>
  /** Whether a failure is transient. */
  isTransient: (error: unknown) => boolean
  /** Lets one tab at a time send. */
  alone: (work: () => Promise<void>) => Promise<void>
  isAllowed: () => boolean
  onAdded: (courseId: number, medium: AuthoredMedium) => void
  newId: () => string
  now: () => Date
}

interface Entry {
  record: KeptSend
  content: Blob
  state: SendState
  abort: AbortController | undefined
  /** The device's store has it; gone from there means that another tab has sent or removed it. */
  isStored: boolean
}

/** The files of an author on their way to courses. It outlives the screen, and resumes after a reload. */
export class CourseSends {
  readonly #ports: CourseSendsPorts
  readonly #changes = new Emitter()
  readonly #delivery: Delivery
  readonly subscribe = this.#changes.subscribe
  #entries: Entry[] = []
  #shown: readonly ShownSend[] = []
  #opening: Promise<void> | undefined

  constructor(ports: CourseSendsPorts) {
    this.#ports = ports
    this.#delivery = new Delivery({
      isWaiting: () => this.#entries.some(isWaiting),
      send: () => ports.alone(() => this.#sendAll()),
      isAllowed: ports.isAllowed,
      onError: (error) => console.warn('course files', error),
    })
  }

  readonly list = (): readonly ShownSend[] => this.#shown

  /** Reads what an earlier page left, once, and resumes it. */
  open(): Promise<void> {
    this.#opening ??= this.#read()
    return this.#opening
  }

  /** Takes a file in and begins to send it. What its place waited for before makes way. */
  async put(courseId: number, place: string, file: { name: string; content: Blob }): Promise<void> {
    const { accountId, newId, now, store } = this.#ports
    for (const { id } of this.#shown.filter((shown) => shown.place === place)) await this.drop(id)
    const record: KeptSend = {
      id: newId(),
      account_id: accountId,
      course_id: courseId,
      place,
      name: file.name,
      size: file.content.size,
      added_at: now().toISOString(),
      upload_url: null,
      upload_id: null,
    }
    const entry: Entry = {
      record,
      content: file.content,
      state: { kind: 'waiting' },
      abort: undefined,
      isStored: false,
    }
    this.#entries = [...this.#entries, entry]
    this.#changed()
    // Stored before it is sent: after a reload the upload resumes. A device that can't store it still sends it.
    await keep(async () => {
      await store.put(record, file.content)
      entry.isStored = true
    })
    this.#delivery.wake()
  }

  /** Cancels a file, or clears its outcome. */
  async drop(id: string): Promise<void> {
    const entry = this.#entries.find(({ record }) => record.id === id)
    if (!entry) return
    entry.abort?.abort()
    this.#remove(entry)
    await keep(() => this.#ports.store.remove(id))
    const { upload_url } = entry.record
    if (upload_url !== null && entry.state.kind !== 'done')
      await keep(async () => {
        await this.#ports.forget(upload_url)
      })
  }

  dispose(): void {
    this.#delivery.dispose()
    for (const { abort } of this.#entries) abort?.abort()
  }

  async #read(): Promise<void> {
    const { accountId, store } = this.#ports
    await keep(async () => {
      for (const record of await store.list(accountId)) {
        const content = await store.readContent(record.id)
        if (!content || this.#entries.some((entry) => entry.record.id === record.id)) continue
        this.#entries.push({ record, content, state: { kind: 'waiting' }, abort: undefined, isStored: true })
      }
    })
    this.#changed()
    this.#delivery.start()
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const next = this.#entries.find(isWaiting)
      if (!next) return
      if (await this.#isSentElsewhere(next)) continue
      await this.#send(next)
      if (next.state.kind === 'paused') return
    }
  }

  /** Another tab may have sent it while this one waited for the lock. */
  async #isSentElsewhere(entry: Entry): Promise<boolean> {
    if (!entry.isStored) return false
    const { accountId, store } = this.#ports
    const stored = await store.list(accountId).catch(() => undefined)
    const now = stored?.find(({ id }) => id === entry.record.id)
    if (stored && !now) {
      this.#remove(entry)
      return true
    }
    if (now) entry.record = now
    return false
  }

  async #send(entry: Entry): Promise<void> {
    const abort = new AbortController()
    entry.abort = abort
    let part = entry.state.kind === 'paused' ? entry.state.part : 0
    try {
      if (entry.record.upload_id === null) {
        this.#become(entry, { kind: 'sending', part })
        const upload_id = await this.#ports.send(entry.record, entry.content, {
          signal: abort.signal,
          onProgress: (now) => {
            part = now
            if (!abort.signal.aborted) this.#become(entry, { kind: 'sending', part })
          },
          onPlace: (upload_url) => this.#record(entry, { upload_url }),
        })
        this.#record(entry, { upload_id })
      }
      part = 1
      this.#become(entry, { kind: 'checking' })
      const { course_id, upload_id } = entry.record
      const medium = await this.#ports.add(course_id, upload_id ?? '')
      this.#ports.onAdded(course_id, medium)
      this.#become(entry, { kind: 'done', medium })
      await keep(() => this.#ports.store.remove(entry.record.id))
    } catch (error) {
      if (abort.signal.aborted) return
      if (this.#ports.isTransient(error)) return this.#become(entry, { kind: 'paused', part })
      this.#become(entry, { kind: 'failed', error })
      await keep(() => this.#ports.store.remove(entry.record.id))
    } finally {
      entry.abort = undefined
    }
  }

  #record(entry: Entry, change: Partial<KeptSend>): void {
    entry.record = { ...entry.record, ...change }
    const { record } = entry
    if (entry.isStored) void keep(() => this.#ports.store.put(record))
  }

  #become(entry: Entry, state: SendState): void {
    entry.state = state
    this.#changed()
  }

  #remove(entry: Entry): void {
    this.#entries = this.#entries.filter((one) => one !== entry)
    this.#changed()
  }

  #changed(): void {
    this.#shown = this.#entries.map(({ record: { id, course_id, place, name }, state }) => ({
      id,
      courseId: course_id,
      place,
      name,
      state,
    }))
    this.#changes.emit()
  }
}

function isWaiting({ state }: Entry): boolean {
  return state.kind === 'waiting' || state.kind === 'paused'
}

async function keep(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.warn('course files', error)
  }
}

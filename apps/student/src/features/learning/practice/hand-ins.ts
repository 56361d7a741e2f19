import type { TryResult } from '@qadam/contract'
import { isOnline } from '@qadam/delivery/connection'
import { Emitter } from '@qadam/delivery/emitter'
import { isOnItsWay } from '@qadam/delivery/patience'
import type { Waiting } from '@qadam/delivery/waiting'
import type { StoredHandIn, PracticeStore } from './practice-store.ts'

export type HandInState =
  /** Presumed: put in just now by another tab, or before a reload. */
  | { kind: 'sending'; isPresumed?: true }
  /** The server cannot be reached: it goes by itself as soon as it can. */
  | { kind: 'waiting' }
  /** The server refused it; the draft stays as it was. */
  | { kind: 'refused'; error: unknown }

export interface SentWork {
  handIn: StoredHandIn
  result: TryResult
}

export interface HandInsPorts {
  accountId: number
  store: PracticeStore
  /** Uploads the files to the server, and deletes them afterwards. */
  settleFiles: (questionId: number, fileIds: readonly string[]) => Promise<string[]>
  submit: (handIn: StoredHandIn, uploadIds: readonly string[] | undefined) => Promise<TryResult>
  isTransient: (error: unknown) => boolean
  /** Lets one tab at a time hand in. */
  alone: (work: () => Promise<void>) => Promise<void>
  onKept: () => void
  /** Once for each version, in the tab that delivered it; before it is deleted here. */
  onSent: (sent: SentWork) => Promise<void> | void
  /** The server refused it: a final error. */
  onRefused: (handIn: StoredHandIn, error: unknown) => void
  newId: () => string
  now: () => Date
}

/**
 * What one account submitted on this device, until the server has accepted it: stored, delivered exactly once, without
 * urgency.
 */
export class HandIns {
  readonly #ports: HandInsPorts
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  #handIns: StoredHandIn[] = []
  #states = new Map<number, HandInState>()
  /** Those that the device's store refused. */
  readonly #unkept = new Set<string>()
  #opening: Promise<void> | undefined
  #reading: 'begun' | 'failed' | 'done' = 'begun'
  #delivering: Promise<void> | undefined

  constructor(ports: HandInsPorts) {
    this.#ports = ports
  }

  /** The state of a question's submission; undefined where there is none. */
  stateOf(questionId: number): HandInState | undefined {
    return this.#states.get(questionId)
  }

  get isWaiting(): boolean {
    return this.#handIns.length > 0
  }

  /** What waits, for the list of all that does; not what is being sent. */
  get waiting(): Waiting | undefined {
    const { accountId } = this.#ports
    const left = this.#handIns.filter(({ question_id }) => this.stateOf(question_id)?.kind === 'waiting')
    const since = left.map(({ put_at }) => put_at).toSorted()[0]
    if (since === undefined) return undefined
    const isStored = !left.some(({ request_id }) => this.#unkept.has(request_id))
    return { owner: accountId, what: 'work', count: left.length, since, isKept: isStored }
  }

  /** The questions whose submissions wait. */
  get questionIds(): number[] {
    return this.#handIns.map(({ question_id }) => question_id)
  }

  /** Whether the device's store has not been read yet, as one that cannot be opened for a moment. */
  get isUnread(): boolean {
    return this.#reading === 'failed'
  }

  open(): Promise<void> {
    this.#opening ??= this.reread()
    return this.#opening
  }

  /** Reads what this or another tab stored. */
  async reread(): Promise<void> {
    const { accountId, store } = this.#ports
    let stored: StoredHandIn[]
    try {
      stored = await store.listHandIns(accountId)
      this.#reading = 'done'
    } catch (error) {
      if (this.#reading !== 'done') {
        this.#reading = 'failed'
        this.#opening = undefined
      }
      return console.warn('hand-ins', error)
    }
    const isStored = (handIn: StoredHandIn) =>
      stored.some(({ request_id }) => request_id === handIn.request_id)
    const unkept = this.#handIns.filter((one) => this.#unkept.has(one.request_id) && !isStored(one))
    this.#handIns = [...stored, ...unkept]
    for (const { question_id, put_at } of stored)
      if (!this.#states.has(question_id))
        this.#states.set(
          question_id,
          isOnline() && isOnItsWay(put_at, this.#ports.now().getTime())
            ? { kind: 'sending', isPresumed: true }
            : { kind: 'waiting' },
        )
    for (const [questionId, state] of this.#states)
      if (
        (state.kind === 'waiting' || 'isPresumed' in state) &&
        !this.#handIns.some(({ question_id }) => question_id === questionId)
      )
        this.#states.delete(questionId)
    this.#changed()
  }

  /** Stores the submission and sends it, now or when the connection is back. */
  async put(questionId: number, lessonId: number, work: StoredHandIn['work']): Promise<void> {
    const { accountId, store, newId, now } = this.#ports
    await this.open()
    const handIn: StoredHandIn = {
      account_id: accountId,
      question_id: questionId,
      lesson_id: lessonId,
      request_id: newId(),
      work,
      put_at: now().toISOString(),
    }
    this.#handIns = [...this.#handIns.filter((one) => one.question_id !== questionId), handIn]
    this.#become(questionId, { kind: 'sending' })
    await this.#store(() => store.putHandIn(handIn))
    await this.deliver()
  }

  /** Takes back what has not been sent. */
  async cancel(questionId: number): Promise<void> {
    await this.#forget(questionId)
    this.#states.delete(questionId)
    this.#changed()
  }

  /** Sends what waits, in FIFO order. */
  deliver(): Promise<void> {
    this.#delivering ??= this.#deliverAll()
    return this.#delivering
  }

  async #deliverAll(): Promise<void> {
    await this.open()
    const tried = new Set<string>()
    await this.#ports
      .alone(async () => {
        for (;;) {
          const next = this.#handIns.find(({ request_id }) => !tried.has(request_id))
          if (!next) return
          tried.add(next.request_id)
          await this.#deliverOne(next)
        }
      })
      .catch((error: unknown) => console.warn('hand-ins', error))
    this.#delivering = undefined
    if (this.#handIns.some(({ request_id }) => !tried.has(request_id))) await this.deliver()
  }

  async #deliverOne(handIn: StoredHandIn): Promise<void> {
    const { settleFiles, submit, isTransient, onSent, onRefused } = this.#ports
    const { question_id, work, request_id } = handIn
    const isCurrent = () => this.#handIns.some((one) => one.request_id === request_id)
    if (!(await this.#isStillKept(handIn))) return
    this.#become(question_id, { kind: 'sending' })
    try {
      const uploadIds = work.kind === 'files' ? await settleFiles(question_id, work.file_ids) : undefined
      if (!isCurrent()) return
      const result = await submit(handIn, uploadIds)
      await onSent({ handIn, result })
      if (isCurrent()) await this.#forget(question_id)
      this.#states.delete(question_id)
      this.#changed()
    } catch (error) {
      if (!isCurrent()) return
      if (isTransient(error)) return this.#become(question_id, { kind: 'waiting' })
      await this.#forget(question_id)
      this.#become(question_id, { kind: 'refused', error })
      onRefused(handIn, error)
    }
  }

  /** Another tab may have delivered it, or cancelled it, while this one waited for the lock. */
  async #isStillKept({ request_id, question_id }: StoredHandIn): Promise<boolean> {
    const { accountId, store } = this.#ports
    let stored: StoredHandIn[]
    try {
      stored = await store.listHandIns(accountId)
    } catch {
      // On a device without storage only this tab knows of it.
      return true
    }
    if (this.#unkept.has(request_id) || stored.some((one) => one.request_id === request_id)) return true
    this.#handIns = this.#handIns.filter((one) => one.request_id !== request_id)
    this.#states.delete(question_id)
    this.#changed()
    return false
  }

  async #forget(questionId: number): Promise<void> {
    const { accountId, store } = this.#ports
    const own = this.#handIns.filter(({ question_id }) => question_id === questionId)
    this.#handIns = this.#handIns.filter(({ question_id }) => question_id !== questionId)
    for (const { request_id } of own)
      await this.#store(() => store.removeHandIn(accountId, questionId, request_id))
  }

  async #store(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      console.warn('hand-ins', error)
      for (const { request_id } of this.#handIns) this.#unkept.add(request_id)
    }
    this.#ports.onKept()
  }

  #become(questionId: number, state: HandInState): void {
    this.#states.set(questionId, state)
    this.#changed()
  }

  #changed(): void {
    this.#changes.emit()
  }
}

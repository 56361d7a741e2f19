import { isRetryable } from '@qadam/web/is-retryable'
import { openRecordingKeeper } from '@qadam/ui/recording-keeper'
import { CallError } from '../../platform/call-error.ts'
import { call } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'
import { localStore } from '../../platform/storage.ts'
import { FileQueue } from './file-queue.ts'
import { HandIns, type SentWork } from './hand-ins.ts'
import { browserPracticeStore, type KeptHandIn } from './practice-store.ts'
import { recordingKey } from './recording-key.ts'
import { forgetPartial, sendFile } from './send-file.ts'
import { textDraftKey } from './text-draft-key.ts'
import { noteWaitingWork } from './waiting-work.ts'

/** A project of 10 MB on 3G. */
const SUBMIT_TIMEOUT_MS = 5 * 60_000
/** A server that is busy, or a network that says it is there and is not. */
const AGAIN_MS = 15_000

const warn = (error: unknown): void => console.warn('practice', error)

const alone = (name: string) => async (work: () => Promise<void>) => {
  // Only pages of a secure origin have locks.
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(name, work) : work())
}

/** All practice of one account on this device: the files on their way and the hand-ins that wait. */
export class PracticeDesk {
  readonly accountId: number
  readonly handIns: HandIns
  readonly #queues = new Map<number, FileQueue>()
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('qadam.practice') : undefined
  readonly #sent = new Set<(work: SentWork) => void>()
  readonly #refused = new Set<(handIn: KeptHandIn, error: unknown) => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(accountId: number) {
    this.accountId = accountId
    this.handIns = new HandIns({
      accountId,
      store: browserPracticeStore,
      settleFiles: (questionId, ids) => this.queue(questionId).settle(ids),
      submit: (handIn, uploadIds) => this.#submit(handIn, uploadIds),
      isTransient: isRetryable,
      alone: alone(`qadam.practice.${accountId}`),
      onKept: this.#onKept,
      onSent: (sent) => this.#onSent(sent),
      onRefused: (handIn, error) => {
        for (const listener of this.#refused) listener(handIn, error)
      },
      newId: () => crypto.randomUUID(),
      now: () => new Date(),
    })
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data !== accountId) return
      void this.handIns.reread()
      for (const queue of this.#queues.values()) void queue.reread()
    })
    window.addEventListener('online', this.wake)
    session.subscribe(() => session.get()?.user.id === accountId && this.wake())
  }

  /** The files of one question. */
  queue(questionId: number): FileQueue {
    const { accountId } = this
    let queue = this.#queues.get(questionId)
    if (!queue) {
      queue = new FileQueue({
        accountId,
        questionId,
        store: browserPracticeStore,
        send: sendFile,
        discard: (upload_id) => call('upload_discard', { upload_id }),
        forgetPartial,
        isTransient: isRetryable,
        alone: alone(`qadam.practice.${accountId}.${questionId}`),
        onKept: this.#onKept,
        newId: () => crypto.randomUUID(),
        now: () => new Date(),
      })
      this.#queues.set(questionId, queue)
    }
    return queue
  }

  /** Told of each version that the server took, in the tab that delivered it. */
  onSent(listener: (work: SentWork) => void): () => void {
    this.#sent.add(listener)
    return () => this.#sent.delete(listener)
  }

  /** Told of each hand-in that the server refused; the work is where it was. */
  onRefused(listener: (handIn: KeptHandIn, error: unknown) => void): () => void {
    this.#refused.add(listener)
    return () => this.#refused.delete(listener)
  }

  /** Opens what earlier pages left unfinished on this device, and goes on with it. */
  async start(): Promise<void> {
    await this.handIns.open()
    const files = await browserPracticeStore.listFiles(this.accountId).catch(() => [])
    for (const { question_id } of files) this.queue(question_id)
    this.#note()
    this.wake()
  }

  /** Goes on with everything that can go now. */
  readonly wake = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (session.get()?.user.id !== this.accountId) return
    const work = [this.handIns.deliver(), ...[...this.#queues.values()].map((queue) => queue.resume())]
    void Promise.allSettled(work).then(() => this.#note())
  }

  get #isUnfinished(): boolean {
    return this.handIns.isWaiting || [...this.#queues.values()].some((queue) => queue.isUnfinished)
  }

  readonly #onKept = (): void => {
    this.#note()
    this.#channel?.postMessage(this.accountId)
  }

  #note(): void {
    const isUnfinished = this.#isUnfinished
    noteWaitingWork(this.accountId, isUnfinished)
    // However it began: what stops on the way is tried again.
    if (isUnfinished) this.#timer ??= setTimeout(this.wake, AGAIN_MS)
  }

  async #submit({ question_id, work, request_id }: KeptHandIn, upload_ids: readonly string[] | undefined) {
    // Another student may sign in here while this waits: nothing goes out in their name.
    if (session.get()?.user.id !== this.accountId)
      throw new CallError({ code: 'auth.required', status: 401, message: '' })
    const answer = work.kind === 'answer' ? work.answer : 'file'
    const files = upload_ids && { upload_ids: [...upload_ids] }
    return call(
      'question_try',
      { question_id, answer, request_id, ...files },
      { timeout_ms: SUBMIT_TIMEOUT_MS },
    )
  }

  async #onSent(sent: SentWork): Promise<void> {
    const { work, question_id } = sent.handIn
    if (work.kind === 'files') {
      await this.queue(question_id).forget(work.file_ids)
      await openRecordingKeeper(recordingKey(this.accountId, question_id)).forget().catch(warn)
    } else localStore.remove(textDraftKey(this.accountId, question_id))
    for (const listener of this.#sent) listener(sent)
  }
}

const desks = new Map<number, PracticeDesk>()

/** The desk of an account, the same for as long as the page lives: what is on its way outlives a screen. */
export function practiceDesk(accountId: number): PracticeDesk {
  let desk = desks.get(accountId)
  if (!desk) {
    desk = new PracticeDesk(accountId)
    desks.set(accountId, desk)
    void desk.start()
  }
  return desk
}

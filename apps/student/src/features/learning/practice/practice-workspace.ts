import { isRetryable } from '@qadam/web/is-retryable'
import { requireAccount } from '@qadam/web/require-account'
import { withLock } from '@qadam/delivery/cross-tab-lock'
import { Delivery } from '@qadam/delivery/delivery'
import { Emitter } from '@qadam/delivery/emitter'
import { openTabChannel } from '@qadam/delivery/tab-channel'
import { waitingList, type Waiting } from '@qadam/delivery/waiting'
import { openRecordingKeeper } from '@qadam/ui/recording-keeper'
import { call } from '../../../platform/call.ts'
import { mayGoLater } from '../../../platform/may-go-later.ts'
import { session } from '../../../platform/session.ts'
import '../../../platform/say-what-waits.ts'
import { localStore } from '../../../platform/storage.ts'
import { FileQueue } from './file-queue.ts'
import { HandIns, type SentWork } from './hand-ins.ts'
import { browserPracticeStore, type StoredHandIn } from './practice-store.ts'
import { recordingKey } from './recording-key.ts'
import { forgetPartial, sendFile } from './send-file.ts'
import { asideDraftKey, textDraftKey } from './text-draft-key.ts'
import { hasWaitingWork, noteWaitingWork } from './waiting-work.ts'

/** A project of 10 MB on 3G. */
const SUBMIT_TIMEOUT_MS = 5 * 60_000
const BACKOFF = { first_ms: 15_000, longest_ms: 120_000 }

const warn = (error: unknown): void => console.warn('practice', error)

const alone = (name: string) => (work: () => Promise<void>) => withLock(name, work)

/** All practice of one account on this device: files in flight and submissions that wait. */
export class PracticeWorkspace {
  readonly accountId: number
  readonly handIns: HandIns
  readonly #queues = new Map<number, FileQueue>()
  /** Publishes whose practice has changed. */
  readonly #channel = openTabChannel('qadam.practice', (data) =>
    typeof data === 'number' ? data : undefined,
  )
  readonly #sent = new Emitter<[SentWork]>()
  readonly #refused = new Emitter<[StoredHandIn, unknown]>()
  readonly #delivery: Delivery
  readonly #queuesNoted = new Set<string>()
  readonly #wasNoted: boolean
  #isDisposed = false

  constructor(accountId: number) {
    this.accountId = accountId
    this.#wasNoted = hasWaitingWork(accountId)
    this.handIns = new HandIns({
      accountId,
      store: browserPracticeStore,
      settleFiles: (questionId, ids) => this.queue(questionId).settle(ids),
      submit: (handIn, uploadIds) => this.#submit(handIn, uploadIds),
      isTransient: isRetryable,
      alone: alone(`qadam.practice.${accountId}`),
      onKept: this.#onKept,
      onSent: (sent) => this.#onSent(sent),
      onRefused: (handIn, error) => this.#refused.emit(handIn, error),
      newId: () => crypto.randomUUID(),
      now: () => new Date(),
    })
    this.handIns.subscribe(() => this.#noteOne('hand-ins', this.handIns.waiting))
    this.#channel.listen((changedAccountId) => {
      if (changedAccountId !== accountId) return
      const rereading = [this.handIns.reread(), ...[...this.#queues.values()].map((queue) => queue.reread())]
      void Promise.allSettled(rereading).then(() => this.#note())
    })
    this.#delivery = new Delivery({
      isWaiting: () => this.#isUnfinished,
      send: () => this.#sendAll(),
      isAllowed: () => session.get()?.user.id === accountId,
      wakeOn: [session.subscribe],
      onError: warn,
      backoff: BACKOFF,
    })
  }

  /** Another account signed in here: nothing of this one stays in memory, only in the device's store. */
  dispose(): void {
    this.#isDisposed = true
    this.#delivery.dispose()
    this.#channel.close()
    for (const name of this.#queuesNoted) waitingList.note(name, undefined)
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
        discard: async (upload_id) => {
          requireAccount(session, accountId)
          await call('upload_discard', { upload_id })
        },
        forgetPartial: async (path) => {
          requireAccount(session, accountId)
          await forgetPartial(path)
        },
        isTransient: mayGoLater,
        alone: alone(`qadam.practice.${accountId}.${questionId}`),
        onKept: this.#onKept,
        newId: () => crypto.randomUUID(),
        now: () => new Date(),
      })
      const made = queue
      made.subscribe(() => this.#noteOne(`files.${questionId}`, made.waiting))
      this.#queues.set(questionId, queue)
    }
    return queue
  }

  /** Fires for each version that the server accepted, in the tab that delivered it. */
  readonly onSent = this.#sent.subscribe

  /** Fires for each submission that the server refused; the draft stays as it was. */
  readonly onRefused = this.#refused.subscribe

  /** Opens what earlier pages left unfinished on this device, and resumes it. */
  async start(): Promise<void> {
    await this.#openAll()
    this.#note()
    this.#delivery.start()
  }

  async #openAll(): Promise<void> {
    await this.handIns.open()
    const files = await browserPracticeStore.listFiles(this.accountId).catch(() => [])
    for (const { question_id } of files) this.queue(question_id)
    await Promise.all([...this.#queues.values()].map((queue) => queue.open()))
  }

  async #sendAll(): Promise<void> {
    if (this.handIns.isUnread) await this.#openAll()
    const work = [this.handIns.deliver(), ...[...this.#queues.values()].map((queue) => queue.resume())]
    await Promise.allSettled(work)
    this.#note()
  }

  get #isUnfinished(): boolean {
    // A store that is not read yet may hold what an earlier page noted.
    if (this.#wasNoted && this.handIns.isUnread) return true
    return this.handIns.isWaiting || [...this.#queues.values()].some((queue) => queue.isUnfinished)
  }

  readonly #onKept = (): void => {
    this.#note()
    this.#channel.say(this.accountId)
  }

  #note(): void {
    if (this.#isDisposed) return
    noteWaitingWork(this.accountId, this.#isUnfinished)
    // However it began: what stops on the way is tried again.
    this.#delivery.later()
  }

  #noteOne(name: string, waiting: Waiting | undefined): void {
    if (this.#isDisposed) return
    const own = `practice.${this.accountId}.${name}`
    this.#queuesNoted.add(own)
    waitingList.note(own, waiting)
  }

  async #submit({ question_id, work, request_id }: StoredHandIn, upload_ids: readonly string[] | undefined) {
    requireAccount(session, this.accountId)
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
    } else
      for (const key of [textDraftKey, asideDraftKey]) localStore.remove(key(this.accountId, question_id))
    this.#sent.emit(sent)
  }
}

let current: PracticeWorkspace | undefined

/** The workspace of an account, the same until another one signs in: what is on its way outlives a screen. */
export function practiceWorkspace(accountId: number): PracticeWorkspace {
  if (current?.accountId === accountId) return current
  current?.dispose()
  current = new PracticeWorkspace(accountId)
  void current.start()
  return current
}

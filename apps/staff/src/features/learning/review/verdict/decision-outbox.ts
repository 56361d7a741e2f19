import { Emitter } from '@qadam/delivery/emitter'
import { limits, staffActions, type ReviewRow, type ParsedInputOf, type StaffActions } from '@qadam/contract'
import { CallError } from '@qadam/web/call-error'
import { isRetryable } from '@qadam/web/is-retryable'
import { Outbox, type OutboxItem, type OutboxPorts } from '@qadam/web/outbox'
import * as z from 'zod/mini'
import type { WorkName } from './verdict-drafts.ts'

export type DecideInput = ParsedInputOf<StaffActions['review_decide']>

/** A decision waiting to be sent, with what a list needs to show of it. */
export interface WaitingDecision {
  key: string
  input: DecideInput
  student: string
  task: string
  /** Absent in what earlier versions stored. */
  work?: WorkName | undefined
}

/** What a list shows of a decision, and its student and assignment. */
export type AboutDecision = Required<Pick<WaitingDecision, 'student' | 'task'>> & { work: WorkName }

/** A decision that the server refused, stored until the reviewer has seen it. */
export interface RefusedDecision extends WaitingDecision {
  code: string
  message: string
  /** Why two things cannot both be, as the server names it; empty where it names nothing. */
  reason: string
  /** The version that took the place of the one it was on, where that is why. */
  newest?: number | undefined
}

const contentSchema = z.object({
  input: z.looseObject({
    submission_id: z.int(),
    version: z.int(),
    verdict: z.enum(['approved', 'rejected']),
    score: z.nullable(z.int()),
    coins: z.int(),
    points: z.int(),
    comment: z.string(),
    replaces: z.optional(z.int()),
    despite_claim: z.optional(z.boolean()),
    request_id: z.string(),
  }),
  student: z.string(),
  task: z.string(),
  work: z.optional(z.object({ student_id: z.int(), question_id: z.int() })),
})
const refusedSchema = z.array(
  z.extend(contentSchema, {
    key: z.string(),
    code: z.string(),
    message: z.string(),
    reason: z.string(),
    newest: z.optional(z.int()),
  }),
)

const ACTION = staffActions.review_decide.name
const REFUSED_PREFIX = 'qadam.staff-refused.'

export interface DecisionPorts extends Partial<Omit<OutboxPorts, 'isTransient'>> {
  send: (input: DecideInput) => Promise<ReviewRow>
  newId?: () => string
}

/** What became of a decision once it left the box. */
export type Settled =
  | { kind: 'sent'; decision: WaitingDecision; row: ReviewRow }
  | { kind: 'refused'; decision: RefusedDecision }

/**
 * The decisions of one account on this device that the server has not yet confirmed. Each carries its own request id,
 * so that one sent twice counts once; none leaves before the server took it or refused it for good.
 */
export class DecisionOutbox {
  readonly #box: Outbox
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly #refusedKey: string
  readonly #ports: DecisionPorts
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  #waiting: readonly WaitingDecision[] = []
  #refused: readonly RefusedDecision[] = []

  constructor(accountId: number, ports: DecisionPorts) {
    this.#ports = ports
    this.#storage = ports.storage ?? localStorage
    this.#refusedKey = REFUSED_PREFIX + accountId
    this.#box = new Outbox(accountId, {
      ...ports,
      storage: this.#storage,
      isTransient: isRetryable,
      describe,
    })
    this.#box.subscribe(() => this.#changed())
    this.#read()
  }

  /** Whether nothing is left, not even what this version cannot read. */
  get isEmpty(): boolean {
    return this.#box.list().length === 0
  }

  /** The same list until something changes. */
  waiting = (): readonly WaitingDecision[] => this.#waiting
  refused = (): readonly RefusedDecision[] => this.#refused

  /** Takes a decision in; it goes out with the next flush. */
  put(input: Omit<DecideInput, 'request_id'>, about: AboutDecision): void {
    const request_id = this.#ports.newId?.() ?? crypto.randomUUID()
    this.#writeRefused(this.#refused.filter((each) => !isOfWork(each, input.submission_id, about.work)))
    this.#box.put({
      key: `decision:${input.submission_id}:${request_id}`,
      action: ACTION,
      input: { input: { ...input, request_id }, ...about },
    })
  }

  /** Sends what waits, in order, as far as it goes. */
  async flush(): Promise<Settled[]> {
    const deliveries = await this.#box.flush(async (item) => {
      const decision = decisionOf(item)
      // What this version cannot read could never be sent.
      if (!decision) throw new CallError({ code: 'validation.failed', status: 400, message: '' })
      return this.#ports.send(decision.input)
    })
    // Another tab may have sent what this one still showed.
    if (this.#box.list().length !== this.#waiting.length) this.#changed()
    const settled = deliveries.flatMap((delivery): Settled[] => {
      const decision = decisionOf(delivery.item)
      if (!decision) return []
      if (delivery.kind === 'sent') return [{ kind: 'sent', decision, row: delivery.reply as ReviewRow }] // what `send` gave
      return [{ kind: 'refused', decision: { ...decision, ...whyRefused(delivery.error) } }]
    })
    const refused = settled.flatMap((each) => (each.kind === 'refused' ? [each.decision] : []))
    if (refused.length > 0) this.#writeRefused([...this.#refused, ...refused].slice(-limits.review.pageSize))
    return settled
  }

  /** The reviewer has seen it. */
  dismiss(key: string): void {
    this.#writeRefused(this.#refused.filter((each) => each.key !== key))
  }

  #writeRefused(refused: readonly RefusedDecision[]): void {
    if (refused.length === 0 && this.#refused.length === 0) return
    try {
      if (refused.length === 0) this.#storage.removeItem(this.#refusedKey)
      else this.#storage.setItem(this.#refusedKey, JSON.stringify(refused))
    } catch {
      // Without storage it lives as long as the page.
    }
    this.#refused = refused
    this.#changes.emit()
  }

  #read(): void {
    this.#waiting = this.#box.list().flatMap((item) => decisionOf(item) ?? [])
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(this.#refusedKey) ?? '[]')
      this.#refused = z.safeParse(refusedSchema, stored).data ?? []
    } catch {
      this.#refused = []
    }
  }

  #changed(): void {
    this.#waiting = this.#box.list().flatMap((item) => decisionOf(item) ?? [])
    this.#changes.emit()
  }
}

const describe = ({ length }: readonly OutboxItem[]) => ({ what: 'decisions', count: length })

function decisionOf(item: OutboxItem): WaitingDecision | undefined {
  if (item.action !== ACTION) return undefined
  const content = z.safeParse(contentSchema, item.input).data
  return content && { key: item.key, ...content }
}

function isOfWork({ input, work }: WaitingDecision, submissionId: number, other: WorkName): boolean {
  if (input.submission_id === submissionId) return true
  return work?.student_id === other.student_id && work.question_id === other.question_id
}

const newestSchema = z.object({ submission_id: z.int() })

function whyRefused(error: unknown): Pick<RefusedDecision, 'code' | 'message' | 'reason' | 'newest'> {
  if (!(error instanceof CallError)) return { code: 'internal', message: '', reason: '' }
  const { code, message, details } = error
  return {
    code,
    message,
    reason: typeof details['reason'] === 'string' ? details['reason'] : '',
    newest: z.safeParse(newestSchema, details['newest']).data?.submission_id,
  }
}

import type { InputOf, StudentActions } from '@qadam/contract'
import { Outbox, type OutboxItem } from '@qadam/web/outbox'
import { requireAccount } from '@qadam/web/require-account'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { mayGoLater } from './may-go-later.ts'
import './say-what-waits.ts'
import { session } from './session.ts'

/** A kind of thing that a student gives and that may wait: defined by the feature that puts it into the outbox. */
export interface WaitingKind {
  action: string
  what: 'answers' | 'test'
  /** Reads what the device holds of it, and sends that. */
  send: (input: unknown) => Promise<unknown>
}

export function waitingKind<Action extends keyof StudentActions>(
  action: Action,
  what: WaitingKind['what'],
  schema: z.ZodMiniType<InputOf<StudentActions[Action]>>,
): WaitingKind {
  return { action, what, send: async (input) => await call(action, z.parse(schema, input)) }
}

/** What is stored with an item of that kind. */
export const named = ({ action, what }: WaitingKind) => ({ action, what })

const boxes = new Map<number, Outbox>()

/**
 * All that a student answers, to tests and in the exam. One for the whole page: where the browser refuses storage, what
 * it holds is nowhere else.
 */
export function boxOf(accountId: number): Outbox {
  const known = boxes.get(accountId)
  if (known) return known
  const box = new Outbox(accountId, { storage: localStorage, isTransient: mayGoLater, describe })
  boxes.set(accountId, box)
  return box
}

function describe(items: readonly OutboxItem[]) {
  const answers = items.filter(({ what }) => what !== 'test').length
  return answers > 0 ? ({ what: 'answers', count: answers } as const) : ({ what: 'test', count: 1 } as const)
}

/** Sends the items of these kinds. What is of another one stays for whoever knows it. */
export function sendOf(accountId: number, kinds: readonly WaitingKind[]) {
  return ({ action, input }: OutboxItem): Promise<unknown> | undefined => {
    const kind = kinds.find((each) => each.action === action)
    return kind && sendAs(accountId, kind, input)
  }
}

async function sendAs(accountId: number, kind: WaitingKind, input: unknown): Promise<unknown> {
  requireAccount(session, accountId)
  return await kind.send(input)
}

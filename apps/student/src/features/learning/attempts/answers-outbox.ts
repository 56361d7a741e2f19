import { attemptResult, tryResult, type AttemptResult, type TryResult } from '@qadam/contract'
import * as z from 'zod/mini'
import { boxOf, named, sendOf, waitingKind, type WaitingKind } from '../../../platform/outbox.ts'
import type { AttemptOutbox } from './attempt-session.ts'

const answerInput = z.object({ attempt_id: z.int(), question_id: z.int(), answer: z.unknown() })
const attemptInput = z.object({ attempt_id: z.int() })

const answerKind = waitingKind('question_try', 'answers', answerInput)
const leaveKind = waitingKind('test_leave', 'test', attemptInput)
const finishKind = waitingKind('test_finish', 'test', attemptInput)

/** What a test puts into the outbox. */
export const attemptKinds: readonly WaitingKind[] = [answerKind, leaveKind, finishKind]

export interface SentAnswer {
  attempt_id: number
  question_id: number
  result: TryResult
}

/** Whether anything of an account waits in this page or on this device. */
export function hasAnswersToSend(accountId: number): boolean {
  return boxOf(accountId).count() > 0
}

/** The answers of one account on this device that wait for the connection. */
export function openAnswersOutbox(accountId: number): AttemptOutbox {
  const box = boxOf(accountId)
  const answersOf = (attemptId: number) =>
    box.list().flatMap((item) => {
      const input = item.action === answerKind.action ? z.safeParse(answerInput, item.input).data : undefined
      return input?.attempt_id === attemptId ? [input.question_id] : []
    })
  return {
    putAnswer: (attempt_id, question_id, answer) =>
      box.put({
        ...named(answerKind),
        key: `answer:${attempt_id}:${question_id}`,
        input: { attempt_id, question_id, answer },
      }),
    putLeave: (attempt_id) =>
      box.put({ ...named(leaveKind), key: `leave:${attempt_id}`, input: { attempt_id } }),
    putFinish: (attempt_id) =>
      box.put({ ...named(finishKind), key: `finish:${attempt_id}`, input: { attempt_id } }),
    savedQuestions: answersOf,
    hasSaved: (attemptId) => answersOf(attemptId).length > 0,
    flush: async (attemptId, onVerdict) => {
      const deliveries = await box.flush(sendOf(accountId, attemptKinds))
      for (const delivery of deliveries) {
        const input = z.safeParse(answerInput, delivery.item.input).data
        if (input?.attempt_id === attemptId && delivery.item.action === answerKind.action)
          onVerdict(input.question_id, delivery.kind === 'sent' ? verdictOf(delivery.reply) : undefined)
      }
    },
  }
}

export interface SendListeners {
  /** An attempt that ended with what was sent. */
  onEnd?: (result: AttemptResult) => void
  /** Why the server will never take an answer. */
  onRefused?: (error: unknown) => void
}

/**
 * Sends all that waits, of whatever attempt, and gives the verdicts on it.
 * @param kinds all that there are: what an earlier version of the app put in, and this one cannot read, leaves the box unsent
 */
export async function sendSavedAnswers(
  accountId: number,
  kinds: readonly WaitingKind[],
  { onEnd, onRefused }: SendListeners = {},
): Promise<SentAnswer[]> {
  const send = sendOf(accountId, kinds)
  const deliveries = await boxOf(accountId).flush(
    (item) => send(item) ?? Promise.reject(new Error(`The outbox knows no ${item.action}`)),
  )
  for (const delivery of deliveries) {
    if (delivery.kind === 'refused') {
      const kind = kinds.find(({ action }) => action === delivery.item.action)
      if (kind?.what === 'answers') onRefused?.(delivery.error)
      continue
    }
    const result = z.safeParse(attemptResult, delivery.reply).data
    if (result) onEnd?.(result)
  }
  return deliveries.flatMap((delivery) => {
    if (delivery.kind !== 'sent' || delivery.item.action !== answerKind.action) return []
    const input = z.safeParse(answerInput, delivery.item.input).data
    const result = verdictOf(delivery.reply)
    return input && result ? [{ attempt_id: input.attempt_id, question_id: input.question_id, result }] : []
  })
}

function verdictOf(reply: unknown): TryResult | undefined {
  return z.safeParse(tryResult, reply).data
}

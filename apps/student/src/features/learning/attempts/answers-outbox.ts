import { attemptResult, examLevel, tryResult, type AttemptResult, type TryResult } from '@qadam/contract'
import { requireAccount } from '@qadam/web/require-account'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { mayGoLater } from '../../../platform/may-go-later.ts'
import { Outbox, type OutboxItem } from '../../../platform/outbox.ts'
import { session } from '../../../platform/session.ts'
import '../../../platform/say-what-waits.ts'
import type { AttemptOutbox } from './attempt-session.ts'

const answerInput = z.object({ attempt_id: z.int(), question_id: z.int(), answer: z.unknown() })
const attemptInput = z.object({ attempt_id: z.int() })
const examAnswerInput = z.object({ sitting_id: z.int(), questionId: z.int(), selectedAnswer: z.int() })
const examEndInput = z.object({
  sitting_id: z.int(),
  level: examLevel,
  answers: z.array(z.object({ questionId: z.int(), selectedAnswer: z.int() })),
})
const answerActions = ['question_try', 'exam_answer']

export interface SentAnswer {
  attempt_id: number
  question_id: number
  result: TryResult
}

const boxes = new Map<number, Outbox>()

/** All that a student answers, to tests and in the exam. One for the whole page: where the browser refuses storage, what it holds is nowhere else. */
export function boxOf(accountId: number): Outbox {
  const known = boxes.get(accountId)
  if (known) return known
  const box = new Outbox(accountId, { storage: localStorage, isTransient: mayGoLater, describe })
  boxes.set(accountId, box)
  return box
}

function describe(items: readonly OutboxItem[]) {
  const answers = items.filter(({ action }) => answerActions.includes(action)).length
  return answers > 0 ? { what: 'answers', count: answers } : { what: 'test', count: 1 }
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
      const input = item.action === 'question_try' ? z.safeParse(answerInput, item.input).data : undefined
      return input?.attempt_id === attemptId ? [input.question_id] : []
    })
  return {
    putAnswer: (attempt_id, question_id, answer) =>
      box.put({
        key: `answer:${attempt_id}:${question_id}`,
        action: 'question_try',
        input: { attempt_id, question_id, answer },
      }),
    putLeave: (attempt_id) =>
      box.put({ key: `leave:${attempt_id}`, action: 'test_leave', input: { attempt_id } }),
    putFinish: (attempt_id) =>
      box.put({ key: `finish:${attempt_id}`, action: 'test_finish', input: { attempt_id } }),
    savedQuestions: answersOf,
    hasSaved: (attemptId) => answersOf(attemptId).length > 0,
    flush: async (attemptId, onVerdict) => {
      const deliveries = await box.flush((item) => sendItem(accountId, item))
      for (const delivery of deliveries) {
        const input = z.safeParse(answerInput, delivery.item.input).data
        if (input?.attempt_id === attemptId && delivery.item.action === 'question_try')
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

/** Sends all that waits, of whatever attempt, and gives the verdicts on it. */
export async function sendSavedAnswers(
  accountId: number,
  { onEnd, onRefused }: SendListeners = {},
): Promise<SentAnswer[]> {
  const deliveries = await boxOf(accountId).flush((item) => sendItem(accountId, item))
  for (const delivery of deliveries) {
    if (delivery.kind === 'refused') {
      if (answerActions.includes(delivery.item.action)) onRefused?.(delivery.error)
      continue
    }
    const result = z.safeParse(attemptResult, delivery.reply).data
    if (result) onEnd?.(result)
  }
  return deliveries.flatMap((delivery) => {
    if (delivery.kind !== 'sent' || delivery.item.action !== 'question_try') return []
    const input = z.safeParse(answerInput, delivery.item.input).data
    const result = verdictOf(delivery.reply)
    return input && result ? [{ attempt_id: input.attempt_id, question_id: input.question_id, result }] : []
  })
}

/** What an older version of the app put in, and this one cannot read, leaves the box unsent. */
export async function sendItem(accountId: number, item: OutboxItem): Promise<unknown> {
  requireAccount(session, accountId)
  if (item.action === 'question_try') return call('question_try', z.parse(answerInput, item.input))
  if (item.action === 'test_leave') return call('test_leave', z.parse(attemptInput, item.input))
  if (item.action === 'test_finish') return call('test_finish', z.parse(attemptInput, item.input))
  if (item.action === 'exam_answer') return call('exam_answer', z.parse(examAnswerInput, item.input))
  if (item.action === 'exam_save') return call('exam_save', z.parse(examEndInput, item.input))
  throw new Error(`The outbox knows no ${item.action}`)
}

function verdictOf(reply: unknown): TryResult | undefined {
  return z.safeParse(tryResult, reply).data
}

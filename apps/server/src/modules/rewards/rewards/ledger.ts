import type { GoalKind } from '@qadam/contract'

/** What may be paid for, or taken back. */
export type PaidEvent =
  | { of: 'answer'; questionId: number }
  | { of: 'lesson'; lessonId: number }
  | { of: 'module'; moduleId: number }
  /** @param day of the school, `YYYY-MM-DD` */
  | { of: 'streak'; length: number; day: string }
  | { of: 'review'; submissionId: number; decisionId: number }
  | { of: 'invite'; studentId: number }
  | { of: 'shop' | 'shop_refund'; orderId: number }
  /** @param week its Monday, `YYYY-MM-DD` */
  | { of: 'league'; week: string }
  /** @param day of the school, `YYYY-MM-DD` */
  | { of: 'goal'; day: string; kind: GoalKind }
  /** @param week its Monday, `YYYY-MM-DD` */
  | { of: 'group_goal'; week: string }
  /** A card that was recalled, once a school day: `YYYY-MM-DD`. */
  | { of: 'recall'; questionId: number; day: string }
  /** An exercise of an info, once for ever. */
  | { of: 'exercise'; questionId: number; exercise: string }
  /** An answer that came later than promised. */
  | { of: 'promise'; submissionId: number }
  /** By hand: the id of its request. */
  | { of: 'correction'; requestId: string }

/** One event and what it changes in a balance: negative takes away, zero writes nothing. */
export interface Payment {
  event: PaidEvent
  points?: number
  coins?: number
}

export interface LedgerEntry {
  currency: 'points' | 'coins'
  /** Never zero. */
  amount: number
  reason: PaidEvent['of']
  /** Names the one event this entry pays for; a second entry of the same key pays nothing. */
  key: string
}

/** The rows of the ledger that payments come to. */
export function entriesOf(payments: readonly Payment[]): LedgerEntry[] {
  return payments.flatMap(({ event, points = 0, coins = 0 }) => {
    const named = { reason: event.of, key: keyOf(event) }
    return [
      { currency: 'points' as const, amount: points, ...named },
      { currency: 'coins' as const, amount: coins, ...named },
    ].filter(({ amount }) => amount !== 0)
  })
}

/** The unique name of an event. It is stored: a name that changes would pay what was paid once more. */
export function keyOf(event: PaidEvent): string {
  switch (event.of) {
    case 'answer':
      return `answer:${event.questionId}`
    case 'lesson':
      return `lesson:${event.lessonId}`
    case 'module':
      return `module:${event.moduleId}`
    case 'streak':
      return `streak:${event.length}:${event.day}`
    case 'review':
      return `review:${event.submissionId}:${event.decisionId}`
    case 'invite':
      return `invite:${event.studentId}`
    case 'league':
    case 'group_goal':
      return `${event.of}:${event.week}`
    case 'goal':
      return `goal:${event.day}:${event.kind}`
    case 'shop':
    case 'shop_refund':
      return `${event.of}:${event.orderId}`
    case 'recall':
      return `recall:${event.day}:${event.questionId}`
    case 'exercise':
      return `exercise:${event.questionId}:${event.exercise}`
    case 'promise':
      return `promise:${event.submissionId}`
    case 'correction':
      return `correction:${event.requestId}`
  }
}

/** The streak that a row of the ledger paid for, by its key. */
export function streakOfKey(key: string): { length: number; day: string } | undefined {
  const { length, day } = /^streak:(?<length>\d+):(?<day>\d{4}-\d\d-\d\d)$/.exec(key)?.groups ?? {}
  return length === undefined || day === undefined ? undefined : { length: Number(length), day }
}

export interface Balance {
  points: number
  coins: number
}

/** What a list of entries changes in a balance. */
export function sumEntries(entries: readonly Pick<LedgerEntry, 'currency' | 'amount'>[]): Balance {
  const sum: Balance = { points: 0, coins: 0 }
  for (const entry of entries) sum[entry.currency] += entry.amount
  return sum
}

/** How far a balance can follow a change: nothing goes below zero. */
export function affordable(balance: Balance, change: Balance): Balance {
  return {
    points: Math.max(change.points, -balance.points),
    coins: Math.max(change.coins, -balance.coins),
  }
}

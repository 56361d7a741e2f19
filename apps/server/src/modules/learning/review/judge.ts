import { limits, SchoolError } from '@qadam/contract'
import type { Balance } from '../../rewards/rewards/index.ts'

/** The state of the version that a reviewer wants to decide. */
export interface Standing {
  version: number
  is_newest: boolean
  /** The id of the decision that holds. */
  decision_id: number | null
  /** The holder of the claim on it. */
  claimed_by: number | null
}

export interface Judgement {
  version: number
  replaces?: number | undefined
  /** The reviewer was warned that a colleague has claimed it, and decides all the same. */
  despite_claim?: boolean | undefined
}

/**
 * Whether a decision may be taken: once a version, unless it names the one it replaces, and on the newest version alone.
 * @throws SchoolError submission.already_reviewed, or conflict with its `reason`: `newer_version`, `claimed`, `not_decided`
 */
export function requireDecidable(standing: Standing, judgement: Judgement, reviewerId: number): void {
  if (judgement.version !== standing.version || !standing.is_newest)
    throw new SchoolError('conflict', { reason: 'newer_version' })
  if (judgement.replaces === undefined && standing.decision_id !== null)
    throw new SchoolError('submission.already_reviewed')
  if (judgement.replaces !== undefined) {
    if (standing.decision_id === null) throw new SchoolError('conflict', { reason: 'not_decided' })
    if (judgement.replaces !== standing.decision_id) throw new SchoolError('submission.already_reviewed')
  }
  const isOthers = standing.claimed_by !== null && standing.claimed_by !== reviewerId
  if (isOthers && judgement.despite_claim !== true) throw new SchoolError('conflict', { reason: 'claimed' })
}

/** What may still be paid for a version when the other versions earned `others`: all together earn what one may. */
export function payableReward(asked: Balance, others: Balance): Balance {
  const { maxPoints, maxCoins } = limits.review
  const within = (amount: number, room: number) => Math.max(0, Math.min(amount, room))
  return {
    points: within(asked.points, maxPoints - others.points),
    coins: within(asked.coins, maxCoins - others.coins),
  }
}

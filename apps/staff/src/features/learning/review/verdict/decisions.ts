import { requireAccount } from '@qadam/web/require-account'
import { sayWhatWaits } from '@qadam/web/waiting-line'
import { useSyncExternalStore } from 'react'
import { call } from '../../../../platform/call.ts'
import { session } from '../../../../platform/session.ts'
import { DecisionOutbox, type RefusedDecision, type WaitingDecision } from './decision-outbox.ts'

sayWhatWaits(session)

const boxes = new Map<number, DecisionOutbox>()

/** The outbox of an account, the same for the whole page. */
export function decisionsOf(accountId: number): DecisionOutbox {
  let box = boxes.get(accountId)
  if (!box) {
    box = new DecisionOutbox(accountId, {
      send: (input) => {
        requireAccount(session, accountId)
        return call('review_decide', input)
      },
    })
    boxes.set(accountId, box)
  }
  return box
}

/** What waits for the connection, and what the server did not take. */
export function useDecisions(accountId: number): {
  waiting: readonly WaitingDecision[]
  refused: readonly RefusedDecision[]
} {
  const box = decisionsOf(accountId)
  return {
    waiting: useSyncExternalStore(box.subscribe, box.waiting),
    refused: useSyncExternalStore(box.subscribe, box.refused),
  }
}

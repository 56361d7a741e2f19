import type { Claim } from '@qadam/contract'
import { isCallError } from '@qadam/web/call-error'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { session } from '../../../platform/session.ts'

/** A claim lasts a quarter of an hour after the last heartbeat: one this often is plenty. */
const RENEW_MS = 3 * 60_000
/** Polls whether another reviewer's claim has ended. */
const LOOK_AGAIN_MS = 30_000

const signsOfLife = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Claims a submission while the screen is open and used, and releases it on leaving. Returns the
 * claim that holds, one's own or another's; null until the server has answered, or where there is nothing to claim.
 */
export function useClaim(submissionId: number, isOpen: boolean): Claim | null {
  const [claim, setClaim] = useState<{ of: number; claim: Claim } | null>(null)

  useEffect(() => {
    if (!isOpen) return
    let isGone = false
    let isMine = false
    let isAlive = true
    const alive = () => (isAlive = true)

    const ask = () => {
      call('review_claim', { submission_id: submissionId })
        .then((held) => {
          if (isGone) {
            if (held.mine) release(submissionId)
            return
          }
          isMine = held.mine
          isAlive = false
          setClaim({ of: submissionId, claim: held })
        })
        .catch((error: unknown) => {
          // Without a claim one can still decide: the server lets only one decision through.
          if (!isCallError(error)) console.warn('claim', error)
        })
    }
    ask()
    let asked_at = Date.now()
    const timer = setInterval(() => {
      const wait = isMine ? RENEW_MS : LOOK_AGAIN_MS
      if (document.hidden || Date.now() - asked_at < wait || (isMine && !isAlive)) return
      asked_at = Date.now()
      ask()
    }, LOOK_AGAIN_MS)
    const leave = () => isMine && release(submissionId)
    for (const sign of signsOfLife) document.addEventListener(sign, alive, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      isGone = true
      clearInterval(timer)
      for (const sign of signsOfLife) document.removeEventListener(sign, alive)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [submissionId, isOpen])

  return claim?.of === submissionId ? claim.claim : null
}

function release(submissionId: number): void {
  if (!session.get()) return
  call('review_release', { submission_id: submissionId }, { keepalive: true }).catch(() => undefined)
}

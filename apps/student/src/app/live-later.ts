import { isOnline } from '@qadam/delivery/connection'
import type { AnyRouter } from '@tanstack/react-router'
import { loadWithTexts } from '../platform/chunk.ts'
import { session } from '../platform/session.ts'

/** The first screen has its data by then, on a slow phone too. */
const pause_ms = 3000

/**
 * Follows the live events, and flushes the outboxes of this device, once the first screen is done and a student is
 * signed in, so that no first view is slowed. Returns what stops it.
 */
export function followLiveEventsLater(
  router: AnyRouter,
  load: () => Promise<{ followLiveEvents: (router: AnyRouter) => () => void }> = () =>
    loadWithTexts(() => import('./follow-later.ts')),
): () => void {
  let isStopped = false
  let isAsked = false
  let stop = () => {}
  const check = () => {
    if (isAsked || isStopped || !session.get()) return
    isAsked = true
    load().then(
      ({ followLiveEvents }) => {
        if (!isStopped) stop = followLiveEvents(router)
      },
      // Optional: without it the app refetches when the page becomes visible. It may load with the next sign-in.
      (error: unknown) => {
        isAsked = false
        console.warn('live events', error)
      },
    )
  }
  // Offline there is nothing to compete with, and this brings what was cached.
  const timer = setTimeout(check, isOnline() ? pause_ms : 0)
  const forget = session.subscribe(() => setTimeout(check, pause_ms))
  return () => {
    isStopped = true
    clearTimeout(timer)
    forget()
    stop()
  }
}

import { isOnline } from '@qadam/delivery/connection'
import { session } from '../platform/session.ts'

/** The first screen has its data by then, on a slow phone too. */
const pause_ms = 3000

/**
 * Follows the live events, and sends what was left on this device, once the first screen is done and somebody is signed in: no first view pays for it. Gives back
 * what stops it.
 */
export function followLiveEventsLater(
  load: () => Promise<{ followLiveEvents: () => () => void }> = () => import('./follow-later.ts'),
): () => void {
  let isStopped = false
  let isAsked = false
  let stop = () => {}
  const look = () => {
    if (isAsked || isStopped || !session.get()) return
    isAsked = true
    load().then(
      ({ followLiveEvents }) => {
        if (!isStopped) stop = followLiveEvents()
      },
      // Without it the app works as well, and asks when it is looked at. It may load with the next sign-in.
      (error: unknown) => {
        isAsked = false
        console.warn('live events', error)
      },
    )
  }
  // Without a connection there is nothing to compete with, and it brings what was kept.
  const timer = setTimeout(look, isOnline() ? pause_ms : 0)
  const forget = session.subscribe(() => setTimeout(look, pause_ms))
  return () => {
    isStopped = true
    clearTimeout(timer)
    forget()
    stop()
  }
}

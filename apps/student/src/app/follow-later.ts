import { followLiveEvents as follow } from './live-follow.ts'
import { followWaitingWork } from './waiting-work.ts'

/** What no first view pays for: the live events, and the work that was left on this device. Gives back what stops it. */
export function followLiveEvents(): () => void {
  const stops = [follow(), followWaitingWork()]
  return () => {
    for (const stop of stops) stop()
  }
}

import { useEffect, useRef } from 'react'
import { waitingList, type Waiting } from './waiting.ts'

/**
 * Adds one thing to the list of all that waits, since it began to wait, for as long as the component is shown.
 * @param queue names the thing.
 */
export function useWaiting(
  queue: string,
  { owner, what, isKept: isStored }: Omit<Waiting, 'count' | 'since'>,
  isWaiting: boolean,
): void {
  const since = useRef('')
  useEffect(() => {
    if (!isWaiting) return
    since.current ||= new Date().toISOString()
    waitingList.note(queue, { owner, what, isKept: isStored, count: 1, since: since.current })
  }, [queue, owner, what, isStored, isWaiting])
  useEffect(() => {
    if (!isWaiting) return
    return () => {
      since.current = ''
      waitingList.note(queue, undefined)
    }
  }, [queue, isWaiting])
}

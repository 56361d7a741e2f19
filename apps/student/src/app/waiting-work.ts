import { hasWaitingWork } from '../features/practice/waiting-work.ts'
import { session } from '../platform/session.ts'

const follow = async (accountId: number): Promise<void> => {
  const { followHandIns } = await import('../routes/lesson/follow-hand-ins.ts')
  followHandIns(accountId)
}

/**
 * Goes on with files and hand-ins left on this device, on whatever screen the student is. What does so loads only if
 * there is something, and sees to the rest by itself. Gives back what stops the looking.
 */
export function followWaitingWork(begin = follow): () => void {
  let begun: number | undefined

  const look = () => {
    const account = session.get()?.user.id
    if (account === undefined || account === begun || !hasWaitingWork(account)) return
    begun = account
    begin(account).catch((error: unknown) => {
      // Its code could not be loaded: the next look tries again.
      begun = undefined
      console.warn('waiting work', error)
    })
  }

  look()
  window.addEventListener('online', look)
  const forget = session.subscribe(look)
  return () => {
    window.removeEventListener('online', look)
    forget()
  }
}

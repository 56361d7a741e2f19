import { sessionStore } from '../../../platform/storage.ts'
import { hasShareKey } from './share-hash.ts'

const KEY = 'qadam.waiting_share'

/** Remembers in this tab what to open once somebody has signed in: as part of an address it would be sent. */
export function rememberShare(hash: string): void {
  sessionStore.write(KEY, hash)
}

/** What was to be opened, once; undefined where there is nothing, or the address itself names something. */
export function takeWaitingShare(): string | undefined {
  const hash = sessionStore.read(KEY) ?? ''
  if (!hasShareKey(hash)) return undefined
  sessionStore.remove(KEY)
  return window.location.hash === '' ? hash : undefined
}

import { createSessionStore, type Session } from '@qadam/web/session-store'
import { localStore, sessionStore, type SafeStorage } from './storage.ts'

/** The session of this browser. */
export const session = createSessionStore({
  key: 'qadam.session',
  session: sessionStore,
  local: localStore,
  channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('qadam.session') : null,
  now: Date.now,
})

/** Where stands what is to last as long as a session: on the device, or in the tab. */
export const homeOf = ({ kept }: Session): SafeStorage => (kept ? localStore : sessionStore)

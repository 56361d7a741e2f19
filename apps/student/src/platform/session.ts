import { createSessionStore } from '@qadam/web/session-store'
import { localStore, sessionStore } from './storage.ts'

/** The session of this browser. */
export const session = createSessionStore({
  key: 'qadam.session',
  session: sessionStore,
  local: localStore,
  channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('qadam.session') : null,
  now: Date.now,
})

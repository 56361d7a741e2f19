import { createSessionStore } from './session-store.ts'
import { localStore, sessionStore } from './storage.ts'

/** The session of this browser. */
export const session = createSessionStore({
  session: sessionStore,
  local: localStore,
  channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('qadam.session') : null,
  now: Date.now,
})

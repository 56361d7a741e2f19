import { createSessionStore, type SessionStore } from './session-store.ts'
import { localStore, sessionStore } from './storage.ts'

/**
 * The session of the staff console. Staff sign in on the student app's page, which starts it here; the console, a page
 * of the same origin in the same tab, finds it.
 */
export function openStaffSession(): SessionStore {
  return createSessionStore({
    key: 'qadam.staff-session',
    session: sessionStore,
    local: localStore,
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('qadam.staff-session') : null,
    now: Date.now,
  })
}

import { studentLiveEvents } from '@qadam/contract'
import { LiveEvents, watchBrowser } from '@qadam/web/live-events'
import { call } from './call.ts'
import { session } from './session.ts'

/** The student's live events. Loads after the first screen; see app/live-follow.ts. */
export const liveEvents = new LiveEvents({
  events: studentLiveEvents,
  address: '/api/student/events',
  ticket: async () => (await call('events_ticket', {})).ticket,
  ...watchBrowser(session),
})

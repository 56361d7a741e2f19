import { staffLiveEvents } from '@qadam/contract'
import { LiveEvents, watchBrowser } from '@qadam/web/live-events'
import { call } from './call.ts'
import { session } from './session.ts'

/** What the server tells this member of staff as it happens. */
export const liveEvents = new LiveEvents({
  events: staffLiveEvents,
  address: '/api/staff/events',
  ticket: async () => (await call('events_ticket', {})).ticket,
  ...watchBrowser(session),
})

import { staffLiveEvents } from '@qadam/contract'
import { LiveEvents, watchBrowser } from '@qadam/web/live-events'
import { call, replyOrder } from './call.ts'
import { session } from './session.ts'

/** Events that the server sends to this member of staff. */
export const liveEvents = new LiveEvents({
  events: staffLiveEvents,
  reads: {
    queue: ['review_queue', 'review_stats', 'review_submission', 'groups', 'group_progress', 'student'],
  },
  order: replyOrder,
  address: '/api/staff/events',
  ticket: async () => (await call('events_ticket', {})).ticket,
  ...watchBrowser(session),
})

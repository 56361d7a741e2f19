import { studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { insertEvents } from './event-log-store.ts'
import { momentOf } from './event-moment.ts'
import { eventComment, eventName } from './own-event.ts'

const eventLog = handle(studentActions.event_log, async ({ db, actor, now }, input) => {
  const single =
    input.event_action === undefined ? [] : [{ event_action: input.event_action, comment: input.comment }]
  const events = [...single, ...(input.events ?? [])].map((event) => ({
    event: eventName(event.event_action),
    comment: eventComment(event.comment),
    happenedAt: momentOf('at' in event ? event.at : undefined, now),
  }))
  await insertEvents(db, actor.id, events, now)
  return null
})

export const eventLogActions = { event_log: eventLog }

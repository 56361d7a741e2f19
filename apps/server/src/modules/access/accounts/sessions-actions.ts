import { SchoolError, studentActions, type SignedInDevice } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { browserName } from './browser-name.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './sessions-store.ts'

/** Where the caller is signed in, this session first. */
async function ownSessions({ db, actor, now }: ActionContext): Promise<SignedInDevice[]> {
  const records = await listSessions(db, actor.id, now)
  return records
    .map((record) => ({
      id: record.id,
      ...browserName(record.user_agent),
      started_at: record.created_at.toISOString(),
      here: record.token_hash.equals(actor.sessionHash),
    }))
    .toSorted((a, b) => Number(b.here) - Number(a.here))
}

export const sessionsActions = {
  sessions: handle(studentActions.sessions, ownSessions),

  session_end: handle(studentActions.session_end, async (context, { session_id }) => {
    const { actor } = context
    const session = (await ownSessions(context)).find(({ id }) => id === session_id)
    // Ending the caller's own session is a logout, which has its own action.
    if (session?.here) throw new SchoolError('conflict')
    // Idempotent for one that has ended meanwhile; another person's gets the same reply.
    if (session) await endSessions(context, { personId: actor.id, id: session_id })
    return await ownSessions(context)
  }),
}

import { limits, SchoolError, studentActions } from '@qadam/contract'
import { handle, type ActionContext, type Actor } from '../../actions/action-handler.ts'
import { normalizePhone } from '../accounts/index.ts'
import { findRewards } from '../school/index.ts'
import { makeInviteCode, nameForInviter, requireRoom } from './invitation.ts'
import {
  countVisits,
  deleteVisit,
  findCode,
  findInviter,
  insertCode,
  insertLead,
  insertVisit,
  listInvited,
  type Visit,
} from './invites-store.ts'

export const invitesActions = {
  invite: handle(studentActions.invite, async (context) => {
    const { db, actor } = context
    const code = await ownCode(context)
    const invited = await listInvited(db, actor.id)
    return {
      link: `/invite/${code}`,
      code,
      reward: (await findRewards(db)).invite_coins,
      invited: invited.map(({ name, state }) => ({ name: nameForInviter(name), state })),
    }
  }),

  invite_look: handle(studentActions.invite_look, async (context, { code }) => {
    await count(context, { kind: 'look', address: context.address, code: code.toUpperCase() })
    return { inviter: (await requireInviter(context, code)).first_name }
  }),

  invite_accept: handle(studentActions.invite_accept, async (context, { code, name, phone, website }) => {
    const { db, now, address } = context
    const normalized = normalizePhone(phone)
    if (normalized === undefined) throw new SchoolError('validation.failed', { fields: { phone: 'invalid' } })
    await count(context, { kind: 'accept', address, code: code.toUpperCase() })
    const inviter = await requireInviter(context, code)
    // A honeypot: no person sees that field. A bot that fills it gets the usual reply.
    if (website) return null
    await insertLead(db, { inviter_id: inviter.id, name: name.trim(), phone: normalized }, now)
    return null
  }),
}

async function ownCode({ db, actor, random }: ActionContext): Promise<string> {
  for (;;) {
    const code = await findCode(db, actor.id)
    if (code !== undefined) return code
    await insertCode(db, actor.id, makeInviteCode(random))
  }
}

async function requireInviter({ db }: Pick<ActionContext, 'db'>, code: string) {
  const inviter = await findInviter(db, code.toUpperCase())
  if (!inviter) throw new SchoolError('not_found')
  return inviter
}

/** @throws SchoolError auth.throttled */
async function count({ db, now }: ActionContext<Actor | null>, visit: Visit): Promise<void> {
  const since = new Date(now.getTime() - limits.invites.throttle.window_s * 1000)
  // Counted before it is judged: of a thousand at the same moment none slips through between the two.
  const id = await insertVisit(db, visit, now, since)
  try {
    requireRoom(visit.kind, await countVisits(db, visit, since))
  } catch (error) {
    // A refused try does not extend the wait.
    await deleteVisit(db, id)
    throw error
  }
}

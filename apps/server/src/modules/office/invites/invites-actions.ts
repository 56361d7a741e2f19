import { SchoolError, studentActions, serverLimits } from '@qadam/contract'
import { handle, type ActionContext, type Actor } from '../../../actions/action-handler.ts'
import { normalizePhone } from '../../access/accounts/index.ts'
import { presentAvatar } from '../../base/people/index.ts'
import { findRewards, findSchoolPhone } from '../../base/school/index.ts'
import { RecentCounts } from '../../../actions/recent-counts.ts'
import { makeInviteCode, nameForInviter } from './invitation.ts'
import { findCode, findInviter, insertCode, insertLead, listInvited, noteArrival } from './invites-store.ts'

export function invitesActions() {
  const { unknownOfAddress, ofCodeFromAddress } = serverLimits.invites
  const unknown = new RecentCounts(unknownOfAddress)
  const accepted = new RecentCounts(ofCodeFromAddress)

  const requireInviter = async ({ db, address, now }: ActionContext<Actor | null>, code: string) => {
    const inviter = await findInviter(db, code)
    if (inviter) return inviter
    // Behind one address are thousands: somebody's wrong codes must not bar others' right ones.
    const school_phone = await findSchoolPhone(db)
    if (unknown.take(address, now)) throw new SchoolError('not_found', { school_phone })
    throw new SchoolError('auth.throttled', { retry_after_s: unknownOfAddress.window_s, school_phone })
  }

  return {
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

    invite_look: handle(studentActions.invite_look, async (context, input) => {
      const { db, media, now } = context
      const { first_name, avatar } = await requireInviter(context, input.code.toUpperCase())
      return {
        inviter: first_name,
        avatar: presentAvatar(avatar, (key) => media.url(key, now)),
        school_phone: await findSchoolPhone(db),
      }
    }),

    invite_accept: handle(
      studentActions.invite_accept,
      async (context, { name, phone, website, ...input }) => {
        const { db, now, address } = context
        const normalized = normalizePhone(phone)
        if (normalized === undefined)
          throw new SchoolError('validation.failed', { fields: { phone: 'invalid' } })
        const code = input.code.toUpperCase()
        const inviter = await requireInviter(context, code)
        // One code alone, and here alone: nobody can close another's invitation, nor the school to an address.
        if (!accepted.take(`${address} ${code}`, now))
          throw new SchoolError('auth.throttled', { retry_after_s: ofCodeFromAddress.window_s })
        // A honeypot: no person sees that field. A bot that fills it gets the usual reply.
        if (website) return null
        const lead = await insertLead(
          db,
          { inviter_id: inviter.id, name: name.trim(), phone: normalized },
          now,
        )
        if (lead !== undefined) await noteArrival(db, { lead, address }, now)
        return null
      },
    ),
  }
}

async function ownCode({ db, actor, random }: ActionContext): Promise<string> {
  for (;;) {
    const code = await findCode(db, actor.id)
    if (code !== undefined) return code
    await insertCode(db, actor.id, makeInviteCode(random))
  }
}

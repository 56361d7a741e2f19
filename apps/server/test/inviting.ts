import { type Invite, serverLimits } from '@qadam/contract'
import type { SignedIn, TestSchool } from './test-school.ts'

/** Steps through invitations and leads, in the school and by the inviter that a test has when it takes them. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- the steps say what they give
export function inviting(now: () => { school: TestSchool; inviter: SignedIn }) {
  let phones = 0
  const nextPhone = () => {
    phones += 1
    return `+99893${String(1_000_000 + phones)}`
  }
  const invite = async (who = now().inviter): Promise<Invite> => {
    const reply = await now().school.call<Invite>('invite', {}, who.token)
    if (!reply.body.success) throw new Error(reply.code)
    return reply.body.data
  }
  const accept = async (code: string, more: object = {}) =>
    await now().school.call('invite_accept', { code, name: 'Ali Valiyev', phone: nextPhone(), ...more })
  /** Read from the table: the page of the oldest does not reach the newest. */
  const leadOf = async (phone: string) =>
    await now()
      .school.db.selectFrom('invite_leads')
      .select(['id', 'phone', 'state', 'inviter_id'])
      .where('phone', '=', phone)
      .executeTakeFirst()
  /** A lead takes the invitation, alone in their minute. @returns it. */
  const taken = async (phone = nextPhone()) => {
    now().school.clock.advance(serverLimits.invites.suspect.window_s)
    await accept((await invite()).code, { phone })
    const lead = await leadOf(phone)
    if (!lead) throw new Error('no lead')
    return lead
  }
  return { nextPhone, invite, accept, leadOf, taken }
}

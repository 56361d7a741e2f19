import { leadsList, limits, SchoolError, staffActions, type Lead } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../../database/database-failure.ts'
import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { createPerson, dealPassword, hashPassword } from '../../access/accounts/index.ts'
import { recordAudit, serveList } from '../../base/audit/index.ts'
import { enrollMany } from '../../learning/courses/index.ts'
import { findGroup, listCoursesToLearn } from '../../access/groups/index.ts'
import { inviteEnrolled, notify } from '../../messages/notifications/index.ts'
import { findPhoneOwner, lockBalance } from '../../base/people/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { findRewards } from '../../base/school/index.ts'
import { nameForInviter, refusalOfReward, requireMovable } from './invitation.ts'
import {
  bringBack,
  countSuspects,
  deleteLead,
  dropSuspects,
  getLead,
  lockLead,
  pageLeads,
  saveLead,
  type LeadRecord,
} from './invites-store.ts'
import { noticeKey } from './forget-invited.ts'

interface Enrolment {
  group_id: number
  first_name: string
  last_name: string
}

export const invitesStaffActions = {
  ...serveList(leadsList, {
    find: async ({ db }, { state }, slice) => ({
      ...(await pageLeads(db, state, slice)),
      suspects: await countSuspects(db),
    }),
    present: presentLead,
  }),

  lead_move: handle(staffActions.lead_move, async ({ db, actor, now }, { lead_id, state, seen }) => {
    await db.transaction().execute(async (transaction) => {
      const lead = await lockLead(transaction, lead_id)
      if (!lead) throw new SchoolError('not_found')
      requireMovable(lead.state)
      if (lead.state === state) return
      if (seen !== undefined && seen !== lead.state) throw new SchoolError('conflict', { reason: 'changed' })
      await saveLead(transaction, lead_id, { state, changed_by: actor.id, changed_at: now })
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'lead_move',
        // Nothing of the person: they may request to be forgotten.
        subject: { kind: 'student', id: lead.inviter_id },
        before: { lead: lead_id, state: lead.state },
        after: { lead: lead_id, state },
      })
    })
    return presentLead(await getLead(db, lead_id))
  }),

  lead_enrol: handle(staffActions.lead_enrol, async (context, { lead_id, ...enrolment }) => {
    const { db } = context
    const password = dealPassword()
    // Before the transaction: hashing takes too long to hold one.
    const passwordHash = await hashPassword(password)
    const enrolOnce = async () =>
      await db.transaction().execute(async (transaction) => {
        const lead = await lockLead(transaction, lead_id)
        if (!lead) throw new SchoolError('not_found')
        if (lead.state === 'enrolled') return { isNew: false, messages: [], no_reward: null }
        return await enrol(transaction, context, lead, enrolment, passwordHash)
      })
    const { isNew, messages, no_reward } = await enrolOnce().catch(async (error: unknown) => {
      if (isForeignKeyViolation(error)) throw new SchoolError('not_found')
      // Somebody made an account with this phone at this very moment: now it is found.
      if (isUniqueViolation(error, 'people_phone_key')) return await enrolOnce()
      throw error
    })
    context.live.publish(...messages)
    return { lead: presentLead(await getLead(db, lead_id)), password: isNew ? password : null, no_reward }
  }),

  lead_delete: handle(staffActions.lead_delete, async ({ db, actor, now }, { lead_id }) => {
    await db.transaction().execute(async (transaction) => {
      const lead = await lockLead(transaction, lead_id)
      if (!lead || !(await deleteLead(transaction, lead_id))) throw new SchoolError('not_found')
      // Nothing of the person: they may request to be forgotten.
      const subject = { kind: 'student', id: lead.inviter_id } as const
      const before = { lead: lead_id, state: lead.state }
      await recordAudit(transaction, { at: now, staffId: actor.id, action: 'lead_delete', subject, before })
    })
    return null
  }),

  leads_drop: handle(staffActions.leads_drop, async (context, { up_to }) => {
    const dropped = await moveAll(context, 'leads_drop', (db, change) => dropSuspects(db, up_to, change))
    return { dropped, dropped_at: context.now.toISOString() }
  }),

  leads_bring_back: handle(staffActions.leads_bring_back, async (context, { dropped_at }) => ({
    brought_back: await moveAll(context, 'leads_bring_back', (db, change) =>
      bringBack(db, new Date(dropped_at), change),
    ),
  })),
}

/** @returns how many were moved; of none the log says nothing. */
async function moveAll(
  { db, actor, now }: ActionContext,
  action: 'leads_drop' | 'leads_bring_back',
  move: (db: Executor, change: { changed_by: number; changed_at: Date }) => Promise<number>,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const leads = await move(transaction, { changed_by: actor.id, changed_at: now })
    if (leads > 0)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action,
        subject: { kind: 'school' },
        after: { leads },
      })
    return leads
  })
}

async function enrol(
  db: Executor,
  context: ActionContext,
  lead: LeadRecord,
  enrolment: Enrolment,
  passwordHash: string,
) {
  const { actor, now } = context
  const owner = await findPhoneOwner(db, lead.phone)
  const no_reward = refusalOfReward(lead, owner)
  const studentId = owner?.id ?? (await addStudent(db, context, lead.phone, enrolment, passwordHash))
  const rewarded = no_reward === null
  await saveLead(db, lead.id, {
    state: 'enrolled',
    changed_by: actor.id,
    changed_at: now,
    student_id: studentId,
    rewarded,
  })
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'lead_enrol',
    subject: { kind: 'student', id: studentId },
    after: { lead: lead.id, inviter: lead.inviter_id, rewarded },
  })
  const messages = rewarded ? await reward(db, context, lead, studentId) : []
  return { isNew: owner === undefined, messages, no_reward }
}

async function addStudent(
  db: Executor,
  { now, random }: ActionContext,
  phone: string,
  { group_id, first_name, last_name }: Enrolment,
  passwordHash: string,
): Promise<number> {
  if (!(await findGroup(db, 'all', group_id))) throw new SchoolError('not_found')
  const student = {
    role: 'student' as const,
    phone,
    passwordHash,
    firstName: first_name.trim(),
    lastName: last_name.trim(),
    lang: limits.defaultLanguage,
    groupId: group_id,
    createdAt: now,
  }
  const id = await createPerson(db, student, random)
  // What the group learns, its new student learns.
  await enrollMany(db, [id], await listCoursesToLearn(db, group_id), now)
  return id
}

async function reward(
  db: Executor,
  { now, timeZone }: ActionContext,
  { inviter_id: personId, name }: LeadRecord,
  studentId: number,
): Promise<LiveMessage[]> {
  const event = { of: 'invite', studentId } as const
  const balance = await lockBalance(db, personId)
  const payment = { event, coins: (await findRewards(db)).invite_coins }
  const { coins } = await creditLedger(db, personId, [payment], { now, timeZone })
  const params = { name: nameForInviter(name), coins }
  const key = noticeKey(studentId)
  const messages = await notify(db, inviteEnrolled, { personId, params, key }, now)
  const left = { points: balance.points, coins: balance.coins + coins }
  return [{ to: personId, event: 'balance', data: left }, ...messages]
}

function presentLead(lead: LeadRecord): Lead {
  return {
    id: lead.id,
    name: lead.name,
    phone: lead.phone,
    state: lead.state,
    inviter: { id: lead.inviter_id, name: lead.inviter },
    created_at: lead.created_at.toISOString(),
    changed_at: lead.changed_at.toISOString(),
    changed_by: lead.changed_by,
    student_id: lead.student_id,
    rewarded: lead.rewarded,
    suspect: lead.suspect,
  }
}

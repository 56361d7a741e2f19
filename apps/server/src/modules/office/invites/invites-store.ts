import { limits, type InvitedState, type LeadState, serverLimits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export async function findCode(db: Executor, personId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('invite_codes')
    .select('code')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.code
}

/** Gives a person a code, unless they have one or it is another's. */
export async function insertCode(db: Executor, personId: number, code: string): Promise<void> {
  await db
    .insertInto('invite_codes')
    .values({ person_id: personId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findInviter(
  db: Executor,
  code: string,
): Promise<{ id: number; first_name: string; avatar: string } | undefined> {
  return await db
    .selectFrom('invite_codes')
    .innerJoin('people', 'people.id', 'invite_codes.person_id')
    .select(['people.id', 'people.first_name', 'people.avatar'])
    .where('invite_codes.code', '=', code)
    .executeTakeFirst()
}

/**
 * Stores a lead. Where the phone was left before, that one stays: as it is, or marked no more where it was, since a flood
 * may have claimed the phone of somebody who comes. One that was dropped is a new one.
 * @returns its id where it is new, or marked no more.
 */
export async function insertLead(
  db: Executor,
  lead: { inviter_id: number; name: string; phone: string },
  now: Date,
): Promise<number | undefined> {
  const fresh = { ...lead, state: 'new', created_at: now, changed_at: now }
  const row = await db
    .insertInto('invite_leads')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({ ...fresh, changed_by: null, suspect: false })
        .where('invite_leads.state', '=', 'dropped'),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? (await unmark(db, lead.phone))
}

async function unmark(db: Executor, phone: string): Promise<number | undefined> {
  const row = await db
    .updateTable('invite_leads')
    .set({ suspect: false })
    .where('phone', '=', phone)
    .where('state', '=', 'new')
    .where('suspect', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const { suspect } = serverLimits.invites

/** Marks the leads of an address that came with too many others at once. Of those who come together the last sees all. */
export async function noteArrival(
  db: Executor,
  { lead, address }: { lead: number; address: string },
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - suspect.window_s * 1000)
  await db.deleteFrom('lead_arrivals').where('at', '<=', since).execute()
  await db.insertInto('lead_arrivals').values({ lead_id: lead, address, at }).execute()
  const arrived = await db
    .selectFrom('lead_arrivals')
    .select('lead_id')
    .distinct()
    .where('address', '=', address)
    .where('at', '>', since)
    .execute()
  if (arrived.length < suspect.from) return
  await db
    .updateTable('invite_leads')
    .set({ suspect: true })
    .where(
      'id',
      'in',
      arrived.map(({ lead_id }) => lead_id),
    )
    .where('state', '=', 'new')
    .where('suspect', '=', false)
    .execute()
}

/** The newest leads of an inviter. */
export async function listInvited(
  db: Executor,
  inviterId: number,
): Promise<{ name: string; state: InvitedState }[]> {
  const rows = await db
    .selectFrom('invite_leads')
    .select(['name', 'state'])
    .where('inviter_id', '=', inviterId)
    .where('state', '<>', 'dropped')
    .orderBy('id', 'desc')
    .limit(limits.invites.shown)
    .execute()
  return rows as { name: string; state: InvitedState }[] // a check limits the state to those of the contract
}

export interface LeadRecord {
  id: number
  inviter_id: number
  inviter: string
  name: string
  phone: string
  state: LeadState
  created_at: Date
  changed_at: Date
  changed_by: string | null
  student_id: number | null
  rewarded: boolean
  suspect: boolean
}

function selectLeads(db: Executor) {
  return db
    .selectFrom('invite_leads')
    .innerJoin('people as inviter', 'inviter.id', 'invite_leads.inviter_id')
    .leftJoin('people as staff', 'staff.id', 'invite_leads.changed_by')
    .select([
      'invite_leads.id',
      'invite_leads.inviter_id',
      'invite_leads.name',
      'invite_leads.phone',
      'invite_leads.state',
      'invite_leads.created_at',
      'invite_leads.changed_at',
      'invite_leads.student_id',
      'invite_leads.rewarded',
      'invite_leads.suspect',
    ])
    .select(sql<string>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('inviter'))
    .select(sql<string | null>`trim(staff.first_name || ' ' || staff.last_name)`.as('changed_by'))
}

const leadOf = (row: object): LeadRecord => row as LeadRecord // a check limits the state to those of the contract

/** A page of leads: those who wait for a call first, then the newest. Without a state, all but the dropped. */
export async function pageLeads(
  db: Executor,
  state: LeadState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LeadRecord[]; total: number }> {
  let page = db.selectFrom('invite_leads').select('id')
  let counted = db.selectFrom('invite_leads').select((count) => count.fn.countAll<number>().as('total'))
  const compares = state === undefined ? '<>' : '='
  page = page.where('state', compares, state ?? 'dropped')
  counted = counted.where('state', compares, state ?? 'dropped')
  // As the index invite_leads_calls has it.
  const waiting = sql`
    case when invite_leads.state = 'new' and not invite_leads.suspect then 0 when invite_leads.state = 'called' then 1
      when invite_leads.state = 'new' then 2 when invite_leads.state = 'dropped' then 4 else 3 end`
  const turn = sql`case when invite_leads.state in ('new', 'called') then invite_leads.id else -invite_leads.id end`
  page = page.orderBy(waiting).orderBy(turn).limit(limit).offset(offset)
  const rows = await selectLeads(db)
    .where('invite_leads.id', 'in', page)
    .orderBy(waiting)
    .orderBy(turn)
    .execute()
  const { total } = await counted.executeTakeFirstOrThrow()
  return { rows: rows.map(leadOf), total }
}

/** Those that wait and are marked, and the newest of them. */
export async function countSuspects(db: Executor): Promise<{ count: number; up_to: number | null }> {
  return await db
    .selectFrom('invite_leads')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('id').as('up_to')])
    .where('state', '=', 'new')
    .where('suspect', '=', true)
    .executeTakeFirstOrThrow()
}

/** Drops those that wait and are marked, up to one of them. @returns how many. */
export async function dropSuspects(
  db: Executor,
  upTo: number,
  change: { changed_by: number; changed_at: Date },
): Promise<number> {
  const dropped = await db
    .updateTable('invite_leads')
    .set({ ...change, state: 'dropped' })
    .where('state', '=', 'new')
    .where('suspect', '=', true)
    .where('id', '<=', upTo)
    .executeTakeFirst()
  return Number(dropped.numUpdatedRows)
}

/** Brings back those that were dropped at a moment. @returns how many. */
export async function bringBack(
  db: Executor,
  droppedAt: Date,
  change: { changed_by: number; changed_at: Date },
): Promise<number> {
  const back = await db
    .updateTable('invite_leads')
    .set({ ...change, state: 'new' })
    .where('state', '=', 'dropped')
    .where('changed_at', '=', droppedAt)
    .executeTakeFirst()
  return Number(back.numUpdatedRows)
}

/** Deletes what was dropped and not brought back in time: names and phones of people. */
export async function removeDroppedLeads(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - serverLimits.invites.dropped_days * 24 * 3600 * 1000)
  await db
    .deleteFrom('invite_leads')
    .where('state', '=', 'dropped')
    .where('changed_at', '<=', before)
    .execute()
}

/** The lead, locked until the transaction ends. */
export async function lockLead(db: Executor, id: number): Promise<LeadRecord | undefined> {
  const row = await db
    .selectFrom('invite_leads')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && (await getLead(db, id))
}

export async function getLead(db: Executor, id: number): Promise<LeadRecord> {
  return leadOf(await selectLeads(db).where('invite_leads.id', '=', id).executeTakeFirstOrThrow())
}

export async function saveLead(
  db: Executor,
  id: number,
  change: { state: LeadState; changed_by: number; changed_at: Date; student_id?: number; rewarded?: boolean },
): Promise<void> {
  // Somebody looked at it.
  await db
    .updateTable('invite_leads')
    .set({ ...change, suspect: false })
    .where('id', '=', id)
    .execute()
}

/** @returns whether there was one. */
export async function deleteLead(db: Executor, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('invite_leads').where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function deleteLeadOf(db: Executor, studentId: number): Promise<void> {
  await db.deleteFrom('invite_leads').where('student_id', '=', studentId).execute()
}

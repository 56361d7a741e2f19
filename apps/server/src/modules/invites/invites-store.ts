import { limits, type LeadState } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Visits } from './invitation.ts'

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
): Promise<{ id: number; first_name: string } | undefined> {
  return await db
    .selectFrom('invite_codes')
    .innerJoin('people', 'people.id', 'invite_codes.person_id')
    .select(['people.id', 'people.first_name'])
    .where('invite_codes.code', '=', code)
    .executeTakeFirst()
}

export interface Visit {
  kind: 'look' | 'accept'
  address: string
  code: string
}

/** Recent visits from the address and with the code. */
export async function countVisits(
  db: Executor,
  { address, code }: Omit<Visit, 'kind'>,
  since: Date,
): Promise<Visits> {
  const of = (kind: Visit['kind'], where: 'address' | 'code') =>
    sql<number>`count(*) filter (where kind = ${kind} and ${sql.ref(where)} = ${where === 'address' ? address : code})::int`
  return await db
    .selectFrom('invite_visits')
    .select([
      of('look', 'address').as('looksOfAddress'),
      of('accept', 'address').as('acceptsOfAddress'),
      of('accept', 'code').as('acceptsOfCode'),
    ])
    .where('at', '>', since)
    .where((where) => where.or([where('address', '=', address), where('code', '=', code)]))
    .executeTakeFirstOrThrow()
}

/** Stores a visit, and deletes those that no longer count. @returns its id. */
export async function insertVisit(db: Executor, visit: Visit, at: Date, countedSince: Date): Promise<number> {
  await db.deleteFrom('invite_visits').where('at', '<=', countedSince).execute()
  const { id } = await db
    .insertInto('invite_visits')
    .values({ ...visit, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteVisit(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('invite_visits').where('id', '=', id).execute()
}

/** Stores a lead; a no-op where the phone was left before. */
export async function insertLead(
  db: Executor,
  lead: { inviter_id: number; name: string; phone: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('invite_leads')
    .values({ ...lead, state: 'new', created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
}

/** The newest leads of an inviter. */
export async function listInvited(
  db: Executor,
  inviterId: number,
): Promise<{ name: string; state: LeadState }[]> {
  const rows = await db
    .selectFrom('invite_leads')
    .select(['name', 'state'])
    .where('inviter_id', '=', inviterId)
    .orderBy('id', 'desc')
    .limit(limits.invites.shown)
    .execute()
  return rows as { name: string; state: LeadState }[] // a check limits the state to those of the contract
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
    ])
    .select(sql<string>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('inviter'))
    .select(sql<string | null>`trim(staff.first_name || ' ' || staff.last_name)`.as('changed_by'))
}

const leadOf = (row: object): LeadRecord => row as LeadRecord // a check limits the state to those of the contract

/** A page of leads: those who wait for a call first, then the newest. */
export async function pageLeads(
  db: Executor,
  state: LeadState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LeadRecord[]; total: number }> {
  let page = db.selectFrom('invite_leads').select('id')
  let counted = db.selectFrom('invite_leads').select((count) => count.fn.countAll<number>().as('total'))
  if (state !== undefined) {
    page = page.where('state', '=', state)
    counted = counted.where('state', '=', state)
  }
  // As the index invite_leads_calls has it.
  const waiting = sql`case invite_leads.state when 'new' then 0 when 'called' then 1 else 2 end`
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
  await db.updateTable('invite_leads').set(change).where('id', '=', id).execute()
}

/** @returns whether there was one. */
export async function deleteLead(db: Executor, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('invite_leads').where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

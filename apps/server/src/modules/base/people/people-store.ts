import type { Lang, Role, TimeFactor } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { factorOfPercent } from './time-factor.ts'

/** In E.164. */
export async function getPhone(db: Executor, personId: number): Promise<string> {
  const row = db.selectFrom('people').select('phone').where('id', '=', personId)
  return (await row.executeTakeFirstOrThrow()).phone
}

export interface PhoneOwner {
  id: number
  role: Role
  created_at: Date
  closed_at: Date | null
}

/** The person with this phone. */
export async function findPhoneOwner(db: Executor, phone: string): Promise<PhoneOwner | undefined> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'role', 'created_at', 'closed_at'])
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row as PhoneOwner | undefined // a check limits the role to the contract's
}

/** The students with these phones whose accounts are open. */
export async function listStudentsOfPhones(
  db: Executor,
  phones: readonly string[],
): Promise<{ phone: string; lang: Lang }[]> {
  const rows = await db
    .selectFrom('people')
    .select(['phone', 'lang'])
    .where('phone', '=', sql<string>`any(${[...phones]}::text[])`)
    .where('role', '=', 'student')
    .where('closed_at', 'is', null)
    .execute()
  return rows as { phone: string; lang: Lang }[] // a check on the column limits it to the languages of the contract
}

export async function saveLanguage(db: Executor, personId: number, lang: Lang): Promise<void> {
  await db.updateTable('people').set({ lang }).where('id', '=', personId).execute()
}

export async function saveBirthday(db: Executor, personId: number, birthday: string | null): Promise<void> {
  await db.updateTable('people').set({ birthday }).where('id', '=', personId).execute()
}

/** Whether the school lets this student take the placement exam, and how much time they have, as many times as others. */
export async function findExamRights(
  db: Executor,
  personId: number,
): Promise<{ allowed: boolean; timeFactor: TimeFactor }> {
  const row = await db
    .selectFrom('people')
    .select(['exam', 'time_percent'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return { allowed: row?.exam ?? false, timeFactor: factorOfPercent(row?.time_percent ?? 100) }
}

export async function allowExam(db: Executor, personId: number): Promise<void> {
  await db.updateTable('people').set({ exam: true }).where('id', '=', personId).execute()
}

/** The avatar, locked until the transaction ends. */
export async function lockAvatar(db: Executor, personId: number): Promise<string> {
  const { avatar } = await db
    .selectFrom('people')
    .select('avatar')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return avatar
}

export async function saveAvatar(db: Executor, personId: number, avatar: string): Promise<void> {
  await db.updateTable('people').set({ avatar }).where('id', '=', personId).execute()
}

export interface NewPerson {
  role: Role
  /** E.164. */
  phone: string
  passwordHash: string
  firstName: string
  lastName: string
  lang: Lang
  /** One of the animals, or the key of a stored picture. */
  avatar: string
  exam?: boolean
  groupId?: number | null
  /** `YYYY-MM-DD` */
  nextDueOn?: string | null
  frozen?: boolean
  /** Now where absent. */
  createdAt?: Date
}

export async function insertPerson(db: Executor, person: NewPerson): Promise<number> {
  const { id } = await db
    .insertInto('people')
    .values({
      role: person.role,
      phone: person.phone,
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      lang: person.lang,
      avatar: person.avatar,
      exam: person.exam ?? false,
      group_id: person.groupId ?? null,
      next_due_on: person.nextDueOn ?? null,
      frozen: person.frozen ?? false,
      ...(person.createdAt ? { created_at: person.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Locks the person until the transaction ends: it serializes acts that count what a person has.
 * @returns since when the account is closed; null while it is not.
 */
export async function lockPerson(db: Executor, personId: number): Promise<{ closed_at: Date | null }> {
  return await db
    .selectFrom('people')
    .select('closed_at')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export interface PaymentStanding {
  created_at: Date
  frozen: boolean
  /** `YYYY-MM-DD` */
  next_due_on: string | null
}

/** Since when there is an account, and whether it is paid for. */
export async function getPaymentStanding(db: Executor, personId: number): Promise<PaymentStanding> {
  return await db
    .selectFrom('people')
    .select(['created_at', 'frozen', 'next_due_on'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

export interface PayingStudent {
  id: number
  frozen: boolean
  /** `YYYY-MM-DD` */
  next_due_on: string | null
}

/** The same, and since when the account is closed, if it is. */
export interface LockedPayer extends PayingStudent {
  closed_at: Date | null
}

/** A student with the state of their payments, locked until the transaction ends. */
export async function lockPayingStudent(db: Executor, studentId: number): Promise<LockedPayer | undefined> {
  return await db
    .selectFrom('people')
    .select(['id', 'frozen', 'next_due_on', 'closed_at'])
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Callers notify all processes by `live.peopleChanged`, after the commit. */
export async function savePaymentStanding(
  db: Executor,
  personId: number,
  standing: { nextDueOn: string | null; frozen: boolean },
): Promise<void> {
  await db
    .updateTable('people')
    .set({ next_due_on: standing.nextDueOn, frozen: standing.frozen })
    .where('id', '=', personId)
    .execute()
}

export interface StudentDue {
  id: number
  /** `YYYY-MM-DD` */
  next_due_on: string
}

/** Freezes some of the students whose date has passed. @returns whom, at most `limit`. */
export async function freezeOverdue(db: Executor, today: string, limit: number): Promise<StudentDue[]> {
  const frozen = await db
    .updateTable('people')
    .set({ frozen: true })
    .where('id', 'in', (query) =>
      query
        .selectFrom('people as late')
        .select('late.id')
        .where('late.role', '=', 'student')
        .where('late.frozen', '=', false)
        .where('late.next_due_on', '<', today)
        .orderBy('late.id')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'next_due_on'])
    .execute()
  return frozen.flatMap(({ id, next_due_on }) => (next_due_on === null ? [] : [{ id, next_due_on }]))
}

/** Those of some people who are students and not frozen. */
export async function findActiveStudents(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...ids])
    .where('role', '=', 'student')
    .where('frozen', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Students by id, after a given one. */
export async function listStudentsAfter(db: Executor, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'student')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Students who are not frozen and whose date lies between two days, by id, after a given one. */
export async function listDueBetween(
  db: Executor,
  { from, to, after, limit }: { from: string; to: string; after: number; limit: number },
): Promise<StudentDue[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'next_due_on'])
    .where('role', '=', 'student')
    .where('frozen', '=', false)
    .where('next_due_on', '>=', from)
    .where('next_due_on', '<=', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ id, next_due_on }) => (next_due_on === null ? [] : [{ id, next_due_on }]))
}

export interface StoredBalance {
  points: number
  coins: number
}

/** A student's balance, locked until the transaction ends. */
export async function lockBalance(db: Executor, personId: number): Promise<StoredBalance> {
  return await db
    .selectFrom('people')
    .select(['points', 'coins'])
    .where('id', '=', personId)
    // No stronger: rows that name the student, such as an earned day, are inserted before the streak is locked.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function getBalance(db: Executor, personId: number): Promise<StoredBalance> {
  return await db
    .selectFrom('people')
    .select(['points', 'coins'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

/**
 * For the ledger alone, in the transaction that writes its rows.
 * @returns whose balance it was, as they are now and stay until the transaction ends.
 */
export async function moveBalance(
  db: Executor,
  personId: number,
  by: StoredBalance,
): Promise<{ isStudent: boolean; isOnLeaderboard: boolean }> {
  const { role, leaderboard_hidden } = await db
    .updateTable('people')
    .set({ points: sql`points + ${by.points}`, coins: sql`coins + ${by.coins}` })
    .where('id', '=', personId)
    .returning(['role', 'leaderboard_hidden'])
    .executeTakeFirstOrThrow()
  return { isStudent: role === 'student', isOnLeaderboard: !leaderboard_hidden }
}

/** For the ledger alone, in the transaction that writes its rows: at most one a person. */
export async function moveCoins(
  db: Executor,
  moves: readonly { person_id: number; amount: number }[],
): Promise<void> {
  // Always in the same order: two concurrent payments of many people would deadlock.
  await sql`
    select id from people where id = any (${moves.map(({ person_id: id }) => id)}::integer[])
    order by id for no key update`.execute(db)
  await sql`
    update people set coins = people.coins + moved.amount
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as moved(person_id integer, amount integer)
    where people.id = moved.person_id`.execute(db)
}

/** Whether a student is hidden from leaderboards other than their own. */
export async function isHiddenFromLeaderboard(db: Executor, personId: number): Promise<boolean> {
  const { leaderboard_hidden } = await db
    .selectFrom('people')
    .select('leaderboard_hidden')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return leaderboard_hidden
}

export async function saveLeaderboardHidden(db: Executor, personId: number, hidden: boolean): Promise<void> {
  await db.updateTable('people').set({ leaderboard_hidden: hidden }).where('id', '=', personId).execute()
}

/** First and last name. */
export async function getName(db: Executor, personId: number): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}

export async function getLanguage(db: Executor, personId: number): Promise<Lang> {
  const { lang } = await db
    .selectFrom('people')
    .select('lang')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return lang as Lang // a check on the column limits it to the languages of the contract
}

/**
 * The group a person is in, who is moved by nobody until the transaction ends: whoever moves them locks them whole. No
 * stronger than what a row that names them takes anyway, so balances and streaks go on.
 */
export async function holdGroup(db: Executor, personId: number): Promise<number | null> {
  const { group_id } = await db
    .selectFrom('people')
    .select('group_id')
    .where('id', '=', personId)
    .forKeyShare()
    .executeTakeFirstOrThrow()
  return group_id
}

/** The group a person is in; undefined where they are in none. */
export async function findGroupOf(db: Executor, personId: number): Promise<number | undefined> {
  const row = await db.selectFrom('people').select('group_id').where('id', '=', personId).executeTakeFirst()
  return row?.group_id ?? undefined
}

/** The students of a group, by id. */
export async function listStudentsOfGroup(
  db: Executor,
  groupId: number,
): Promise<{ id: number; frozen: boolean }[]> {
  return await db
    .selectFrom('people')
    .select(['id', 'frozen'])
    .where('group_id', '=', groupId)
    .where('role', '=', 'student')
    .orderBy('id')
    .execute()
}

import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** One that was not touched for so long is done by nobody any more: its server ended. */
export const silent_ms = 5 * 60_000
const kept_ms = 30 * 24 * 3_600_000

export interface StudentImportRecord {
  id: number
  by_id: number
  by_name: string
  rows: number
  done: number
  state: 'running' | 'done' | 'failed'
  reason: string | null
  students: number
  /** Of them so many have never signed in. */
  waiting: number
  created_at: Date
  touched_at: Date
}

/** Notes that a list is being taken in; again where an earlier try failed. Old ones go. */
export async function beginStudentImport(
  db: Executor,
  { personId, requestId, rows }: { personId: number; requestId: string; rows: number },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('student_imports')
    .where('created_at', '<', new Date(now.getTime() - kept_ms))
    .execute()
  await db
    .insertInto('student_imports')
    .values({
      person_id: personId,
      request_id: requestId,
      rows,
      state: 'running',
      created_at: now,
      touched_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('request_id')
        .doUpdateSet({ state: 'running', reason: null, touched_at: now })
        // One that runs still may be what a server left that ended: it was silent until now.
        .where('student_imports.state', '!=', 'done'),
    )
    .execute()
}

export async function touchStudentImport(
  db: Executor,
  requestId: string,
  done: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('student_imports')
    .set({ done, touched_at: now })
    .where('request_id', '=', requestId)
    .where('state', '=', 'running')
    .execute()
}

/** In the transaction that adds the students. */
export async function endStudentImport(
  db: Executor,
  requestId: string,
  studentIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('student_imports')
    .set({
      state: 'done',
      reason: null,
      done: studentIds.length,
      student_ids: [...studentIds],
      touched_at: now,
    })
    .where('request_id', '=', requestId)
    .execute()
}

export async function failStudentImport(
  db: Executor,
  requestId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('student_imports')
    .set({ state: 'failed', reason, touched_at: now })
    .where('request_id', '=', requestId)
    .where('state', '=', 'running')
    .execute()
}

/**
 * Whoever signed in has a device or a session, or has done something since; where a teacher gave them another password,
 * all that is gone, and the password is theirs.
 */
const neverSignedIn = sql<boolean>`
  people.closed_at is null
  and not exists (select from sessions where person_id = people.id)
  and not exists (select from login_device_people where person_id = people.id)
  and not exists (select from lesson_progress where person_id = people.id and touched_at is not null)
  and not exists (
    select from audit_log
    where subject_kind = 'student' and subject_id = people.id and action = 'student_password_new')`

/** The newest first. */
export async function listStudentImports(
  db: Executor,
  after: Date,
  most: number,
): Promise<StudentImportRecord[]> {
  const { rows } = await sql<StudentImportRecord>`
    select i.id, i.person_id as by_id, staff.first_name || ' ' || staff.last_name as by_name, i.rows, i.done, i.state,
      i.reason, cardinality(i.student_ids) as students, i.created_at, i.touched_at,
      (select count(*)::int from people where people.id = any(i.student_ids) and ${neverSignedIn}) as waiting
    from student_imports i join people staff on staff.id = i.person_id
    where i.created_at > ${after} order by i.id desc limit ${most}`.execute(db)
  return rows
}

export interface WaitingStudent {
  id: number
  first_name: string
  last_name: string
  phone: string
  group: string | null
  password_hash: string
}

/**
 * Those of these students who have never signed in, with the password that they have now. Nobody else of them signs in
 * or changes theirs until the transaction ends.
 */
export async function lockNeverSignedIn(
  transaction: Executor,
  ids: readonly number[],
): Promise<{ id: number; password_hash: string }[]> {
  await sql`
    select id from people where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    transaction,
  )
  // By a statement of its own: one that waited for a lock would not see the session that was begun under it.
  const { rows } = await sql<{ id: number; password_hash: string }>`
    select id, password_hash from people
    where id = any(${[...ids]}::int[]) and ${neverSignedIn}`.execute(transaction)
  return rows
}

/** Those of an import who have never signed in; undefined where there is no such import that ended well. */
export async function listNeverSignedIn(
  db: Executor,
  importId: number,
): Promise<WaitingStudent[] | undefined> {
  const found = await db
    .selectFrom('student_imports')
    .select('student_ids')
    .where('id', '=', importId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (!found) return undefined
  const { rows } = await sql<WaitingStudent>`
    select people.id, people.first_name, people.last_name, people.phone, groups.name as "group", people.password_hash
    from people left join groups on groups.id = people.group_id
    where people.id = any(${found.student_ids}::int[]) and ${neverSignedIn}
    order by people.id`.execute(db)
  return rows
}

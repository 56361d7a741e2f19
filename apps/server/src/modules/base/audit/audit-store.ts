import type { AuditActionName, AuditSubjectKind, AuditValues } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { gramsOfWord, hasWord, namedBy } from '../people/index.ts'

export interface NewAuditEntry {
  at: Date
  staffId: number
  action: AuditActionName
  subject: { kind: Exclude<AuditSubjectKind, 'school'>; id: number } | { kind: 'school' }
  before?: AuditValues
  after?: AuditValues
  reason?: string
}

/** Logs what a member of staff changed, in the transaction of the change: both are committed or neither. */
export async function recordAudit(transaction: Executor, entry: NewAuditEntry): Promise<void> {
  const { subject, before, after } = entry
  await transaction
    .insertInto('audit_log')
    .values({
      at: entry.at,
      staff_id: entry.staffId,
      action: entry.action,
      subject_kind: subject.kind,
      subject_id: subject.kind === 'school' ? null : subject.id,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason: entry.reason ?? null,
    })
    .execute()
}

/** A change of a person's account, as it was logged. */
export interface LoggedChange {
  at: Date
  staff_id: number
  before: AuditValues
  after: AuditValues
}

/** When this action last changed a person's account; undefined where it never did. */
export async function findLastChange(
  db: Executor,
  action: AuditActionName,
  { kind, id }: { kind: Exclude<AuditSubjectKind, 'school'>; id: number },
): Promise<LoggedChange | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['at', 'staff_id', 'before', 'after'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const valuesOf = (stored: unknown) => (stored ?? {}) as AuditValues // recordAudit alone writes them
  return row && { ...row, before: valuesOf(row.before), after: valuesOf(row.after) }
}

export interface AuditRecord {
  id: number
  at: Date
  staff_id: number
  staff_name: string
  action: AuditActionName
  subject_kind: AuditSubjectKind
  subject_id: number | null
  subject_name: string | null
  before: AuditValues | null
  after: AuditValues | null
  reason: string | null
}

export interface AuditFilter {
  action?: AuditActionName | undefined
  staff_id?: number | undefined
  subject_kind?: AuditSubjectKind | undefined
  subject_id?: number | undefined
  /** From this moment on, and before that one. */
  since?: Date | undefined
  until?: Date | undefined
  /** Folded as names are: each is part of the actor's name, the subject's name, or the reason. */
  words?: readonly string[]
  /** Only entries with a smaller id. */
  before?: number | undefined
}

/** Up to so many entries of a word are named by their ids; of more a page is found soon by reading from the newest. */
const mostNamed = 10_000
/** Of entries that are named, so many are read at once, from the newest on: the first of them fill a page most often. */
const slice = 500

/**
 * The newest entries that fit the filter.
 * @param most of a word's entries are named by their ids.
 */
export async function listAudit(
  db: Executor,
  filter: AuditFilter,
  limit: number,
  most = mostNamed,
): Promise<AuditRecord[]> {
  const { entries, words } = await nameEntries(db, filter.words ?? [], most)
  if (!entries) return await selectEntries(db, filter, words, limit)
  const { before = Number.POSITIVE_INFINITY } = filter
  const named = entries.filter((id) => id < before)
  const found: AuditRecord[] = []
  for (let start = 0; start < named.length && found.length < limit; start += slice) {
    const isNamed = sql<boolean>`entry.id = any(${named.slice(start, start + slice)}::integer[])`
    found.push(...(await selectEntries(db, filter, words, limit - found.length, isNamed)))
  }
  return found
}

async function selectEntries(
  db: Executor,
  filter: AuditFilter,
  words: readonly string[],
  limit: number,
  isNamed?: RawBuilder<boolean>,
): Promise<AuditRecord[]> {
  let query = db
    .selectFrom('audit_log as entry')
    .innerJoin('people as staff', 'staff.id', 'entry.staff_id')
    .leftJoin('people as person', (join) =>
      join.onRef('person.id', '=', 'entry.subject_id').on('entry.subject_kind', 'in', ['student', 'staff']),
    )
    .leftJoin('groups', (join) =>
      join.onRef('groups.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'group'),
    )
    .select([
      'entry.id',
      'entry.at',
      'entry.staff_id',
      'entry.action',
      'entry.subject_kind',
      'entry.subject_id',
      'entry.before',
      'entry.after',
      'entry.reason',
    ])
    .select([
      sql<string>`trim(staff.first_name || ' ' || staff.last_name)`.as('staff_name'),
      sql<string | null>`coalesce(groups.name, trim(person.first_name || ' ' || person.last_name))`.as(
        'subject_name',
      ),
    ])
    .orderBy('entry.id', 'desc')
    .limit(limit)
  if (filter.action !== undefined) query = query.where('entry.action', '=', filter.action)
  if (filter.staff_id !== undefined) query = query.where('entry.staff_id', '=', filter.staff_id)
  if (filter.subject_kind !== undefined) query = query.where('entry.subject_kind', '=', filter.subject_kind)
  if (filter.subject_id !== undefined) query = query.where('entry.subject_id', '=', filter.subject_id)
  if (filter.since !== undefined) query = query.where('entry.at', '>=', filter.since)
  if (filter.until !== undefined) query = query.where('entry.at', '<', filter.until)
  for (const word of words) query = query.where(isAbout(word))
  if (isNamed) query = query.where(isNamed)
  if (filter.before !== undefined) query = query.where('entry.id', '<', filter.before)
  return (await query.execute()) as AuditRecord[] // recordAudit alone writes the table, with these values
}

/**
 * Names the entries of one word by their ids, the newest first: of the longest where it has few enough, as it is the
 * rarest most often.
 * @returns also the words that are still to be asked of them, or of all entries.
 */
async function nameEntries(
  db: Executor,
  words: readonly string[],
  most: number,
): Promise<{ entries?: number[]; words: readonly string[] }> {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  for (const [place, word] of longestFirst.entries()) {
    const entries = await listEntries(db, word, most)
    if (entries) return { entries, words: longestFirst.toSpliced(place, 1) }
  }
  return { words }
}

/** The ids of all entries with a folded word; undefined where they are too many. */
async function listEntries(db: Executor, word: string, most: number): Promise<number[] | undefined> {
  const isNamed = namedBy(word)
  // Each by an index of its own: no index serves them joined by `or`.
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id from audit_log where staff_id in (
        select people.id from people where people.role <> 'student' and ${isNamed(sql`people.id`, 'page')})
      union all
      select id from audit_log
      where subject_kind in ('student', 'staff') and ${isNamed(sql`subject_id`, 'count')}
      union all
      select id from audit_log where subject_kind = 'group' and subject_id in (
        select groups.id from groups where position(${word}::text in fold_name(groups.name)) > 0)
      union all
      select id from audit_log
      where reason is not null
        and search_grams(fold_name(reason), '') @> ${gramsOfWord(word)}::text[]
        and ${hasWord(sql`fold_name(reason)`, word)}
    ) found limit ${most + 1}`.execute(db)
  // One may be named twice, by who did it and to whom.
  return rows.length > most
    ? undefined
    : [...new Set(rows.map(({ id }) => id))].toSorted((one, other) => other - one)
}

/** Whether an entry has a folded word in the name of who did it, in that of whom or what, or in its reason. */
function isAbout(word: string): RawBuilder<boolean> {
  const isNamed = namedBy(word)
  // Whoever acts is staff, who are few.
  return sql<boolean>`(
    entry.staff_id in (
      select people.id from people where people.role <> 'student' and ${isNamed(sql`people.id`, 'page')})
    or (entry.subject_kind in ('student', 'staff') and ${isNamed(sql`entry.subject_id`, 'page')})
    or position(${word}::text in fold_name(groups.name)) > 0
    or ${hasWord(sql`fold_name(entry.reason)`, word)}
  )`
}

/** Staff who ever changed something, by name. */
export async function listAuditStaff(db: Executor): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, trim(first_name || ' ' || last_name) as name from people
    where role <> 'student' and exists (select from audit_log where staff_id = people.id)
    order by name, id`.execute(db)
  return rows
}

/** Takes the values out of a student's entries, which name them; who did what, and when, stays (migration 0170). */
export async function blankAuditOfStudent(db: Executor, studentId: number): Promise<void> {
  await sql`select set_config('qadam.erasing', 'on', true)`.execute(db)
  await db
    .updateTable('audit_log')
    .set({ before: null, after: null, reason: null })
    .where('subject_kind', '=', 'student')
    .where('subject_id', '=', studentId)
    .execute()
  await sql`select set_config('qadam.erasing', 'off', true)`.execute(db)
}

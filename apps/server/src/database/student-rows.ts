import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import type { Executor } from './database.ts'

/** Of whom somebody else is the subject: the people whom a student invited have a right of their own. */
const leftOut = new Set(['invite_leads'])
/** Where no single foreign key leads to a person. */
const byHand = [
  ['audit_log', `subject_kind = 'student' and subject_id = $1`],
  ['exam_answers', 'sitting_id in (select id from exam_sittings where person_id = $1)'],
  ['exam_places', 'sitting_id in (select id from exam_sittings where person_id = $1)'],
] as const
/** From a person by way of an attempt to its answers; nothing lies further. */
const steps = 3

const name = (text: string): string => pg.escapeIdentifier(text)

/** A foreign key of one column. */
export interface Link {
  table: string
  column: string
  parent: string
  parent_column: string
}

/** How the rows of a student are found in a table: a condition whose $1 is the student. */
export type Ways = ReadonlyMap<string, string>

/** Asks the database for its foreign keys. */
export const linksQuery = `
  select child.relname as table, own.attname as column, parent.relname as parent,
    theirs.attname as parent_column
  from pg_constraint keys
  join pg_class child on child.oid = keys.conrelid
  join pg_class parent on parent.oid = keys.confrelid
  join pg_attribute own on own.attrelid = child.oid and own.attnum = keys.conkey[1]
  join pg_attribute theirs on theirs.attrelid = parent.oid and theirs.attnum = keys.confkey[1]
  where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace
    and cardinality(keys.conkey) = 1
  order by 1, 2`

/**
 * The ways from a student to their rows, by the foreign keys of the database itself (`linksQuery`): a table that a later
 * version brings is found without anybody naming it.
 */
export function waysFrom(links: readonly Link[]): Ways {
  let ways: Ways = new Map()
  for (let step = 0; step <= steps; step += 1) ways = oneStepFurther(ways, links)
  return ways
}

/**
 * The same with one key more between the student and a row. A table may have several ways, and all count: a decision names
 * the teacher directly, and its student by the work.
 */
function oneStepFurther(known: Ways, links: readonly Link[]): Ways {
  const conditions = new Map<string, string[]>([['people', ['id = $1']]])
  const add = (table: string, condition: string) =>
    conditions.set(table, [...(conditions.get(table) ?? []), condition])
  for (const [table, condition] of byHand) add(table, condition)
  for (const { table, column, parent, parent_column } of links) {
    if (table === parent || table === 'people' || leftOut.has(table)) continue
    const way = parent === 'people' ? undefined : known.get(parent)
    if (parent === 'people') add(table, `${name(column)} = $1`)
    else if (way !== undefined)
      add(table, `${name(column)} in (select ${name(parent_column)} from ${name(parent)} where ${way})`)
  }
  return new Map([...conditions].map(([table, all]) => [table, all.join(' or ')]))
}

/**
 * Deletes the rows of a student from every table but those that are named to stay, in one statement: references are
 * checked at its end, so their order does not matter.
 */
export async function deleteRowsOfStudent(
  db: Executor,
  personId: number,
  stays: ReadonlySet<string>,
): Promise<void> {
  const { rows: links } = await sql.raw<Link>(linksQuery).execute(db)
  const deletions = [...waysFrom(links)]
    .filter(([table]) => !stays.has(table))
    .map(([table, way], place) => `part_${place} as (delete from ${name(table)} where ${way})`)
  await db.executeQuery(CompiledQuery.raw(`with ${deletions.join(', ')} select $1::int`, [personId]))
}

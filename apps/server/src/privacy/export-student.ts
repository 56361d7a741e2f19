import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { inTransaction, type Connection } from '../backup/tables.ts'
import { isThere } from '../backup/backup-form.ts'
import { StartFailure } from '../errors/start-failure.ts'
import { isFileKey, type FileStore } from '../files/file-store.ts'

/** Of whom somebody else is the subject: the people whom a student invited have a right of their own. */
const leftOut = new Set(['invite_leads'])
/** Where no single foreign key leads to a person. */
const byHand = [
  ['audit_log', `subject_kind = 'student' and subject_id = $1`],
  ['exam_answers', 'sitting_id in (select id from exam_sittings where person_id = $1)'],
] as const
/** What proves who somebody is stays the school's: hashes and the keys of devices. Bytes are hashes here, all of them. */
const secrets = new Set(['password_hash', 'code_hash', 'keys', 'address'])
/** From a person by way of an attempt to its answers; nothing lies further. */
const steps = 3

const name = (text: string): string => pg.escapeIdentifier(text)

interface Link {
  table: string
  column: string
  parent: string
  parent_column: string
}

/** How the rows of a student are found in a table: a condition whose $1 is the student. */
export type Ways = ReadonlyMap<string, string>

/**
 * The ways from a student to their rows, by the foreign keys of the database itself: a table that a later version brings
 * is found without anybody naming it.
 */
export async function findWays(connection: Connection): Promise<Ways> {
  const { rows: links } = await connection.query<Link>(`
    select child.relname as table, own.attname as column, parent.relname as parent,
      theirs.attname as parent_column
    from pg_constraint keys
    join pg_class child on child.oid = keys.conrelid
    join pg_class parent on parent.oid = keys.confrelid
    join pg_attribute own on own.attrelid = child.oid and own.attnum = keys.conkey[1]
    join pg_attribute theirs on theirs.attrelid = parent.oid and theirs.attnum = keys.confkey[1]
    where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace
      and cardinality(keys.conkey) = 1
    order by 1, 2`)
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

export interface StudentExport {
  pool: pg.Pool
  files: Pick<FileStore, 'read'>
  /** An id, or the phone that the student signs in with. */
  who: string
  /** Made here; must not exist. */
  folder: string
}

export interface StudentExportResult {
  personId: number
  tables: number
  rows: number
  files: number
}

/**
 * Writes all that the school has of a student into a new folder: their rows of every table as JSON, and what they
 * uploaded. Rows of other people, and what proves who somebody is, are left out.
 * @throws StartFailure where there is no such student, or the folder exists
 */
export async function exportStudent({
  pool,
  files,
  who,
  folder,
}: StudentExport): Promise<StudentExportResult> {
  if (await isThere(folder)) throw new StartFailure(`${folder} exists already. Name a new folder.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.join(unfinished, 'files'), { recursive: true, mode: 0o700 })
  try {
    const { keys, ...counted } = await inTransaction(
      pool,
      'isolation level repeatable read read only',
      async (connection) => await writeTables(connection, who, unfinished),
    )
    let copied = 0
    for (const key of keys) if (await copyFile(files, key, path.join(unfinished, 'files', key))) copied += 1
    await rename(unfinished, folder)
    return { ...counted, files: copied }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function writeTables(connection: Connection, who: string, folder: string) {
  const personId = await findStudent(connection, who)
  let tables = 0
  let rows = 0
  for (const [table, way] of await findWays(connection)) {
    const found = await readRows(connection, table, way, personId)
    if (found.length === 0) continue
    await writeFile(path.join(folder, `${table}.json`), `${JSON.stringify(found, undefined, 2)}\n`, {
      mode: 0o600,
    })
    tables += 1
    rows += found.length
  }
  const { rows: uploads } = await connection.query<{ media_key: string }>(
    `select media_key from uploads where person_id = $1 and state in ('ready', 'used') order by created_at`,
    [personId],
  )
  return { personId, tables, rows, keys: uploads.map(({ media_key }) => media_key) }
}

async function findStudent(connection: Connection, who: string): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `select id from people where role = 'student' and (id::text = $1 or phone = $1)`,
    [who.replaceAll(/[ ()-]/g, '')],
  )
  const [student] = rows
  if (!student) throw new StartFailure(`There is no student with the id or the phone ${who}.`)
  return student.id
}

async function readRows(
  connection: Connection,
  table: string,
  way: string,
  personId: number,
): Promise<unknown[]> {
  const { rows: columns } = await connection.query<{ name: string; is_bytes: boolean }>(
    `select attname as name, atttypid = 'bytea'::regtype as is_bytes from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped order by attnum`,
    [name(table)],
  )
  const shown = columns.filter((column) => !column.is_bytes && !secrets.has(column.name))
  const { rows } = await connection.query<{ row: unknown }>(
    `select row_to_json(shown) as row from (
       select ${shown.map((column) => name(column.name)).join(', ')} from ${name(table)} where ${way}) shown`,
    [personId],
  )
  return rows.map(({ row }) => row)
}

async function copyFile(files: Pick<FileStore, 'read'>, key: string, place: string): Promise<boolean> {
  const content = isFileKey(key) ? await files.read(key) : undefined
  if (!content) return false
  await pipeline(content, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
  return true
}

import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { inTransaction, type Connection } from '../backup/tables.ts'
import { isThere } from '../backup/backup-form.ts'
import { StartFailure } from '../errors/start-failure.ts'
import { isFileKey, type FileStore } from '../files/file-store.ts'
import { linksQuery, waysFrom, type Link } from '../database/student-rows.ts'

/** What proves who somebody is stays the school's: hashes and the keys of devices. Bytes are hashes here, all of them. */
const secrets = new Set(['password_hash', 'code_hash', 'keys', 'address'])
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
  const { rows: links } = await connection.query<Link>(linksQuery)
  for (const [table, way] of waysFrom(links)) {
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
    [pg.escapeIdentifier(table)],
  )
  const shown = columns.filter((column) => !column.is_bytes && !secrets.has(column.name))
  const { rows } = await connection.query<{ row: unknown }>(
    `select row_to_json(shown) as row from (
       select ${shown.map((column) => pg.escapeIdentifier(column.name)).join(', ')} from ${pg.escapeIdentifier(table)} where ${way}) shown`,
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

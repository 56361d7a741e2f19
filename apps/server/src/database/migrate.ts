import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { StartFailure, reasonOf } from '../errors/start-failure.ts'

/** Any number will do, as long as all servers of one database take the same. */
const advisoryLock = 8_153_024_417

/** The way on for who develops. */
const beginAnew =
  'or, where nothing in it is needed, begin with an empty database: remove the data folder (DATA_DIR, usually ./data) or set DATABASE_URL to another one'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

interface AppliedMigration {
  name: string
  checksum: string
}

/** The migrations this code comes with, in their order. */
export function readMigrations(directory = path.join(import.meta.dirname, 'migrations')): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      // A checkout may turn line ends into CRLF; that is not a change.
      const sql = readFileSync(path.join(directory, name), 'utf8').replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Brings the database to the state of this code, forward only: each migration in a transaction of its own, once, also
 * when several processes start at the same time. Gives the names of those it applied.
 * @throws StartFailure when the database is newer than the code or was made by other migrations, or one fails.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const name = await applyNext(pool, migrations)
    if (name === undefined) return applied
    applied.push(name)
  }
}

async function applyNext(pool: pg.Pool, migrations: readonly Migration[]): Promise<string | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // On a large school a migration takes what it takes.
    await client.query('set local statement_timeout = 0')
    // Ends with the transaction, so that it also holds behind a pooler that shares sessions.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    await client.query(`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
    const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migrations')
    const next = nextMigration(migrations, rows)
    if (next !== undefined) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
  } catch (error) {
    throw new StartFailure(
      `Migration ${migration.name} failed, and nothing of it was kept: ${reasonOf(error)}`,
      {
        cause: error,
      },
    )
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ])
}

/** The first migration that is not applied yet; throws when what is applied is not what the code would have applied. */
export function nextMigration(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const unknown = applied.map(({ name }) => name).filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new StartFailure(
      `The database has had migrations that this code does not have: ${unknown.sort().join(', ')}. Start the code that has them; where they were removed in development, put them back into apps/server/src/database/migrations; ${beginAnew}.`,
    )
  }
  for (const { name, checksum } of applied) {
    if (known.get(name)?.checksum !== checksum) {
      throw new StartFailure(
        `The migration ${name} was changed after this database had it. Put the file back and write the change as a new migration; ${beginAnew}.`,
      )
    }
  }
  const names = new Set(applied.map(({ name }) => name))
  const next = migrations.find(({ name }) => !names.has(name))
  const last = [...names].sort().at(-1)
  if (next !== undefined && last !== undefined && next.name < last) {
    throw new StartFailure(
      `The migration ${next.name} comes before ${last}, which this database already has. Give it the next number.`,
    )
  }
  return next
}

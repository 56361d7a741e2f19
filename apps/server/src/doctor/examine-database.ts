import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { jobConnections, liveConnections } from '../config/pool-size.ts'
import { nextMigration, readMigrations } from '../database/migrate.ts'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { hasAdmin } from '../modules/base/people/index.ts'
import { lastBackup } from '../modules/base/school/index.ts'
import { areVapidKeysWhole } from '../modules/messages/push/index.ts'
import { mend, note, well, type Finding } from './finding.ts'

/** Sessions, deadlines and payments go by the clock of each server. */
const clockTolerance_ms = 2_000
/** A night's backup, and two hours for a late one. */
const freshBackup_ms = 26 * 3600_000

type Connections = Pick<Config, 'workers' | 'databasePoolSize'> & Partial<Pick<Config, 'databasePoolerUrl'>>

type Opened = Pick<OpenDatabase, 'db' | 'pool' | 'kind'>

/** All that a database says of itself. */
export async function examineDatabase(
  { db, pool, kind }: Opened,
  config: Connections,
  now: () => Date,
): Promise<Finding[]> {
  const findings = [await examineClock(pool, now)]
  if (kind === 'postgresql')
    findings.push(await examineServer(pool), ...(await examineRights(pool)), await examineRoom(pool, config))
  const { findings: ofMigrations, isWhole } = await examineMigrations(pool)
  findings.push(...ofMigrations)
  if (isWhole) findings.push(...(await examineSchool(db, now())))
  return findings
}

async function one<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: string,
  values: unknown[] = [],
): Promise<Row> {
  const [row] = (await pool.query<Row>(query, values)).rows
  if (!row) throw new Error('The database says nothing')
  return row
}

/** Exported for its test. */
export async function examineClock(pool: pg.Pool, now: () => Date): Promise<Finding> {
  const before = now().getTime()
  const { at } = await one<{ at: number }>(
    pool,
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  )
  const after = now().getTime()
  const ahead_ms = at > after ? at - after : Math.min(at - before, 0)
  if (Math.abs(ahead_ms) <= clockTolerance_ms)
    return well('clock', 'It is the database’s, within two seconds.')
  const seconds = Math.round(Math.abs(ahead_ms) / 1000)
  return mend(
    'clock',
    `The database’s clock is ${seconds} seconds ${ahead_ms > 0 ? 'ahead of' : 'behind'} this machine’s: let both follow a time server (chrony or systemd-timesyncd).`,
  )
}

async function examineServer(pool: pg.Pool): Promise<Finding> {
  const { version, fsync, commit } = await one<{ version: string; fsync: string; commit: string }>(
    pool,
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit`,
  )
  if (fsync === 'off' || commit === 'off')
    return mend(
      'database',
      `PostgreSQL has ${fsync === 'off' ? 'fsync' : 'synchronous_commit'} off, so that a power cut loses what students were told is kept: set it on.`,
    )
  return well('database', `PostgreSQL ${version} answers.`)
}

async function examineRights(pool: pg.Pool): Promise<Finding[]> {
  const rights = await one<{
    name: string
    makes_tables: boolean
    makes_schemas: boolean
    foreign: string | null
  }>(
    pool,
    `select current_user as name,
       has_schema_privilege(current_schema(), 'create') as makes_tables,
       case when to_regnamespace('jobs') is null then has_database_privilege(current_database(), 'create')
         else has_schema_privilege('jobs', 'create') end as makes_schemas,
       (select min(relname) from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
         and not pg_has_role(relowner, 'usage')) as foreign`,
  )
  const faults = [
    ...(rights.makes_tables ? [] : ['make tables in its schema (grant create on schema)']),
    ...(rights.makes_schemas
      ? []
      : ['make and change the schema jobs (grant create on database; the owner of the schema)']),
    ...(rights.foreign === null ? [] : [`change the table ${rights.foreign}, which another user owns`]),
  ]
  return faults.length === 0
    ? [well('rights', `The user ${rights.name} may do what migrations need.`)]
    : faults.map((fault) => mend('rights', `The user ${rights.name} of the database may not ${fault}.`))
}

async function examineRoom(
  pool: pg.Pool,
  { workers, databasePoolSize, databasePoolerUrl }: Connections,
): Promise<Finding> {
  const { most } = await one<{ most: number }>(
    pool,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  )
  const ofRequests = databasePoolerUrl === undefined ? databasePoolSize : 0
  const wanted = workers * (ofRequests + jobConnections + liveConnections)
  return wanted <= most
    ? well('connections', `This server may take ${wanted} of the ${most} that PostgreSQL gives.`)
    : mend(
        'connections',
        `This server may take ${wanted} connections, but PostgreSQL gives ${most}: lower WORKERS or DATABASE_POOL_SIZE, or raise max_connections.`,
      )
}

async function examineMigrations(pool: pg.Pool): Promise<{ findings: Finding[]; isWhole: boolean }> {
  const { there } = await one<{ there: boolean }>(
    pool,
    `select to_regclass('schema_migrations') is not null as there`,
  )
  if (!there)
    return {
      findings: [note('migrations', 'There is no school yet: the first start makes one.')],
      isWhole: false,
    }
  const { rows } = await pool.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  const known = readMigrations()
  // Throws the sentence where the database is not this code's.
  nextMigration(known, rows)
  const waiting = known.length - rows.length
  return waiting > 0
    ? {
        findings: [note('migrations', `${waiting} wait for the next start, which applies them.`)],
        isWhole: false,
      }
    : {
        findings: [well('migrations', `The database is at the state of this code (${known.length}).`)],
        isWhole: true,
      }
}

async function examineSchool(db: Database, now: Date): Promise<Finding[]> {
  return [
    (await hasAdmin(db))
      ? well('admin', 'The school has an admin.')
      : mend('admin', 'Nobody can sign in as admin: make the first one by `npm run school:create`.'),
    (await areVapidKeysWhole(db))
      ? well('push keys', 'They belong together.')
      : mend(
          'push keys',
          'The keys for Web Push are missing or damaged: take `push_vapid_keys` of the table `settings` from a backup, or delete it and start the server, after which every device has to allow pushes again.',
        ),
    examineBackup(await lastBackup.find(db), now),
  ]
}

/** Exported for its test. */
export function examineBackup(madeAt: string | null, now: Date): Finding {
  if (madeAt === null) return mend('backup', 'None was ever made: `npm run backup -- FOLDER`.')
  const age_ms = now.getTime() - new Date(madeAt).getTime()
  return age_ms <= freshBackup_ms
    ? well('backup', `The last one was made at ${madeAt}.`)
    : mend(
        'backup',
        `The last one is ${Math.floor(age_ms / 3600_000)} hours old: make one (\`npm run backup\`), and see why last night’s was not made.`,
      )
}

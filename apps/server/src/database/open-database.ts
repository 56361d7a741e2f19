import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFailure, codeOf, reasonOf } from '../errors/start-failure.ts'
import { columnParsers } from './column-types.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import type { Database, Tables } from './database.ts'
import { PoolQueue } from './pool-queue.ts'
import { withNamedStatements } from './named-statements.ts'

/** Older ones lack what the SQL here uses, and no longer get fixes. */
const oldestPostgresql = 15

/** The server ends its statement first where it still can, and says why. */
const answerMargin_ms = 2000

export interface DatabaseOptions {
  dataDir: string
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string | undefined
  /** A pooler in transaction mode before that PostgreSQL, through which its connections go. */
  poolerUrl?: string | undefined
  poolSize?: number | undefined
  /**
   * Statements that take longer end, as does the wait for a server that does not answer at all: for those whom a person
   * waits for. Of the embedded database, which nothing can interrupt, none does.
   */
  longestStatement_ms?: number | undefined
  /** Called when a connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** How long requests wait for a connection of the pool. */
  queue: PoolQueue
  kind: 'embedded' | 'postgresql'
  close: () => Promise<void>
}

/**
 * Opens the PostgreSQL at `databaseUrl`, or else the embedded one under `dataDir`, which only one process may have open.
 * @throws StartFailure when it can't be reached, is too old, or is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbeddedIn(options.dataDir, options)
    : openPostgresql(options.databaseUrl, options)
}

/** Kysely on a pool; for those who already have one. */
export function databaseOn(
  pool: pg.Pool,
  {
    onConnectionLost = () => {},
    queue = new PoolQueue(pool.options.max),
    longestQuery_ms,
    isPooled = false,
  }: {
    onConnectionLost?: DatabaseOptions['onConnectionLost']
    queue?: PoolQueue
    longestQuery_ms?: number | undefined
    isPooled?: boolean
  } = {},
): Database {
  // Without listeners a connection that breaks ends the process: an idle one by the pool's event, one that is in
  // a transaction by its own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool, { queue, longestQuery_ms, isPooled }) }),
  })
}

async function openEmbeddedIn(dataDir: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const lock = lockDataDirectory(dataDir)
  try {
    // A server on PostgreSQL has no use for it.
    const { openEmbedded } = await import('./embedded-database.ts')
    const embedded = await openEmbedded(path.join(dataDir, 'database'))
    const queue = new PoolQueue(embedded.pool.options.max)
    return {
      db: databaseOn(embedded.pool, { onConnectionLost: options.onConnectionLost, queue }),
      pool: embedded.pool,
      queue,
      kind: 'embedded',
      close: async () => {
        await embedded.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The embedded database in ${dataDir} does not open: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

async function openPostgresql(databaseUrl: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const { longestStatement_ms, poolerUrl } = options
  const isPooled = poolerUrl !== undefined
  const pool = new pg.Pool({
    connectionString: poolerUrl ?? databaseUrl,
    application_name: 'qadam',
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    types: columnParsers(),
    // The embedded database knows no other zone; SQL that names none must mean the same in both.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types don't say so
    onConnect: async (client: pg.ClientBase) => {
      // A pooler hands the time zone on; any other setting would stay at whoever gets the connection next.
      // To compile a statement takes longer than any of these runs.
      const ofSession = `set jit = off; set statement_timeout = ${longestStatement_ms ?? 0}`
      await client.query(isPooled ? `set time zone 'UTC'` : `set time zone 'UTC'; ${ofSession}`)
    },
  })
  const queue = new PoolQueue(pool.options.max)
  const db = databaseOn(pool, {
    onConnectionLost: options.onConnectionLost,
    queue,
    isPooled,
    longestQuery_ms: longestStatement_ms === undefined ? undefined : longestStatement_ms + answerMargin_ms,
  })
  try {
    await requireVersion(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `${isPooled ? 'DATABASE_POOLER_URL' : 'DATABASE_URL'} (${withoutPassword(poolerUrl ?? databaseUrl)}) can't be used: ${connectReason(error)}`,
      {
        cause: error,
      },
    )
  }
  return { db, pool, queue, kind: 'postgresql', close: () => pool.end() }
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const version = rows[0]?.version ?? 'unknown'
  if (Number.parseInt(version, 10) >= oldestPostgresql) return
  throw new StartFailure(
    `PostgreSQL ${oldestPostgresql} or newer is needed; the one at DATABASE_URL is ${version}.`,
  )
}

function connectReason(error: unknown): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return 'nothing listens there.'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host name is not known.'
    default:
      return reasonOf(error)
  }
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl)
    return `${url.host}${url.pathname}`
  } catch {
    return 'not a URL'
  }
}

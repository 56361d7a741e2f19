import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openInMemory } from '../src/database/embedded-database.ts'
import { databaseOn, openDatabase } from '../src/database/open-database.ts'

export interface TestDatabase {
  kind: 'embedded' | 'postgresql'
  db: Database
  pool: pg.Pool
  /** Of this very database, for a second server on it; only where there is a PostgreSQL. */
  url?: string
  close: () => Promise<void>
}

/**
 * An empty database with all migrations, for this caller alone: usually one a test file, made in `beforeAll` and closed in
 * `afterAll`. Which kind is the project's: `vitest run --project server` or `--project server-postgresql`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const source = inject('testDatabase')
  return source.kind === 'embedded' ? copyEmbedded(source.archive) : copyPostgresql(source, source.template)
}

/** A database without a table, of the other kind where `kind` names it; PostgreSQL only where the project has one. */
export async function createEmptyDatabase(
  kind: TestDatabase['kind'] = inject('testDatabase').kind,
): Promise<TestDatabase> {
  const source = inject('testDatabase')
  if (kind === 'postgresql' && source.kind === 'postgresql') return copyPostgresql(source, 'template1')
  return await copyEmbedded(source.kind === 'embedded' ? source.emptyArchive : undefined)
}

/** Read once by each worker. */
const archives = new Map<string, ArrayBuffer>()

function readArchive(file: string): ArrayBuffer {
  const bytes = archives.get(file) ?? Uint8Array.from(readFileSync(file)).buffer
  archives.set(file, bytes)
  return bytes
}

async function copyEmbedded(archive: string | undefined): Promise<TestDatabase> {
  const embedded = await openInMemory(archive === undefined ? undefined : readArchive(archive))
  return { kind: 'embedded', db: databaseOn(embedded.pool), pool: embedded.pool, close: embedded.close }
}

async function copyPostgresql(
  { url: adminUrl, poolerUrl }: { url: string; poolerUrl?: string },
  template: string,
): Promise<TestDatabase> {
  const name = `qadam_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const opened = await openDatabase({
    dataDir: '',
    databaseUrl: url.href,
    poolerUrl: poolerUrl && `${poolerUrl}${name}`,
    poolSize: 10,
  })
  return {
    ...opened,
    url: url.href,
    close: async () => {
      await opened.close()
      await asAdmin(adminUrl, `drop database ${name} with (force)`)
    },
  }
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

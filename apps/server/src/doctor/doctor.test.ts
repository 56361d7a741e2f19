import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '../../test/s3-server.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openS3Store } from '../files/s3-store.ts'
import { createPerson } from '../modules/access/accounts/index.ts'
import { lastBackup } from '../modules/base/school/index.ts'
import { getVapidKeys } from '../modules/messages/push/index.ts'
import { examineDatabase } from './examine-database.ts'
import {
  examineAddress,
  examineCertificate,
  examineConnections,
  examineFolder,
  examineRoom,
  examineStore,
} from './examine-machine.ts'
import { examineSetup } from './examine-setup.ts'
import { examined, mend, reportOf, type Finding } from './finding.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = () => new Date()
const toMend = (findings: readonly Finding[]): string[] =>
  findings.filter(({ state }) => state === 'mend').map(({ about }) => about)
const sentences = (findings: readonly Finding[]): string =>
  findings.map(({ about, sentence }) => `${about}: ${sentence}`).join('\n')

async function database(kind: 'school' | 'empty' = 'school'): Promise<TestDatabase> {
  const opened = kind === 'school' ? await createTestDatabase() : await createEmptyDatabase()
  onTestFinished(async () => await opened.close())
  return opened
}

const examine = async (place: TestDatabase, changes = {}, clock = now) =>
  await examineDatabase(place, { workers: 1, databasePoolSize: 10, ...changes }, clock)

describe('of a database', () => {
  test('with an admin, keys and a backup of this night only what a test server has off is to be mended', async () => {
    const school = await database()
    expect(toMend(await examine(school))).toEqual(expect.arrayContaining(['admin', 'push keys', 'backup']))
    await createPerson(school.db, {
      role: 'admin',
      phone: '+998901112233',
      passwordHash: 'none',
      firstName: 'Zuhra',
      lastName: '',
      lang: 'uz',
      avatar: 'stork',
    })
    await getVapidKeys(school.db)
    await lastBackup.save(school.db, now().toISOString())
    // The PostgreSQL of the tests syncs nothing.
    expect(toMend(await examine(school))).toEqual(school.kind === 'postgresql' ? ['database'] : [])
  })

  test('a backup of two nights ago and keys that do not belong together are to be mended', async () => {
    const school = await database()
    await lastBackup.save(school.db, new Date(now().getTime() - 50 * 3600_000).toISOString())
    const { publicKey } = await getVapidKeys(school.db)
    await sql`update settings set value = jsonb_set(value, '{publicKey}', ${JSON.stringify(`A${publicKey.slice(1)}`)}::jsonb)
      where name = 'push_vapid_keys'`.execute(school.db)
    const findings = await examine(school)
    expect(toMend(findings)).toEqual(expect.arrayContaining(['push keys', 'backup']))
    expect(sentences(findings)).toContain('backup: The last one is 50 hours old')
  })

  test.each([
    ['ahead of', -60_000],
    ['behind', 60_000],
  ])('whose clock is %s this machine’s, that is to be mended', async (word, shift_ms) => {
    const findings = await examine(await database(), {}, () => new Date(Date.now() + shift_ms))
    expect(sentences(findings)).toMatch(new RegExp(`clock is (?:59|60) seconds ${word} this machine’s`))
    expect(toMend(findings)).toContain('clock')
  })

  test('that is empty the first start makes the school; one of other code is to be mended', async () => {
    expect(sentences(await examine(await database('empty')))).toContain('the first start makes one')
    const school = await database()
    await sql`insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')`.execute(
      school.db,
    )
    const findings = await examined('database', async () => await examine(school))
    expect([toMend(findings), sentences(findings)]).toEqual([
      ['database'],
      expect.stringMatching(/9999-later\.sql/),
    ])
  })

  test('that waits for migrations is told so, and its tables are not asked for', async () => {
    const school = await database()
    await sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`.execute(
      school.db,
    )
    await sql`drop table settings cascade`.execute(school.db)
    expect(sentences(await examine(school))).toContain('migrations: 1 wait for the next start')
  })

  test('whose user may do nothing there, that is to be mended; so are too many connections', async ({
    skip,
  }) => {
    const school = await database()
    if (school.url === undefined) return skip('the embedded database has one user')
    const name = `weak_${path.basename(school.url)}`
    await sql`create role ${sql.id(name)} login password 'weak'`.execute(school.db)
    await sql`grant select on all tables in schema public to ${sql.id(name)}`.execute(school.db)
    const address = new URL(school.url)
    address.username = name
    address.password = 'weak'
    const pool = new pg.Pool({ connectionString: address.href, max: 1 })
    try {
      const findings = await examine({ ...school, pool }, { workers: 200 })
      expect(toMend(findings).filter((about) => about === 'rights')).toHaveLength(3)
      expect(toMend(findings)).toContain('connections')
      // Requests, jobs and live events, of each worker; of a pooler's those of requests are its own.
      expect(sentences(findings)).toContain('3000 connections')
      const pooled = { workers: 2, databasePoolerUrl: 'postgresql://pooler/qadam' }
      expect(sentences(await examine({ ...school, pool }, pooled))).toContain('may take 10 of')
    } finally {
      await pool.end()
      await sql`drop owned by ${sql.id(name)}`.execute(school.db)
      await sql`drop role ${sql.id(name)}`.execute(school.db)
    }
  })
})

describe('of a machine', () => {
  test('a folder that can be written is left as it was; one that can not is to be mended', async () => {
    expect(toMend(await examineFolder(folder))).not.toContain('data folder')
    expect(readdirSync(folder)).toEqual([])
    expect(toMend(await examineFolder(path.join(folder, 'new')))).toEqual([])
    expect(toMend(await examineFolder(path.join(folder, 'no', 'where')))).toEqual(['data folder'])
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(toMend(await examineFolder(file))).toEqual(['data folder'])
    if (process.getuid?.() === 0) return
    mkdirSync(path.join(folder, 'closed'))
    chmodSync(path.join(folder, 'closed'), 0o500)
    expect(toMend(await examineFolder(path.join(folder, 'closed')))).toEqual(['data folder'])
  })

  test('a disk with less than a tenth or a gigabyte free is to be mended', () => {
    const gb = 1024 ** 3
    expect(
      [examineRoom(50 * gb, 100 * gb), examineRoom(9 * gb, 100 * gb), examineRoom(gb / 2, 2 * gb)].map(
        ({ state }) => state,
      ),
    ).toEqual(['well', 'mend', 'mend'])
  })

  test('a bucket is written, read and left empty; with a wrong name it is to be mended', async () => {
    const { settings, close } = await startS3Server()
    onTestFinished(close)
    expect(toMend(await examineStore(openS3Store(settings), 'school'))).toEqual([])
    const other = { ...settings, bucket: 'not-there' }
    const findings = await examineStore(openS3Store(other), 'not-there')
    expect(sentences(findings)).toContain("A file can't be written in the bucket not-there")
    expect(toMend(findings)).toEqual(['S3'])
  })

  test.each([
    [{}, []],
    [{ databaseUrl: 'postgresql://a:b@127.0.0.1/school' }, []],
    [{ databaseUrl: 'postgresql:///school?host=/run/postgresql' }, []],
    [{ databaseUrl: 'postgresql://a:b@db.example/school?sslmode=verify-full&sslrootcert=/ca.pem' }, []],
    [{ databaseUrl: 'postgresql://a:b@db.example/school' }, ['DATABASE_URL']],
    [{ databaseUrl: 'postgresql://a:b@db.example/school?sslmode=no-verify' }, ['DATABASE_URL']],
    [{ databasePoolerUrl: 'postgresql://a:b@10.0.0.7:6432/school' }, ['DATABASE_POOLER_URL']],
    [{ s3: { endpoint: 'http://localhost:9000' } }, []],
    [{ s3: { endpoint: 'https://s3.example' } }, []],
    [{ s3: { endpoint: 'http://store:9000' } }, ['S3_ENDPOINT']],
  ])('of the connections %j those are named that can be read on the way', (config, expected) => {
    const none = { databaseUrl: undefined, databasePoolerUrl: undefined, s3: undefined }
    const findings = examineConnections({ ...none, ...config })
    expect(findings.map(({ sentence }) => sentence.split(' ')[0])).toEqual(expected)
    // Nobody's password is in what is said.
    expect(sentences(findings)).not.toContain('a:b')
  })

  test.each([
    [{ publicUrl: undefined, host: '127.0.0.1', trustProxy: false }, []],
    [{ publicUrl: undefined, host: '0.0.0.0', trustProxy: false }, ['address']],
    [{ publicUrl: 'http://localhost:3000', host: '127.0.0.1', trustProxy: false }, []],
    [{ publicUrl: 'http://school.example', host: '0.0.0.0', trustProxy: false }, ['address']],
    [{ publicUrl: 'https://localhost:1', host: '127.0.0.1', trustProxy: false }, ['TLS', 'proxy']],
    [{ publicUrl: 'https://localhost:1', host: '127.0.0.1', trustProxy: 1 }, ['TLS']],
  ] as const)('the address %j', async (config, expected) => {
    expect(toMend(await examineAddress(config, now()))).toEqual(expected)
  })

  test('a certificate is to be valid, trusted, and not at its end', async () => {
    const sample = (name: string) =>
      readFileSync(path.join(import.meta.dirname, '../../test/samples/tls', name), 'utf8')
    const cert = sample('localhost.crt')
    const server = tls.createServer({ cert, key: sample('localhost.key') }).listen(0, 'localhost')
    onTestFinished(() => void server.close())
    server.on('tlsClientError', () => {})
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const stateOn = async (day: string, authority?: string) =>
      (await examineCertificate('localhost', port, new Date(day), authority)).state
    expect(await stateOn('2027-01-01', cert)).toBe('well')
    expect(await stateOn('2126-11-01', cert)).toBe('mend')
    expect(await stateOn('2027-01-01')).toBe('mend')
  })
})

describe('of a set-up', () => {
  const setup = async (settings: Record<string, string>) =>
    await examineSetup(
      { DATA_DIR: path.join(folder, 'data'), PORT: '1', ...settings },
      path.join(folder, 'no-settings'),
      now,
    )

  test('a new one is fit to be started', async () => {
    expect(toMend(await setup({}))).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test('a setting that can’t be is the one thing that is told', async () => {
    const findings = await setup({ WORKERS: '2' })
    expect([toMend(findings), findings.length]).toEqual([['settings'], 1])
  })

  test('a database that is not there is told beside the rest, without its password', async () => {
    const findings = await setup({ DATABASE_URL: 'postgresql://school:secret@127.0.0.1:1/school' })
    expect(toMend(findings)).toEqual(['database'])
    const report = reportOf(findings)
    expect(report).toContain('nothing listens there')
    expect(report).toContain('To be mended: 1.')
    expect(report).not.toMatch(/secret|\n\s+at /)
  })
})

test('what hangs is told as that', async () => {
  const findings = await examined('database', async () => await new Promise<Finding[]>(() => {}), 50)
  expect(findings).toEqual([mend('database', 'There was no answer within 0.05 seconds.')])
})

import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { findSchoolFaults } from '../apps/server/src/verify/school-faults.ts'
import {
  freePort,
  prepareCluster,
  runCluster,
  unprivileged,
  type Cluster,
} from '../apps/server/test/postgresql-server.ts'

const settingsFile = path.resolve(import.meta.dirname, '../deploy/postgresql/point-in-time.conf')
const owner = process.getuid?.() === 0 ? unprivileged : undefined

/** The settings of the guide, with another folder. */
function settingsFor(folder: string): Record<string, string> {
  const lines = [...readFileSync(settingsFile, 'utf8').matchAll(/^(\w+) = '?(.*?)'?$/gm)]
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.replaceAll('/var/backups/qadam-log', folder)]),
  )
}

async function inSchool<Result>(
  databaseUrl: string,
  work: (school: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const school = await openDatabase({ dataDir: '', databaseUrl })
  try {
    return await work(school)
  } finally {
    await school.close()
  }
}

/** A student with a balance. */
const enter = `
  with person as (
    insert into people (role, phone, password_hash, first_name, last_name, avatar, coins)
    values ('student', '+998900000' || lpad((select count(*) from people)::text, 3, '0'), '', 'Sinov', 'S', 'stork', 7)
    returning id
  )
  insert into ledger (person_id, currency, amount, reason, key, created_at)
  select id, 'coins', 7, 'correction', 'first', now() from person`

/** Backs up, goes on, makes a mistake. @returns the moment before it */
async function live(cluster: Cluster, folders: { log: string; base: string }): Promise<string> {
  const { url, stop } = await runCluster(
    { ...cluster, folder: path.join(cluster.folder, 'first') },
    settingsFor(folders.log),
  )
  try {
    return await inSchool(url, async ({ pool }) => {
      await migrate(pool)
      await pool.query(enter)
      const parameters = ['-D', folders.base, '-d', url, '-c', 'fast']
      execFileSync(path.join(cluster.binaries, 'pg_basebackup'), parameters, { cwd: '/', ...owner })
      await pool.query(enter)
      const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment')
      await sleep(20)
      await pool.query('delete from ledger')
      const last = await pool.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
      while (!readdirSync(folders.log).includes(last.rows[0]?.file ?? '')) await sleep(50)
      return rows[0]?.moment ?? ''
    })
  } finally {
    await stop()
  }
}

/** As docs/operating.md says it, on a PostgreSQL of its own. */
test(
  'a school comes back as it was at a moment between two backups',
  { timeout: 120_000 },
  async (context) => {
    const cluster = await prepareCluster()
    try {
      if (!existsSync(path.join(cluster.binaries, 'pg_basebackup')))
        return context.skip('the PostgreSQL that npm brings has no pg_basebackup')
      const [log, base] = [path.join(cluster.folder, 'log'), path.join(cluster.folder, 'base')]
      mkdirSync(log)
      if (owner) chownSync(log, owner.uid, owner.gid)
      const moment = await live(cluster, { log, base })

      const recovery = [
        `restore_command = 'cp ${log}/%f %p'`,
        `recovery_target_time = '${moment}'`,
        `recovery_target_action = promote`,
      ]
      appendFileSync(path.join(base, 'postgresql.auto.conf'), recovery.map((line) => `${line}\n`).join(''))
      writeFileSync(path.join(base, 'recovery.signal'), '')
      const folder = path.join(cluster.folder, 'second')
      const { url, stop } = await runCluster({ ...cluster, folder, dataDir: base, port: await freePort() })
      try {
        await inSchool(url, async ({ db, pool }) => {
          const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from ledger')
          expect(rows).toEqual([{ count: 2 }])
          expect(await findSchoolFaults(db, 'Asia/Tashkent')).toEqual([])
        })
      } finally {
        await stop()
      }
    } finally {
      rmSync(cluster.folder, { recursive: true, force: true })
    }
  },
)

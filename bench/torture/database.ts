import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import {
  freePort,
  prepareCluster,
  runCluster,
  unprivileged,
  type Cluster,
  type PostgresqlServer,
} from '../../apps/server/test/postgresql-server.ts'
import { parentOf } from '../process-costs.ts'
import { Passage } from './passage.ts'
import { SmallDisk } from './small-disk.ts'

const patience_ms = 120_000
/** What a torture's school needs is a fraction of it. */
const disk_mb = 512
/** Else the log would fill its disk by itself. */
const settings = { max_wal_size: '96MB' }
const isRoot = process.getuid?.() === 0

/** Of its rows, and of its log. */
interface Disks {
  data: SmallDisk
  log: SmallDisk
}

/** A PostgreSQL as it runs just now. */
interface Running {
  cluster: Cluster
  server: PostgresqlServer
  disks: Disks | undefined
}

/** A PostgreSQL that is reached by a passage, and what can be done to it. */
export class TorturedDatabase {
  readonly passage: Passage
  #now: Running
  readonly #ended: Pick<Running, 'server' | 'disks'>[] = []

  private constructor(now: Running, passage: Passage) {
    this.#now = now
    this.passage = passage
  }

  static async start(): Promise<TorturedDatabase> {
    const cluster = await prepareCluster()
    const disks = mountDisks(cluster.folder)
    if (disks) {
      const { dataDir } = cluster
      cluster.dataDir = path.join(disks.data.folder, 'data')
      spawnSync('cp', ['-a', dataDir, cluster.dataDir])
      const log = path.join(cluster.dataDir, 'pg_wal')
      spawnSync('cp', ['-a', log, path.join(disks.log.folder, 'log')])
      rmSync(log, { recursive: true })
      symlinkSync(path.join(disks.log.folder, 'log'), log)
    }
    const server = await runCluster(cluster, settings)
    return new TorturedDatabase({ cluster, server, disks }, await Passage.open(cluster.port))
  }

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.passage.port}/postgres`
  }

  get canBeFull(): boolean {
    return this.#now.disks !== undefined
  }

  /** It stops where it is, as at a power cut but for what the disk holds, and recovers. */
  async crash(away_ms: number): Promise<void> {
    await this.#crash()
    await sleep(away_ms)
    await this.#revive()
  }

  async freeze(frozen_ms: number): Promise<void> {
    const first = this.#postmaster()
    const pids = [first, ...childrenOf(first)]
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await sleep(frozen_ms)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }

  /** Without room for its log it gives up altogether, and is started once there is room again. */
  async fill(of: keyof Disks, full_ms: number): Promise<void> {
    const disk = this.#now.disks?.[of]
    disk?.fill()
    await sleep(full_ms)
    disk?.clear()
    await this.#revive()
  }

  /**
   * A second one follows the first until nothing is acknowledged that it does not have; then the first crashes, and the
   * second takes its place.
   */
  async failOver(together_ms: number): Promise<void> {
    const next = await this.#follow()
    await sleep(together_ms)
    await this.#crash()
    await ask(next.server.url, 'select pg_promote(true, 60)')
    this.#ended.push(this.#now)
    this.#now = next
    this.passage.lead(next.cluster.port)
  }

  async end(): Promise<void> {
    this.passage.close()
    for (const { server, disks } of [this.#now, ...this.#ended.toReversed()]) {
      // Its folder is in use until then.
      await server.stop().catch(() => {})
      disks?.data.unmount()
      disks?.log.unmount()
    }
  }

  /** A follower that has all, and without which the first one acknowledges nothing. */
  async #follow(): Promise<Running> {
    const { cluster: first, server } = this.#now
    const folder = path.join(first.folder, 'follower')
    mkdirSync(folder)
    if (isRoot) chownSync(folder, unprivileged.uid, unprivileged.gid)
    const disks = mountDisks(folder)
    const dataDir = path.join(disks?.data.folder ?? folder, 'data')
    const ofLog = disks ? [`--waldir=${path.join(disks.log.folder, 'log')}`] : []
    await promisify(execFile)(
      path.join(first.binaries, 'pg_basebackup'),
      ['-D', dataDir, '-d', server.url, '-R', '-c', 'fast', '--no-sync', ...ofLog],
      { cwd: '/', ...(isRoot && unprivileged) },
    )
    const cluster = { ...first, folder, dataDir, port: await freePort() }
    const next = { cluster, server: await runCluster(cluster, settings), disks }
    await ask(server.url, `alter system set synchronous_standby_names = '*'`)
    await ask(server.url, 'select pg_reload_conf()')
    const [{ place } = { place: '' }] = await ask<{ place: string }>(
      server.url,
      'select pg_current_wal_lsn()::text as place',
    )
    const caughtUp = `select from pg_stat_replication where sync_state = 'sync' and flush_lsn >= '${place}'`
    for (
      const until = Date.now() + patience_ms;
      (await ask(server.url, caughtUp)).length === 0;
      await sleep(100)
    )
      if (Date.now() > until) throw new Error('the second database does not catch up')
    return next
  }

  async #crash(): Promise<void> {
    process.kill(this.#postmaster(), 'SIGQUIT')
    while (this.#isUp()) await sleep(20)
  }

  async #revive(): Promise<void> {
    const until = Date.now() + patience_ms
    while (!(await this.#answers())) {
      if (Date.now() > until) throw new Error('the database does not come back')
      if (!this.#isUp()) await this.#restart()
      await sleep(200)
    }
  }

  async #restart(): Promise<void> {
    const { cluster, disks } = this.#now
    const old = this.#now.server
    // It may not be gone altogether yet.
    const server = await runCluster(
      { ...cluster, folder: path.join(cluster.folder, 'none') },
      settings,
    ).catch(() => undefined)
    if (!server) return
    this.#ended.push({ server: old, disks: undefined })
    this.#now = { cluster, server, disks }
  }

  async #answers(): Promise<boolean> {
    return await ask(this.#now.server.url, 'select 1').then(
      () => true,
      () => false,
    )
  }

  /** It takes its file away when it ends, in whatever way but by SIGKILL. */
  #isUp(): boolean {
    return existsSync(path.join(this.#now.cluster.dataDir, 'postmaster.pid'))
  }

  #postmaster(): number {
    const file = path.join(this.#now.cluster.dataDir, 'postmaster.pid')
    return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  }
}

function mountDisks(folder: string): Disks | undefined {
  const data = SmallDisk.mount(path.join(folder, 'disk-of-data'), disk_mb)
  const log = data && SmallDisk.mount(path.join(folder, 'disk-of-log'), disk_mb)
  if (!log) data?.unmount()
  return data && log && { data, log }
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The processes that this one has started and that still run. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

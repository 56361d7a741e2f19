import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  prepareCluster,
  runCluster,
  type Cluster,
  type PostgresqlServer,
} from '../../apps/server/test/postgresql-server.ts'
import { freePort, repository } from '../processes.ts'

export type Kind = 'embedded' | 'postgresql'

const patience_ms = 120_000

/** One server, which is started anew at its own port each time. */
class Server {
  readonly address: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #preload: readonly string[]
  #child: ChildProcess | undefined

  constructor(port: number, environment: NodeJS.ProcessEnv, preload: readonly string[]) {
    this.address = `http://127.0.0.1:${port}`
    this.#environment = { ...environment, PORT: String(port) }
    this.#preload = preload
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async start(): Promise<void> {
    this.#child = spawn(
      process.execPath,
      [...this.#preload, path.join(repository, 'apps/server/src/main.ts')],
      {
        env: { ...process.env, ...this.#environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    const until = Date.now() + patience_ms
    while (Date.now() < until) {
      if (
        await fetch(`${this.address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      // It found its database away, or the port of the one before not free yet.
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        await sleep(300)
        return await this.start()
      }
      await sleep(50)
    }
    throw new Error(`the server at ${this.address} did not start`)
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  async end(name: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(name)
    await once(child, 'exit')
  }
}

/** The servers of a school and their database, and what can be done to them. */
export class Stand {
  readonly kind: Kind
  readonly dataDir: string
  readonly servers: readonly Server[]
  readonly databaseUrl: string | undefined
  readonly #cluster: Cluster | undefined
  #postgresql: PostgresqlServer | undefined

  private constructor(
    kind: Kind,
    dataDir: string,
    servers: readonly Server[],
    database: { cluster: Cluster; server: PostgresqlServer } | undefined,
  ) {
    this.kind = kind
    this.dataDir = dataDir
    this.servers = servers
    this.databaseUrl = database?.server.url
    this.#cluster = database?.cluster
    this.#postgresql = database?.server
  }

  /** Nothing serves yet. @param plant a file that the servers load before themselves */
  static async prepare(kind: Kind, folder: string, plant: string | undefined): Promise<Stand> {
    const cluster = kind === 'postgresql' ? await prepareCluster() : undefined
    const database = cluster && { cluster, server: await runCluster(cluster) }
    const dataDir = path.join(folder, kind)
    const environment = {
      ...{ HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: 'no', DATA_DIR: dataDir },
      ...(database && { DATABASE_URL: database.server.url }),
    }
    const preload = plant === undefined ? [] : ['--import', plant]
    const servers = []
    for (let count = kind === 'embedded' ? 1 : 2; count > 0; count -= 1)
      servers.push(new Server(await freePort(), environment, preload))
    return new Stand(kind, dataDir, servers, database)
  }

  get addresses(): string[] {
    return this.servers.map(({ address }) => address)
  }

  async startServers(): Promise<void> {
    for (const server of this.servers) await server.start()
  }

  async endServers(): Promise<void> {
    await Promise.all(this.servers.map(async (server) => await server.end('SIGTERM')))
  }

  /** The database stops where it is, as at a power cut but for what the disk holds, and recovers. */
  async crashDatabase(away_ms: number): Promise<void> {
    const cluster = this.#cluster
    if (!cluster) return
    process.kill(this.#postmaster(), 'SIGQUIT')
    await sleep(away_ms)
    const ended = this.#postgresql
    for (let tries = 0; ; tries += 1)
      try {
        this.#postgresql = await runCluster(cluster)
        break
      } catch (error) {
        if (tries >= 10) throw error
        await sleep(500)
      }
    this.#retired.push(ended)
  }

  readonly #retired: (PostgresqlServer | undefined)[] = []

  async freezeDatabase(frozen_ms: number): Promise<void> {
    const pids = this.#processes()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await sleep(frozen_ms)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }

  async end(): Promise<void> {
    for (const server of this.servers) server.signal('SIGCONT')
    await this.endServers()
    await this.#postgresql?.stop()
    for (const server of this.#retired) await server?.stop()
    if (this.#cluster) rmSync(this.#cluster.folder, { recursive: true, force: true })
  }

  #postmaster(): number {
    const file = path.join(this.#cluster?.dataDir ?? '', 'postmaster.pid')
    return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  }

  /** The postmaster and those it started. */
  #processes(): number[] {
    const first = this.#postmaster()
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === first)
    return [first, ...children.map(Number)]
  }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, repository } from '../processes.ts'
import { childrenOf, TorturedDatabase } from './database.ts'
import { Passage } from './passage.ts'
import { SmallDisk } from './small-disk.ts'

export type Kind = 'embedded' | 'postgresql'

const patience_ms = 120_000
/** Of the embedded database, its files and its log. */
const disk_mb = 1024
const clock = path.join(import.meta.dirname, 'skewed-clock.ts')

interface GivenServer {
  /** Where its code is. */
  root: string
  environment: NodeJS.ProcessEnv
  /** Files that it loads before itself. */
  preload: readonly string[]
  /** The file that sets its clock. */
  clock: string
}

/** One server, which is started anew at its own port each time, and is reached by a passage. */
class Server {
  readonly passage: Passage
  readonly #own: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #preload: readonly string[]
  readonly #clock: string
  readonly #root: string
  #child: ChildProcess | undefined

  private constructor(port: number, passage: Passage, given: GivenServer) {
    this.#own = `http://127.0.0.1:${port}`
    this.passage = passage
    this.#clock = given.clock
    this.#root = given.root
    this.#environment = { ...given.environment, PORT: String(port), TORTURE_CLOCK: given.clock }
    this.#preload = given.preload.flatMap((file) => ['--import', file])
  }

  static async prepare(given: GivenServer): Promise<Server> {
    const port = await freePort()
    return new Server(port, await Passage.open(port), given)
  }

  get isOfToday(): boolean {
    return this.#root === repository
  }

  get address(): string {
    return `http://127.0.0.1:${this.passage.port}`
  }

  /** The processes that serve beside the first, where there are any. */
  get workers(): number[] {
    return this.#child?.pid === undefined ? [] : childrenOf(this.#child.pid)
  }

  get hasEnded(): boolean {
    return this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  skew(wrong_ms: number): void {
    writeFileSync(this.#clock, String(wrong_ms))
  }

  async start(until = Date.now() + patience_ms): Promise<void> {
    this.#child = spawn(
      process.execPath,
      [...this.#preload, path.join(this.#root, 'apps/server/src/main.ts')],
      {
        env: { ...process.env, ...this.#environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    while (Date.now() < until) {
      if (
        await fetch(`${this.#own}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      // It found its database away, or the port of the one before not free yet.
      if (this.hasEnded) {
        await sleep(300)
        return await this.start(until)
      }
      await sleep(50)
    }
    throw new Error(`the server at ${this.#own} did not start`)
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  async end(name: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || this.hasEnded) return
    child.kill(name)
    await once(child, 'exit')
  }
}

/** The servers of a school and their database, and what can be done to them. */
export class Stand {
  readonly kind: Kind
  readonly dataDir: string
  readonly servers: readonly Server[]
  /** Those that can be started again: one of the release before refuses a database that a newer one brought forward. */
  readonly lasting: readonly Server[]
  /** Undefined where the server itself has it. */
  readonly database: TorturedDatabase | undefined
  /** Of the embedded database; undefined where none can be mounted. */
  readonly disk: SmallDisk | undefined

  private constructor(
    place: { kind: Kind; dataDir: string; disk: SmallDisk | undefined },
    servers: readonly Server[],
    database: TorturedDatabase | undefined,
  ) {
    this.kind = place.kind
    this.dataDir = place.dataDir
    this.disk = place.disk
    this.servers = servers
    this.lasting = servers.filter(({ isOfToday }) => isOfToday)
    this.database = database
  }

  /**
   * Nothing serves yet.
   * @param plant a file that the servers load before themselves
   * @param previous where another release's code is: the first server's then
   */
  static async prepare(
    kind: Kind,
    folder: string,
    { plant, previous = repository }: { plant?: string | undefined; previous?: string | undefined } = {},
  ): Promise<Stand> {
    const database = kind === 'postgresql' ? await TorturedDatabase.start() : undefined
    const disk = database ? undefined : SmallDisk.mount(path.join(folder, 'disk'), disk_mb)
    const dataDir = path.join(disk?.folder ?? folder, kind)
    const environment = {
      ...{ HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: 'no', DATA_DIR: dataDir },
      ...(database && { DATABASE_URL: database.url }),
    }
    const preload = plant === undefined ? [clock] : [clock, plant]
    const servers = []
    // The first with workers that can be killed one by one.
    for (const workers of database ? ['2', '1'] : ['1'])
      servers.push(
        await Server.prepare({
          environment: { ...environment, WORKERS: workers },
          preload,
          root: servers.length === 0 ? previous : repository,
          clock: path.join(folder, `clock-${servers.length}`),
        }),
      )
    return new Stand({ kind, dataDir, disk }, servers, database)
  }

  get databaseUrl(): string | undefined {
    return this.database?.url
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

  async end(): Promise<void> {
    for (const server of this.servers) server.signal('SIGCONT')
    await this.endServers()
    for (const { passage } of this.servers) passage.close()
    await this.database?.end()
    this.disk?.unmount()
  }
}

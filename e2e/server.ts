import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { quickStart } from './browser.ts'
import { freshKinds, freshPhone, type FreshKind } from './fresh-kinds.ts'

const root = join(import.meta.dirname, '..')

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address.port
}

/** A real server on a school of its own, the demo school or an empty one, which it deletes at the end. */
export class SchoolServer {
  readonly url: string
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'qadam-journey-'))
  #process: ChildProcess | undefined
  #log = ''
  readonly #taken = new Map<FreshKind, number>()

  readonly #settings: Record<string, string>

  private constructor(port: number, settings: Record<string, string> = {}) {
    this.#port = port
    this.#settings = settings
    this.url = `http://127.0.0.1:${port}`
  }

  /**
   * Makes the school that the journeys copy, which takes a minute; one that QADAM_JOURNEY_SCHOOL names is taken as it is.
   * @returns what removes it.
   */
  static prepare(): () => void {
    if (process.env['QADAM_JOURNEY_SCHOOL'] !== undefined) return () => undefined
    const folder = mkdtempSync(join(tmpdir(), 'qadam-journey-'))
    const data = join(folder, 'data')
    execFileSync(process.execPath, [join(import.meta.dirname, 'fill-school.ts'), data], { stdio: 'inherit' })
    process.env['QADAM_JOURNEY_SCHOOL'] = data
    return () => rmSync(folder, { recursive: true, force: true })
  }

  static async start(settings: Record<string, string> = {}): Promise<SchoolServer> {
    const server = new SchoolServer(await freePort(), settings)
    const prepared = process.env['QADAM_JOURNEY_SCHOOL']
    if (prepared !== undefined) cpSync(prepared, join(server.#folder, 'data'), { recursive: true })
    await server.#run()
    return server
  }

  /**
   * A school in which nobody and nothing is yet but its first admin, made by what `npm run school:create` runs.
   * @returns also the password that it dealt to them
   */
  static async startEmpty(adminPhone: string): Promise<{ school: SchoolServer; password: string }> {
    const school = new SchoolServer(await freePort(), { DEMO: 'no' })
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(root, 'scripts/create-school.ts'),
        `--phone=+998${adminPhone}`,
        '--first-name=Nodira',
        '--last-name=Karimova',
      ],
      { cwd: school.#folder, env: school.#environment() },
    )
    const { password } = /^The school has its admin.* and (?<password>\S+)$/m.exec(stdout)?.groups ?? {}
    if (password === undefined) throw new Error(`The school has no admin:\n${stdout}`)
    await school.#run()
    return { school, password }
  }

  /** The phone of a student whom no other journey uses; the password is the common one. */
  freshStudent(kind: FreshKind = 'new'): string {
    const index = this.#taken.get(kind) ?? 0
    if (index === freshKinds[kind]) throw new Error(`The school has no fresh ${kind} left: fresh-kinds.ts`)
    this.#taken.set(kind, index + 1)
    return freshPhone(kind, index)
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: join(this.#folder, 'data'),
      DATABASE_URL: '',
      DEMO: 'auto',
      LOG_LEVEL: 'warn',
      // A dozen servers start in the journeys: they compile the same sources once.
      NODE_COMPILE_CACHE: join(tmpdir(), 'qadam-compile-cache'),
      // The same on every machine, and no film is made while pages are looked at.
      FFMPEG_PATH: 'no',
      ...this.#settings,
    }
  }

  async #run(): Promise<void> {
    const main = join(root, 'apps/server/src/main.ts')
    const child = spawn(process.execPath, [...quickStart, '--disable-sigusr1', main], {
      cwd: this.#folder,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    const keep = (chunk: Buffer) => (this.#log += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    for (let tries = 0; tries < 2400; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The server stopped at its start:\n${this.#log}`)
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (ready?.ok && !(await this.#isBusy())) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server was not ready in 4 minutes:\n${this.#log}`)
  }

  /** On a machine full of other tests it may turn actions away while it is still starting. */
  async #isBusy(): Promise<boolean> {
    const reply = await fetch(`${this.url}/api/openapi.json`)
    return reply.status === 503
  }

  /** The network is there, the server is not. */
  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  async startAgain(): Promise<void> {
    await this.#run()
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

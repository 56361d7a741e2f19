import chromium from '@sparticuz/chromium'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

export interface Browser {
  path: string
  /** For the browser's process: where its libraries are, if the system lacks them. */
  env: Record<string, string>
}

/**
 * The browser the journeys run in: CHROMIUM_PATH if given, else the one that comes inside the npm package. It unpacks
 * to a place of this user's and this checkout's own, because the package's own place is shared by all.
 * @throws Error when the browser cannot start on this machine.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return { path: given, env: {} }
  const own = createHash('sha256')
    .update(`${userInfo().uid}:${import.meta.dirname}`)
    .digest('hex')
    .slice(0, 12)
  const folder = join(tmpdir(), `qadam-browser-${own}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = await unpackBrowser(folder)
  const plain = canStart(path, {})
  if (plain.ok) return { path, env: {} }
  const env = { LD_LIBRARY_PATH: await unpackLibraries(folder) }
  const withLibraries = canStart(path, env)
  if (withLibraries.ok) return { path, env }
  throw new Error(`The browser cannot start: ${withLibraries.why || plain.why}`)
}

async function unpackBrowser(folder: string): Promise<string> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

async function unpackLibraries(folder: string): Promise<string> {
  const target = join(folder, 'libraries')
  if (!existsSync(target)) {
    const half = `${target}-${process.pid}`
    const packed = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    const archive = join(dirname(packed), '..', 'bin', 'al2023.tar.br')
    await pipeline(createReadStream(archive), createBrotliDecompress(), extract(half))
    try {
      renameSync(half, target)
    } catch {
      rmSync(half, { recursive: true, force: true }) // another run unpacked it first
    }
  }
  return join(target, 'lib')
}

function canStart(path: string, env: Record<string, string>): { ok: boolean; why: string } {
  const run = spawnSync(path, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { ok: run.status === 0, why: (run.stderr || run.error?.message || '').trim().split('\n')[0] ?? '' }
}

/** Flags for a machine without a network beyond itself, root or not; isolation and service workers stay on. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
  '--use-fake-device-for-media-stream',
  // A headless browser cannot prompt, and refuses as if it could not record at all.
  '--use-fake-ui-for-media-stream',
]

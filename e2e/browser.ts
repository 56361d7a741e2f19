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
  return await keepBrowser(join(tmpdir(), `qadam-browser-${own}`), unpackBrowser)
}

/**
 * The browser in a folder; what cannot start there is unpacked anew, since what a cut unpacking left would stay for ever.
 * @param unpack writes a browser named `chromium` into a folder
 * @throws Error when what was just unpacked cannot start either
 */
export async function keepBrowser(
  folder: string,
  unpack: (folder: string) => Promise<unknown>,
): Promise<Browser> {
  const kept = await startIn(folder)
  if (kept.browser) return kept.browser
  const half = `${folder}-${process.pid}`
  try {
    mkdirSync(half, { recursive: true, mode: 0o700 })
    await unpack(half)
    // Another run may have been first; whatever is in the place now is whole, or nobody's.
    const theirs = await startIn(folder)
    if (theirs.browser) return theirs.browser
    rmSync(folder, { recursive: true, force: true })
    renameSync(half, folder)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  const { browser, why } = await startIn(folder)
  if (!browser) throw new Error(`The browser cannot start: ${why}`)
  return browser
}

/** With the system's libraries, or with those of the package where the system lacks them. */
async function startIn(folder: string): Promise<{ browser?: Browser; why: string }> {
  const path = join(folder, 'chromium')
  if (!existsSync(path)) return { why: `there is no ${path}` }
  const plain = canStart(path, {})
  if (plain.ok) return { browser: { path, env: {} }, why: '' }
  const env = { LD_LIBRARY_PATH: await unpackLibraries(folder) }
  const withLibraries = canStart(path, env)
  return withLibraries.ok ? { browser: { path, env }, why: '' } : { why: withLibraries.why || plain.why }
}

async function unpackBrowser(folder: string): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await chromium.executablePath()
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
  // By its answer: an empty file is a shell script without a command, which ends well.
  const ok = run.status === 0 && /\d+\.\d+/.test(run.stdout)
  const why =
    run.stderr || run.error?.message || `it ended with ${run.status ?? run.signal}, without its version`
  return { ok, why: why.trim().split('\n')[0] ?? '' }
}

/**
 * Of V8: WebAssembly runs as it was first compiled, and is not compiled anew for speed. Of the eleven seconds of a core that
 * a Python takes to start it spares six, of the eight of a server with its database four; programs run slower.
 */
export const quickStart = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const

/** Flags for a machine without a network beyond itself, root or not; isolation and service workers stay on. */
export const browserFlags = [
  `--js-flags=${quickStart.join(' ')}`,
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

import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isOpen, ownFolder, pythonFolder } from './runtime.ts'

/** Beside what the builds cache. */
const cache = path.join(ownFolder, '../../../..', '.cache')
const prefix = 'python-memory-'
const unusedAfter_ms = 30 * 86_400_000

/**
 * Starting Python takes ten times as long as restoring the memory snapshot of a started one, so that is cached in a
 * file, under a name that hashes what it was made of.
 * @param madeOf what it depends on, beside Python itself
 * @param isOpenToAll whether another user will read it
 * @param make returns it, from a child that never runs a student's program
 */
export async function storedMemory(
  madeOf: string,
  isOpenToAll: boolean,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256').update(madeOf).update(os.arch())
  hash.update(readFileSync(path.join(pythonFolder, 'package.json')))
  const name = `${prefix}${hash.digest('hex').slice(0, 16)}`
  const stored = path.join(cache, name)
  if (await isUsed(stored)) return stored
  const bytes = await make()
  try {
    await mkdir(cache, { recursive: true })
    await removeUnused()
    await writeWhole(stored, bytes)
    if (!isOpenToAll || isOpen(stored, 0o004)) return stored
  } catch {
    // The checkout is not ours to write in.
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'qadam-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  await writeWhole(path.join(folder, name), bytes)
  return path.join(folder, name)
}

/** Whether it is there; then its time says that it is in use. */
async function isUsed(place: string): Promise<boolean> {
  try {
    if (!(await stat(place)).isFile()) return false
  } catch {
    return false
  }
  // In a checkout that is not ours to write in nobody removes it either.
  await utimes(place, new Date(), new Date()).catch(() => {})
  return true
}

/** What no process has begun to use for long: another one of this checkout may run with other packages, and so another memory. */
async function removeUnused(): Promise<void> {
  for (const other of await readdir(cache)) {
    if (!other.startsWith(prefix)) continue
    const place = path.join(cache, other)
    const found = await stat(place).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > unusedAfter_ms) await rm(place, { force: true })
  }
}

/** Atomic: no process may read half of it. */
async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const partial = `${place}.${process.pid}.partial`
  await writeFile(partial, bytes, { mode: 0o644 })
  await rename(partial, place)
}

import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isOpen, ownFolder, pythonFolder } from './runtime.ts'

/** Beside what the builds cache. */
const cache = path.join(ownFolder, '../../../..', '.cache')
const prefix = 'python-memory-'

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
  if (await isFile(stored)) return stored
  const bytes = await make()
  try {
    await mkdir(cache, { recursive: true })
    for (const other of await readdir(cache))
      if (other.startsWith(prefix) && !other.startsWith(name))
        await rm(path.join(cache, other), { force: true })
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

async function isFile(place: string): Promise<boolean> {
  return await stat(place).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** Atomic: no process may read half of it. */
async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const partial = `${place}.${process.pid}.partial`
  await writeFile(partial, bytes, { mode: 0o644 })
  await rename(partial, place)
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { processStart } from '../database/process-start.ts'

const abandonedAfter_ms = 24 * 3_600_000

/** Where this process puts what is on its way through it. */
export interface TemporaryFiles {
  folder: string
  /** An unused path in the folder. The caller that writes there removes it. */
  newPath: () => string
}

/**
 * A folder of this process under `directory`. What processes that are gone left in theirs is removed, so that a kill
 * in the middle of an upload leaves nothing behind for longer than until the next start.
 */
export async function openTemporaryFiles(directory: string): Promise<TemporaryFiles> {
  const own = folderName(process.pid)
  const folder = path.join(directory, own)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(directory)) {
    const other = path.join(directory, name)
    if (name !== own && (await isAbandoned(other))) await rm(other, { recursive: true, force: true })
  }
  return { folder, newPath: () => path.join(folder, randomUUID()) }
}

/** Gives a new folder within another to `work`, and removes it with all that is in it. */
export async function withFolder<Result>(
  within: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(within, 'work-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Says the machine, the process, and which life of its id. */
function folderName(pid: number): string {
  const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${short(os.hostname())}-${pid}-${short(processStart(pid) ?? '')}`
}

async function isAbandoned(folder: string): Promise<boolean> {
  const [machine, pid] = path.basename(folder).split('-')
  const [ownMachine] = folderName(process.pid).split('-')
  if (machine === ownMachine && path.basename(folder) !== folderName(Number(pid))) return true
  // Another machine shares the disk: nothing is known of its processes, but that no upload takes a day.
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfter_ms
}

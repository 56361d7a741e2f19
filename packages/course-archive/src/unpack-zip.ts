import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Fault } from './fault.ts'
import { archiveLimits, type SourceLimits } from './limits.ts'
import { readZip } from './zip-source.ts'

export interface UnpackOptions {
  limits?: SourceLimits
  /** Called after each file: how many are there, and how many will be. */
  onFile?: (done: number, total: number) => Promise<void>
}

/** The bytes that the files of a zip unpack to, by what it tells of them; 0 for one that is refused. */
export async function unpackedSize(zip: string, limits: SourceLimits = archiveLimits): Promise<number> {
  const { files } = await readZip(zip, limits)
  return [...files.values()].reduce((sum, { size }) => sum + size, 0)
}

/**
 * Unpacks the files of an archive into an empty folder, for readers that jump about in large videos: never more than a
 * piece of a file is in memory. Only names that an archive may hold are ever written.
 *
 * @returns what is wrong with the zip itself; where it is anything, the folder may hold less than all. What no part of a
 * course is, as advice.
 */
export async function unpackZip(
  zip: string,
  folder: string,
  { limits = archiveLimits, onFile }: UnpackOptions = {},
): Promise<{ faults: Fault[]; advice: Fault[] }> {
  const { files, faults, leftOut = [] } = await readZip(zip, limits)
  const advice = leftOut.map((file): Fault => ({
    code: 'left_out',
    file,
    message: 'no part of a course: it is left out',
  }))
  if (faults.length > 0) return { faults, advice }
  await mkdir(folder, { recursive: true })
  let done = 0
  for (const file of files.values()) {
    const place = join(folder, file.path)
    try {
      await mkdir(dirname(place), { recursive: true })
      await pipeline(file.stream(), createWriteStream(place, { flags: 'wx', mode: 0o600 }))
    } catch (error) {
      // A full disk is no fault of the archive's.
      if (isOfDisk(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      faults.push({ code: 'damaged', file: file.path, message: `the file cannot be read: ${reason}` })
    }
    done += 1
    await onFile?.(done, files.size)
  }
  return { faults, advice }
}

/** A folder and a file of one name (`media/a`, `media/a/b.png`) are the archive's fault; the rest is the machine's. */
function isOfDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^E[A-Z]+$/.test(code) && !['EEXIST', 'EISDIR', 'ENOTDIR'].includes(code)
}

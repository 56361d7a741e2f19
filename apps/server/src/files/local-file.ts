import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file on this machine's disk with no other writer. */
export interface LocalFile {
  path: string
  /** Bytes. */
  size: number
}

export function openLocal({ path }: LocalFile): Readable {
  return createReadStream(path)
}

/** Writes a new file, never more than a chunk of it in memory. @returns how many bytes it has. */
export async function saveLocal(content: Readable, path: string, signal?: AbortSignal): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(content, file, { signal })
  return file.bytesWritten
}

export async function sizeOfLocal(path: string): Promise<number> {
  return (await stat(path)).size
}

/** The path of a recording that had to be rewritten. */
export function wholePathOf(file: LocalFile): string {
  return `${file.path}.whole`
}

/** Removes what was made of a file beside it. */
export async function removeRewritten(file: LocalFile): Promise<void> {
  await rm(wholePathOf(file), { force: true })
}

/** Removes a file and what was made of it. */
export async function removeLocal(file: LocalFile): Promise<void> {
  await rm(file.path, { force: true })
  await removeRewritten(file)
}

import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Fault } from './archive.ts'
import { readFolder } from './folder-source.ts'
import { archiveLimits, type SourceLimits } from './limits.ts'
import { readZip } from './zip-source.ts'

/** A folder's or a zip's path, or the bytes of a zip. */
export type ArchiveSource = string | Uint8Array

/** One file of an archive, not read yet. */
export type SourceFile = {
  path: string
  size: number
  stream(): Readable
  read(): Promise<Uint8Array>
  /** Where it lies on disk, for readers that jump about in large videos. */
  localPath?: string
}

export type SourceFiles = {
  files: Map<string, SourceFile>
  faults: Fault[]
  /** Files of a zip that no part of a course is: named in its report. Those of a folder are its author's own. */
  leftOut?: string[]
}

/** Lists the files of an archive by path; what lies beside course.json, lessons/, texts/ and media/ is left out. */
export async function openSource(
  source: ArchiveSource,
  limits: SourceLimits = archiveLimits,
): Promise<SourceFiles> {
  if (typeof source !== 'string') return readZip(source, limits)
  const facts = await stat(source).catch(() => undefined)
  if (!facts)
    return { files: new Map(), faults: [{ file: source, message: 'there is no such folder or zip' }] }
  return facts.isDirectory() ? readFolder(source, limits) : readZip(source, limits)
}

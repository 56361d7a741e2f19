import { stat } from 'node:fs/promises'
import { readFolder } from './folder-source.ts'
import { archiveLimits, type SourceLimits } from './limits.ts'
import type { SourceFiles } from './source-file.ts'
import { readZip } from './zip-source.ts'

/** A folder's or a zip's path, or the bytes of a zip. */
export type ArchiveSource = string | Uint8Array

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

import type { CourseArchive } from './archive.ts'
import type { Fault } from './fault.ts'
import { styleFaultsOf } from './checker.ts'
import { archiveOf, readParts } from './reader.ts'
import type { ArchiveSource } from './source.ts'

interface InspectedArchive {
  /** Undefined where something keeps it from being loaded. */
  archive: CourseArchive | undefined
  /** What prevents loading. */
  faults: Fault[]
  /** What would be poor in front of a student. */
  advice: Fault[]
}

/**
 * Reads an archive and reports all that is wrong in it, separated by whether it can be loaded. Never throws for what it
 * holds.
 */
export async function inspectArchive(source: ArchiveSource): Promise<InspectedArchive> {
  const parts = await readParts(source)
  return { archive: archiveOf(parts), faults: parts.faults, advice: await styleFaultsOf(parts) }
}

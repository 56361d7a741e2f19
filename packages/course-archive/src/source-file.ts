import type { Readable } from 'node:stream'
import type { Fault } from './fault.ts'

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

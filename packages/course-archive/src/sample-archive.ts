import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'
import type { CourseArchive } from './archive.ts'
import type { Fault } from './fault.ts'
import { checkArchive } from './checker.ts'

/** A small course in which all question types occur; it stays as it is, so that version 1 is read for ever. */
export const sampleFolder = fileURLToPath(new URL('../fixtures/version-1', import.meta.url))

export type SampleFiles = Record<string, Uint8Array>

/** The files of the sample course, for tests to change. */
export function sampleFiles(): SampleFiles {
  const paths = readdirSync(sampleFolder, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => statSync(join(sampleFolder, path)).isFile())
  return Object.fromEntries(
    files.map((path) => [path.replaceAll('\\', '/'), new Uint8Array(readFileSync(join(sampleFolder, path)))]),
  )
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** The sample course with some files put in, replaced or (undefined) left out, as a zip. */
export function sampleZip(changes: Record<string, string | Uint8Array | undefined> = {}): Uint8Array {
  const files = sampleFiles()
  for (const [path, content] of Object.entries(changes)) {
    if (content === undefined) delete files[path]
    else files[path] = typeof content === 'string' ? bytes(content) : content
  }
  return zipSync(files)
}

/** The text of a sample file with one piece replaced, which must occur in it. */
export function edited(path: string, from: string, to: string): Record<string, string> {
  const text = new TextDecoder().decode(sampleFiles()[path])
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
  return { [path]: text.replace(from, () => to) }
}

/** The faults of the sample course after some changes. */
export function faultsAfter(changes: Record<string, string | Uint8Array | undefined>): Promise<Fault[]> {
  return checkArchive(sampleZip(changes))
}

/** An archive without its functions, to compare. */
export function comparable({ media, ...course }: CourseArchive) {
  return { ...course, media: media.map(({ read: _read, stream: _stream, ...facts }) => facts) }
}

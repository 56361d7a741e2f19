import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import { dataUrl, embeddedContent, mediaType } from './media.ts'
import {
  embedMedia,
  MOST_FILES,
  readParts,
  type ProjectSize,
  type ReadMedia,
  type Upload,
} from './project-file.ts'
import { fileNames, type Project, type ProjectKind } from './project.ts'

// A zip knows no time before; always the same one, so that the same project makes the same file.
const MADE_AT = new Date(1980, 0, 1)

/** A project as a zip: its files and its media side by side, as a page expects them. */
export async function zipProject(
  project: Project,
  kind: ProjectKind,
  readMedia: ReadMedia,
): Promise<Uint8Array<ArrayBuffer>> {
  const { media } = await embedMedia(project, readMedia)
  const entries: Zippable = {}
  for (const name of fileNames(project, kind)) entries[name] = strToU8(project.files[name] ?? '')
  // Pictures and films are packed already.
  for (const [name, value] of Object.entries(media)) entries[name] = [embeddedContent(value), { level: 0 }]
  return zipSync(entries, { mtime: MADE_AT })
}

/**
 * The project in a zip that a student gave, or what is wrong with it, by the rules of `readUpload`. The zip's declared
 * sizes are checked before anything is unpacked, and nothing unpacks to more than declared.
 */
export function unzipProject(bytes: Uint8Array, kind: ProjectKind, size: ProjectSize): Upload {
  const invalid = { ok: false, problem: 'invalid_project_file' } as const
  if (bytes.length > size.whole) return { ok: false, problem: 'too_large', maxBytes: size.whole }
  const names: string[] = []
  let total = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name)
        total += originalSize
        return false
      },
    })
    if (total > size.whole) return { ok: false, problem: 'too_large', maxBytes: size.whole }
    if (names.length > 2 * MOST_FILES) return { ok: false, problem: 'too_many_files', most: MOST_FILES }
    // A folder, or the way out of one.
    const pathed = names.find((name) => /[/\\]/.test(name))
    if (pathed !== undefined) return { ok: false, problem: 'invalid_name', name: pathed }
    const twice = names.find((name, place) => names.indexOf(name) !== place)
    if (twice !== undefined) return { ok: false, problem: 'exists', name: twice }
    const files: [string, string][] = []
    const media: [string, string][] = []
    for (const [name, content] of Object.entries(unzipSync(bytes))) {
      const type = mediaType(name)
      if (type !== undefined) media.push([name, dataUrl(content, type)])
      else files.push([name, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)])
    }
    return readParts(Object.fromEntries(files), Object.fromEntries(media), kind, size)
  } catch {
    return invalid
  }
}

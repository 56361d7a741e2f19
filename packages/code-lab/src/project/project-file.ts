import { dataUrl, isEmbedded, mediaType } from './media.ts'
import { fileNames, findProblem, type NameProblem, type Project, type ProjectKind } from './project.ts'

export type UploadProblem =
  | { problem: 'invalid_project_file' }
  | { problem: 'files_key_missing' }
  | { problem: 'no_files' }
  | { problem: NameProblem; name: string }
  | { problem: 'invalid_media'; name: string }
  | { problem: 'too_large'; maxBytes: number }

export type Upload = { ok: true; project: Project } | ({ ok: false } & UploadProblem)

/** Gives the bytes behind an address of the project's media. */
export type ReadMedia = (address: string) => Promise<Uint8Array>

/** A project as the JSON a student downloads: everything is in it, also the bytes of its media. */
export async function downloadText(
  project: Project,
  kind: ProjectKind,
  readMedia: ReadMedia,
): Promise<string> {
  const media = await Promise.all(
    Object.entries(project.media).map(async ([name, value]) => {
      if (isEmbedded(value)) return [name, value] as const
      return [name, dataUrl(await readMedia(value), mediaType(name) ?? 'application/octet-stream')] as const
    }),
  )
  const files = fileNames(project, kind).map((name) => [name, project.files[name] ?? ''] as const)
  return `${JSON.stringify({ kind, files: Object.fromEntries(files), media: Object.fromEntries(media) }, null, 2)}\n`
}

/**
 * The project in a file that a student gave, or what is wrong with it: a JSON object with a `files` key, names valid
 * and unique, media embedded. What else stands in it is left out.
 */
export function readUpload(text: string, kind: ProjectKind, maxBytes: number): Upload {
  if (new TextEncoder().encode(text).length > maxBytes) return { ok: false, problem: 'too_large', maxBytes }
  const given = parse(text)
  if (!isRecord(given)) return { ok: false, problem: 'invalid_project_file' }
  if (!Object.hasOwn(given, 'files')) return { ok: false, problem: 'files_key_missing' }
  const { files: givenFiles, media: givenMedia = {} } = given
  if (!isRecord(givenFiles) || !isRecord(givenMedia)) return { ok: false, problem: 'invalid_project_file' }
  let project: Project = { files: {}, media: {} }
  for (const [name, content] of Object.entries(givenFiles)) {
    if (typeof content !== 'string') return { ok: false, problem: 'invalid_project_file' }
    const problem = findProblem(project, name, kind)
    if (problem) return { ok: false, problem, name }
    project = { ...project, files: { ...project.files, [name]: content } }
  }
  if (Object.keys(project.files).length === 0) return { ok: false, problem: 'no_files' }
  for (const [name, value] of Object.entries(givenMedia)) {
    if (mediaType(name) === undefined || typeof value !== 'string' || !isEmbedded(value))
      return { ok: false, problem: 'invalid_media', name }
    project = { ...project, media: { ...project.media, [name]: value } }
  }
  return { ok: true, project }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

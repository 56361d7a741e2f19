import { dataUrl, isEmbedded, mediaType } from './media.ts'
import { fileNames, findProblem, type NameProblem, type Project, type ProjectKind } from './project.ts'

export type UploadProblem =
  | { problem: 'invalid_project_file' }
  | { problem: 'files_key_missing' }
  | { problem: 'no_files' }
  | { problem: 'too_many_files'; most: number }
  | { problem: NameProblem; name: string }
  | { problem: 'invalid_media'; name: string }
  | { problem: 'too_large'; maxBytes: number }

export type Upload = { ok: true; project: Project } | ({ ok: false } & UploadProblem)

/** Gives the bytes behind an address of the project's media. */
export type ReadMedia = (address: string) => Promise<Uint8Array>

/** How much a project from outside may bring, in bytes. */
export interface ProjectSize {
  /** All of it: texts, and media as they are embedded. */
  whole: number
  /** Its texts alone. */
  files: number
}

/** Files a project from outside may have, and as many media. */
export const MOST_FILES = 50

/** A self-contained project: every medium with its bytes as a data URL. */
export async function embedMedia(project: Project, readMedia: ReadMedia): Promise<Project> {
  const media: [string, string][] = []
  // One after the other: a phone's connection and memory have room for one film.
  for (const [name, value] of Object.entries(project.media))
    media.push([name, isEmbedded(value) ? value : dataUrl(await readMedia(value), typeOf(name))])
  return { files: project.files, media: Object.fromEntries(media) }
}

function typeOf(name: string): string {
  return mediaType(name) ?? 'application/octet-stream'
}

/** A project as the JSON a student downloads: everything is in it, also the bytes of its media. */
export async function downloadText(
  project: Project,
  kind: ProjectKind,
  readMedia: ReadMedia,
): Promise<string> {
  const { media } = await embedMedia(project, readMedia)
  const files = fileNames(project, kind).map((name) => [name, project.files[name] ?? ''] as const)
  return `${JSON.stringify({ kind, files: Object.fromEntries(files), media }, null, 2)}\n`
}

/**
 * The project in a file that a student gave, or what is wrong with it: a JSON object with a `files` key, names valid
 * and unique, media embedded. What else stands in it is left out.
 * @param size one number where texts and media share it.
 */
export function readUpload(text: string, kind: ProjectKind, size: ProjectSize | number): Upload {
  const { whole } = sizeOf(size)
  if (new TextEncoder().encode(text).length > whole)
    return { ok: false, problem: 'too_large', maxBytes: whole }
  const given = parse(text)
  if (!isRecord(given)) return { ok: false, problem: 'invalid_project_file' }
  if (!Object.hasOwn(given, 'files')) return { ok: false, problem: 'files_key_missing' }
  return readParts(given['files'], given['media'] ?? {}, kind, size)
}

/** The project of files and media as they came from outside, or what is wrong with them. */
export function readParts(
  givenFiles: unknown,
  givenMedia: unknown,
  kind: ProjectKind,
  size: ProjectSize | number,
): Upload {
  if (!isRecord(givenFiles) || !isRecord(givenMedia)) return { ok: false, problem: 'invalid_project_file' }
  for (const given of [givenFiles, givenMedia])
    if (Object.keys(given).length > MOST_FILES)
      return { ok: false, problem: 'too_many_files', most: MOST_FILES }
  let project: Project = { files: {}, media: {} }
  let bytes = 0
  for (const [name, content] of Object.entries(givenFiles)) {
    if (typeof content !== 'string') return { ok: false, problem: 'invalid_project_file' }
    const problem = findProblem(project, name, kind)
    if (problem) return { ok: false, problem, name }
    bytes += new TextEncoder().encode(content).length
    project = { ...project, files: { ...project.files, [name]: content } }
  }
  if (Object.keys(project.files).length === 0) return { ok: false, problem: 'no_files' }
  const { files: maxBytes } = sizeOf(size)
  if (bytes > maxBytes) return { ok: false, problem: 'too_large', maxBytes }
  for (const [name, value] of Object.entries(givenMedia)) {
    if (mediaType(name) === undefined || typeof value !== 'string' || !isEmbedded(value))
      return { ok: false, problem: 'invalid_media', name }
    if (Object.keys(project.media).some((other) => other.toLowerCase() === name.toLowerCase()))
      return { ok: false, problem: 'exists', name }
    project = { ...project, media: { ...project.media, [name]: value } }
  }
  return { ok: true, project }
}

function sizeOf(size: ProjectSize | number): ProjectSize {
  return typeof size === 'number' ? { whole: size, files: size } : size
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

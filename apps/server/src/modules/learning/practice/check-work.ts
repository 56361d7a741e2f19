import { countWords, foldFileName, limits, SchoolError } from '@qadam/contract'
import type { FieldProblem } from '../../../i18n/error-messages.ts'
import { parseStorableJson } from '../../../json/bounded-json.ts'
import type { FileWork, Work } from '../submissions/index.ts'

export interface WordBounds {
  min: number | null
  max: number | null
}

/** A recorder stops a moment late, and a container rounds up. */
const recordingTolerance_s = 2
const maxProjectFiles = 100
const maxProjectMedia = 50

function refuse(field: string, problem: FieldProblem, more: Record<string, unknown> = {}): never {
  throw new SchoolError('validation.failed', { fields: { [field]: problem }, ...more })
}

/**
 * A written answer, as it is stored.
 * @throws SchoolError validation.failed with `words` {count, min, max} where the author's bounds are missed.
 */
export function checkText(answer: unknown, words: WordBounds | null): { kind: 'text'; text: string } {
  if (typeof answer !== 'string') refuse('answer', answer === undefined ? 'missing' : 'invalid')
  if (answer.length > limits.practice.textMaxLength) refuse('answer', 'tooLong')
  const count = countWords(answer)
  if (answer.trim() === '') refuse('answer', 'missing')
  const { min, max } = words ?? { min: null, max: null }
  const details = { words: { count, min, max } }
  if (min !== null && count < min) refuse('answer', 'tooShort', details)
  if (max !== null && count > max) refuse('answer', 'tooLong', details)
  return { kind: 'text', text: answer }
}

/**
 * Files of an input-file question, or the one recording of a voice question; kinds go by content.
 * @throws SchoolError exceptions.file.no_provided, file.type_not_allowed, validation.failed
 */
export function checkFiles(
  files: FileWork['files'],
  voice: { max_s: number } | null,
): Extract<Work, { kind: 'files' }> {
  const [first] = files
  if (!first) throw new SchoolError('exceptions.file.no_provided')
  if (voice) {
    if (files.length > 1) refuse('file', 'invalid')
    if (!first.type.startsWith('audio/')) throw new SchoolError('file.type_not_allowed')
    // An unknown length is left to the teacher: a recording is not rejected for it.
    if (first.duration_s !== null && first.duration_s > voice.max_s + recordingTolerance_s)
      refuse('file', 'tooLong', { max_s: voice.max_s })
  }
  return { kind: 'files', files }
}

/** A project as a client sent it: media are data URLs, or addresses of what was handed in before. */
export interface SentProject {
  files: Record<string, string>
  media: Record<string, string>
}

/** @throws SchoolError validation.failed */
export function checkProject(answer: unknown): SentProject {
  const project = typeof answer === 'string' ? parseJson(answer) : answer
  if (!isRecord(project)) refuse('answer', answer === undefined ? 'missing' : 'invalid')
  const files = checkEntries(project['files'], maxProjectFiles)
  const media = checkEntries(project['media'] ?? {}, maxProjectMedia)
  const names = Object.keys(files)
  if (names.length === 0) refuse('answer', 'missing')
  const folded = new Set([...names, ...Object.keys(media)].map(foldFileName))
  if (folded.size < names.length + Object.keys(media).length) refuse('answer', 'invalid')
  // As they are stored: a control character is one byte, and six of them in JSON.
  if (Buffer.byteLength(JSON.stringify(files)) > limits.practice.projectFilesMaxBytes)
    refuse('answer', 'tooLong')
  if (bytesOf(files) + bytesOf(media) > limits.practice.projectMaxBytes) refuse('answer', 'tooLong')
  return { files, media }
}

// No folders, no hidden files, nothing a file system or an address would read as something else.
const fileName = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .-]*$/u

function checkEntries(value: unknown, most: number): Record<string, string> {
  if (!isRecord(value)) refuse('answer', 'invalid')
  const entries = Object.entries(value)
  if (entries.length > most) refuse('answer', 'tooLong')
  return Object.fromEntries(
    entries.map(([name, text]) => {
      const isFit = fileName.test(name) && name.length <= 100 && name !== '__proto__'
      return isFit && typeof text === 'string' && isStorable(text)
        ? [name, text]
        : refuse('answer', 'invalid')
    }),
  )
}

function bytesOf(entries: Record<string, string>): number {
  return Object.entries(entries).reduce(
    (sum, [name, text]) => sum + Buffer.byteLength(name) + Buffer.byteLength(text),
    0,
  )
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return parseStorableJson(text)
  } catch {
    return undefined
  }
}

import { findProblem, hasFile, isValidName, tidyName, writeFile, type Project } from '../project/project.ts'

export type DataFileProblem = 'wrong_name' | 'too_large' | 'no_text'

/** A project with a file of data from the device; one of the same name takes the place of the one before. */
export function withDataFile(
  project: Project,
  given: string,
  bytes: ArrayBuffer,
  maxBytes: number,
): { ok: true; project: Project; name: string } | { ok: false; problem: DataFileProblem } {
  const name = tidyName(given)
  if (name.endsWith('.py') || !isValidName(name, 'python')) return { ok: false, problem: 'wrong_name' }
  if (!hasFile(project, name) && findProblem(project, name, 'python'))
    return { ok: false, problem: 'wrong_name' }
  const text = textOf(bytes)
  if (text === undefined) return { ok: false, problem: 'no_text' }
  const next = writeFile({ ...project, files: { ...project.files, [name]: '' } }, name, text)
  if (new Blob([JSON.stringify(next.files)]).size > maxBytes) return { ok: false, problem: 'too_large' }
  return { ok: true, project: next, name }
}

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text.replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}

import { isValidName, type Project } from '../project/project.ts'

/**
 * The project with what a program has written: its data files. Programs stay as the student typed them, and nothing is
 * taken that would make the project too large.
 */
export function withWrittenFiles(
  project: Project,
  written: Readonly<Record<string, string>>,
  maxBytes: number,
): Project {
  let next = project
  for (const [name, text] of Object.entries(written)) {
    if (name.endsWith('.py') || !isValidName(name, 'python') || next.files[name] === text) continue
    const grown = { ...next, files: { ...next.files, [name]: text } }
    if (new Blob([JSON.stringify(grown.files)]).size <= maxBytes) next = grown
  }
  return next
}

import type { PyodideAPI } from 'pyodide'

export const HOME = '/home/student/'
// Larger files stay in the run: a project is texts that a student reads.
const MAX_FILE_BYTES = 300_000

/** The text of each file that is new or other than it was given. Without Python, which can't be asked in the middle of a call. */
export function writtenFiles(
  { FS }: Pick<PyodideAPI, 'FS'>,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const files: Record<string, string> = {}
  for (const name of FS.readdir(HOME) as string[]) {
    const text = textOfFile(FS, HOME + name)
    if (text !== undefined && text !== given[name]) files[name] = text
  }
  return files
}

function textOfFile(files: PyodideAPI['FS'], path: string): string | undefined {
  try {
    const { mode, size } = files.stat(path)
    if (!files.isFile(mode) || size > MAX_FILE_BYTES) return undefined
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(files.readFile(path))
  } catch {
    // What is no text has no place in a project.
    return undefined
  }
}

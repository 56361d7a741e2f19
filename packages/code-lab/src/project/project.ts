/** What is edited together: text files by name, and media by name with an address or a data URL each. */
export interface Project {
  readonly files: Readonly<Record<string, string>>
  readonly media: Readonly<Record<string, string>>
}

export type ProjectKind = 'python' | 'web'

/** File types by kind; the first makes programs or pages, the rest goes with it. */
export const fileTypes = {
  python: ['py', 'txt', 'csv', 'json'],
  web: ['html', 'css', 'js', 'jsx', 'json'],
} as const satisfies Record<ProjectKind, readonly string[]>

/** The file that a run or a preview begins with. */
export const entryNames: Readonly<Record<ProjectKind, string>> = { python: 'main.py', web: 'index.html' }

export const NAME_MAX_LENGTH = 60

/** `wrong_type`: a name that is good but for its type, which is none of the kind's. */
export type NameProblem = 'invalid_name' | 'wrong_type' | 'exists'
export type ProjectProblem = NameProblem | 'last_file' | 'missing'
export type Edited = { ok: true; project: Project; name: string } | { ok: false; problem: ProjectProblem }

// Letters of any script; no place for paths, hidden files or what a file system reads as something else.
const namePattern = /^[\p{L}\p{N}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*\.(?<type>[a-z]+)$/u

/**
 * What a student typed as a file name, as it is stored: composed characters, no spaces around, the type in small
 * letters.
 */
export function tidyName(typed: string): string {
  const name = typed.trim().normalize('NFC')
  const dot = name.lastIndexOf('.')
  return dot < 0 ? name : name.slice(0, dot) + name.slice(dot).toLowerCase()
}

/** The type of a file by its name: `py`, `html` … */
export function fileType(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

export function isValidName(name: string, kind: ProjectKind): boolean {
  return nameFault(name, kind) === undefined
}

function nameFault(name: string, kind: ProjectKind): 'invalid_name' | 'wrong_type' | undefined {
  const type = namePattern.exec(name)?.groups?.['type']
  if (type === undefined || name.length > NAME_MAX_LENGTH) return 'invalid_name'
  return (fileTypes[kind] as readonly string[]).includes(type) ? undefined : 'wrong_type' // a list of literals takes only them
}

// A project may be unpacked where `A.py` and `a.py` are one file.
const fold = (name: string): string => name.toLowerCase()

export function findProblem(
  project: Project,
  name: string,
  kind: ProjectKind,
  except?: string,
): NameProblem | undefined {
  const fault = nameFault(name, kind)
  if (fault) return fault
  const taken = fileNames(project, kind).some((other) => other !== except && fold(other) === fold(name))
  return taken ? 'exists' : undefined
}

/** `part2` comes before `part10`. */
export const { compare: compareNames } = new Intl.Collator('en', { numeric: true })

/** The names in the order of their tabs: the entry, then by type as the kind lists them, then by name. */
export function fileNames(project: Project, kind: ProjectKind): string[] {
  const types: readonly string[] = fileTypes[kind]
  const rank = (name: string) =>
    name === entryNames[kind] ? -1 : (types.indexOf(fileType(name)) + types.length + 1) % (types.length + 1)
  return Object.keys(project.files).sort((one, other) => rank(one) - rank(other) || compareNames(one, other))
}

/** Whether there is such a file; a name like `constructor` is one only where it was given. */
export function hasFile(project: Project, name: string): boolean {
  return Object.hasOwn(project.files, name)
}

export function addFile(project: Project, typed: string, kind: ProjectKind, text = ''): Edited {
  const name = tidyName(typed)
  const problem = findProblem(project, name, kind)
  if (problem) return { ok: false, problem }
  return { ok: true, name, project: { ...project, files: { ...project.files, [name]: text } } }
}

export function renameFile(project: Project, from: string, typed: string, kind: ProjectKind): Edited {
  if (!hasFile(project, from)) return { ok: false, problem: 'missing' }
  const name = tidyName(typed)
  const problem = findProblem(project, name, kind, from)
  if (problem) return { ok: false, problem }
  const files = Object.fromEntries(
    Object.entries(project.files).map(([each, text]) => [each === from ? name : each, text]),
  )
  return { ok: true, name, project: { ...project, files } }
}

/** Takes a file away; the last one stays. `name` of the result is the file to show next. */
export function deleteFile(project: Project, name: string, kind: ProjectKind): Edited {
  if (!hasFile(project, name)) return { ok: false, problem: 'missing' }
  const names = fileNames(project, kind)
  const place = names.indexOf(name)
  const next = names[place + 1] ?? names[place - 1]
  if (next === undefined) return { ok: false, problem: 'last_file' }
  const files = Object.fromEntries(Object.entries(project.files).filter(([each]) => each !== name))
  return { ok: true, name: next, project: { ...project, files } }
}

/** The project with one file's text changed; the same object where nothing changes. */
export function writeFile(project: Project, name: string, text: string): Project {
  if (hasFile(project, name) && project.files[name] === text) return project
  return { ...project, files: { ...project.files, [name]: text } }
}

/** Whether two projects hold the same, in whatever order. */
export function sameProject(one: Project, other: Project): boolean {
  return one === other || (sameRecord(one.files, other.files) && sameRecord(one.media, other.media))
}

function sameRecord(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}

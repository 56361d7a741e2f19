import type { Project } from '../../project/project.ts'

/** Whether an address leads out of the project: another site, or a path that no file of a project has. */
export function isOutside(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address) || /^(?:https?|ftp|wss?|file):/i.test(address)
}

/** The names of a project as addresses in it mean them. */
export class ProjectNames {
  readonly #files: ReadonlySet<string>
  readonly #media: ReadonlySet<string>

  /** All of them, to detect a change. */
  readonly all: string

  constructor({ files, media }: Pick<Project, 'files' | 'media'>) {
    this.all = JSON.stringify([Object.keys(files), Object.keys(media)])
    this.#files = new Set(Object.keys(files))
    this.#media = new Set(Object.keys(media))
  }

  /** The file that an address like `./app.js?v=2` means. */
  file(address: string): string | undefined {
    const name = plainName(address)
    return this.#files.has(name) ? name : undefined
  }

  media(address: string): string | undefined {
    const name = plainName(address)
    return this.#media.has(name) ? name : undefined
  }

  /** What an import without an end means, as builders read it. */
  module(specifier: string): string | undefined {
    const name = plainName(specifier)
    return [name, `${name}.js`, `${name}.jsx`].find((each) => this.#files.has(each))
  }

  similarFile(address: string): string | undefined {
    return similar(plainName(address), this.#files)
  }

  similarMedia(address: string): string | undefined {
    return similar(plainName(address), this.#media)
  }
}

/** The name alone: no `./` before it, nothing asked behind it. */
function plainName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return decoded(path)
    .replace(/^(?:\.{0,2}\/)+/, '')
    .normalize('NFC')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name of these that was perhaps meant. */
export function similar(name: string, names: Iterable<string>): string | undefined {
  const folded = fold(name.slice(name.lastIndexOf('/') + 1))
  for (const each of names) if (fold(each) === folded) return each
  let best: string | undefined
  let least = Math.min(3, Math.floor(folded.length / 3) + 1)
  for (const each of names) {
    const far = distance(folded, fold(each))
    if (far < least) {
      least = far
      best = each
    }
  }
  return best
}

const fold = (name: string): string => name.toLowerCase().replace(/\.jpeg$/, '.jpg')

/** How many letters must be added, taken away, changed or swapped with the next (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

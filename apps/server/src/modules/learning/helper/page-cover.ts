import type { CodeFiles } from './sent-files.ts'

/** A declaration tells more of a page than a tag, which many pages have. */
const WEIGHT = { declaration: 2, attribute: 1, tag: 1 } as const
/** How much of a solution's page an answer may have, whatever its classes, its order and its texts are. */
const TOLERATED = 0.8
const SUSPECT = 0.5
/** Two declarations, or four tags: less is in any example. */
const FEWEST = 4
/** How much of an answer's own page the solution has to be: it may be hidden among other rules. */
const SHARE_OF_PAGE = 0.35
const LONGEST = 20_000
const MOST = 2000
/** What every page has. */
const FRAME = new Set(['html', 'head', 'body', 'meta', 'title', 'link', 'script', 'style'])

type Features = ReadonlyMap<string, { count: number; weight: number }>

/**
 * Counts how much of a solution's page an answer shows: its tags with their attributes, and its declarations without their
 * selectors. A page does what it does by these, whatever its classes are called and in whatever order they stand.
 */
export class PageCover {
  readonly #wanted: Features
  readonly #total: number
  #text = ''
  /** What share of the solution is shown, until another line comes. */
  #share: number | undefined

  /** @param own what the student has or was given, which is no secret. */
  constructor(solution: CodeFiles, own: readonly CodeFiles[]) {
    const wanted = new Map(featuresOf(Object.values(solution).join('\n')))
    for (const files of own)
      for (const [name, { count }] of featuresOf(Object.values(files).join('\n'))) {
        const found = wanted.get(name)
        if (found) wanted.set(name, { ...found, count: Math.max(0, found.count - count) })
      }
    this.#wanted = wanted
    this.#total = sum([...wanted.values()])
  }

  /** A line of code of the answer. */
  take(line: string): void {
    if (this.#total < FEWEST || this.#text.length >= LONGEST) return
    this.#text += `${line}\n`
    this.#share = undefined
  }

  get isWhole(): boolean {
    return this.#shown() >= TOLERATED
  }

  get isSuspect(): boolean {
    return this.#shown() >= SUSPECT
  }

  #shown(): number {
    this.#share ??= this.#text === '' ? 0 : this.#shareOf(featuresOf(this.#text))
    return this.#share
  }

  #shareOf(shown: Features): number {
    const found = sum(
      [...this.#wanted].map(([name, { count, weight }]) => ({
        count: Math.min(count, shown.get(name)?.count ?? 0),
        weight,
      })),
    )
    return found >= sum([...shown.values()]) * SHARE_OF_PAGE ? found / this.#total : 0
  }
}

const sum = (features: readonly { count: number; weight: number }[]): number =>
  features.reduce((all, { count, weight }) => all + count * weight, 0)

function featuresOf(text: string): Features {
  const found = new Map<string, { count: number; weight: number }>()
  const add = (name: string, weight: number) => {
    if (found.size < MOST) found.set(name, { count: (found.get(name)?.count ?? 0) + 1, weight })
  }
  const page = text.slice(0, LONGEST).normalize('NFKC').toLowerCase()
  for (const [, tag = '', attributes = ''] of page.matchAll(/<([a-z][a-z\d-]*)((?:\s[^<>]*)?)>/g)) {
    if (FRAME.has(tag)) continue
    add(`<${tag}>`, WEIGHT.tag)
    for (const [, name = ''] of attributes.matchAll(/(?<![a-z-])([a-z-]+)\s*=/g))
      if (!/^(?:class|classname|id|key|style)$/.test(name)) add(`<${tag} ${name}>`, WEIGHT.attribute)
  }
  for (const { property, value } of declarationsOf(page)) add(`${property}:${value}`, WEIGHT.declaration)
  return found
}

/** The declarations of style sheets and of `style="…"`, each with its value as it is compared. */
export function declarationsOf(text: string): { property: string; value: string }[] {
  return [...text.matchAll(/(?<=[{;"'\n]|^)[ \t]*(-{0,2}[a-z][a-z-]*)[ \t]*:([^:;{}<>"'\n]+)/g)].map(
    ([, property = '', value = '']) => ({ property, value: plainValue(value) }),
  )
}

const plainValue = (value: string): string =>
  value
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*,\s*/g, ',')
    .replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3')

import type { CodeFiles } from './sent-files.ts'
import { bareOf, readingsOf } from './solution-readings.ts'
import { withoutBlocks } from './without-blocks.ts'

/** How much of the solution's own code an answer may show: beyond it, the answer is the solution. */
const TOLERATED = 0.6
/** Lines of code that are new to the student: an example on another topic has six at the most, by the model's rules. */
const LONGEST_EXAMPLE = 10
/** Shorter lines (`}`, `else:`) are in every program. */
const TELLING_LENGTH = 6

/**
 * Filters a streamed answer: passes it on as long as it does not show the question's solution. Code between
 * fences is buffered until it is whole, other text until its word is.
 */
export class SolutionGuard {
  /** Lines of the solution alone, as `squeeze` makes them. */
  readonly #lines: readonly string[]
  readonly #known: ReadonlySet<string>
  readonly #weight: number
  /** Each line of the solution as it may be written to pass unseen. */
  readonly #readings: readonly { line: string; forms: readonly string[] }[]
  readonly #starter: ReadonlySet<string>
  /** All of the answer so far, squeezed. */
  #squeezed = ''
  /** The same, of letters and digits alone. */
  #bare = ''
  #isCode = false
  #newLines = 0
  #waiting = ''
  #isLeak = false
  #taken = 0

  /**
   * @param solution the author's files; null where there is none to protect.
   * @param own what the student has or was given: starter and own files hold lines that are no secret.
   */
  constructor(solution: CodeFiles | null, starter: CodeFiles, own: CodeFiles) {
    const given = new Set(linesOf(starter))
    this.#lines = [...new Set(linesOf(solution ?? {}))].filter((line) => !given.has(line))
    this.#known = new Set(linesOf(own))
    this.#starter = given
    this.#readings = this.#lines.map((line) => ({ line, forms: readingsOf(line) }))
    this.#weight = this.#lines.reduce((sum, line) => sum + line.length, 0)
  }

  /** Whether the answer shows the solution. Nothing passes from then on. */
  get isLeak(): boolean {
    return this.#isLeak
  }

  /** The length of the answer so far, with what is buffered. */
  get length(): number {
    return this.#taken
  }

  /** Takes a piece of the answer. @returns what may be shown now. */
  pass(piece: string): string {
    this.#waiting += piece
    this.#taken += piece.length
    return this.#release(wholePart(this.#waiting))
  }

  /** The answer has ended. @returns the rest that may be shown. */
  end(): string {
    return this.#release(this.#waiting.length)
  }

  #release(length: number): string {
    if (this.#isLeak || length === 0) return ''
    const part = this.#waiting.slice(0, length)
    this.#waiting = this.#waiting.slice(length)
    this.#squeezed += part.split('\n').map(squeeze).join('')
    this.#bare += bareOf(part)
    this.#countCode(part)
    this.#isLeak = this.#showsSolution()
    return this.#isLeak ? '' : part
  }

  #showsSolution(): boolean {
    if (this.#weight > 0 && this.#newLines > LONGEST_EXAMPLE) return true
    const hidden = this.#readings.filter(({ forms }) => forms.some((form) => this.#bare.includes(form)))
    return (
      this.#isMost(this.#lines.filter((line) => this.#squeezed.includes(line))) ||
      this.#isMost(hidden.map(({ line }) => line))
    )
  }

  /** A whole program in other names or in another language shares no line with the solution, but its length. */
  #countCode(part: string): void {
    for (const line of part.split('\n')) {
      if (/^\s*(?:```|~~~)/.test(line)) this.#isCode = !this.#isCode
      else if (this.#isCode && line.trim().length >= TELLING_LENGTH) {
        const squeezed = squeeze(line)
        if (squeezed !== '' && !this.#known.has(squeezed) && !this.#starter.has(squeezed)) this.#newLines += 1
      }
    }
  }

  /** Whether lines are so much of the solution that they are the solution. */
  #isMost(shown: readonly string[]): boolean {
    // Nothing leaks where the student wrote it all.
    if (shown.every((line) => this.#known.has(line))) return false
    const weight = shown.reduce((sum, line) => sum + line.length, 0)
    return weight >= this.#weight * TOLERATED
  }
}

/** How much of a text can be judged: whole words of prose, and whole blocks of code. */
function wholePart(text: string): number {
  let end = 0
  let isCode = false
  let start = 0
  for (let stop = text.indexOf('\n'); stop >= 0; stop = text.indexOf('\n', start)) {
    if (/^\s*(?:```|~~~)/.test(text.slice(start, stop))) isCode = !isCode
    start = stop + 1
    if (!isCode) end = start
  }
  const line = text.slice(start)
  // The beginning of a line may become a fence yet.
  if (isCode || /^\s*(?:`{0,2}|~{0,2})$/.test(line) || /^\s*(?:```|~~~)/.test(line)) return end
  return Math.max(end, start + line.lastIndexOf(' ') + 1)
}

function linesOf(files: CodeFiles): string[] {
  return Object.values(files)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.length >= TELLING_LENGTH)
    .map(squeeze)
    .filter((line) => line.length >= TELLING_LENGTH && /\p{L}/u.test(line))
}

/** A line without what can be changed and leave the program the same: spaces, comments, the kind of quotes. */
function squeeze(line: string): string {
  return (
    withoutBlocks(withoutBlocks(line.normalize('NFC'), '<!--', '-->'), '/*', '*/')
      // To the very end: a stop at a stray carriage return would be searched anew from each sign.
      .replace(/(?:^|\s)#(?![\da-f]{3,8}\b)\s.*$|(?:^|[\s;])\/\/.*$/su, '')
      .replaceAll(/['`“”‘’]/gu, '"')
      .replaceAll(/[\s;\u200B-\u200D\uFEFF]/gu, '')
  )
}

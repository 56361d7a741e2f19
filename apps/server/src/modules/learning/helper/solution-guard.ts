import { ShapeCover, shapeOf, weightOf, type Step } from './code-shape.ts'
import type { CodeFiles } from './sent-files.ts'
import { bareOf, readingsOf, spokenForm, spokenOf } from './solution-readings.ts'
import { PageCover } from './page-cover.ts'
import { ToldDetails } from './told-details.ts'
import { ToldSteps } from './told-steps.ts'
import { WrittenPrograms } from './written-programs.ts'
import { withoutBlocks } from './without-blocks.ts'

/** How much of the solution's own code an answer may show: beyond it, the answer is the solution. */
const TOLERATED = 0.6
/** Lines of code that are new to the student: an example on another topic has six at the most, by the model's rules. */
const LONGEST_EXAMPLE = 10
/** How much of the solution's steps, in its order, an answer may have in whatever names and language. */
const TOLERATED_STEPS = 0.9
/** Fewer steps are in every program. */
const TELLING_STEPS = 5
/** How much of an answer's code the solution has to be: it may well have been hidden among other lines. */
const SHARE_OF_CODE = 0.35
/** From so much of the solution on, nothing more is shown until the whole answer can be judged. */
const SUSPECT = 0.25
const SUSPECT_STEPS = 0.5
/** The same over the answers of a talk, where harmless examples come together, too. */
const SHARE_OVER_ANSWERS = 0.6
/** More steps are no beginner's program, and are slow to compare. */
const MOST_STEPS = 400
const MOST_LINES = 1000
/** A line of pseudocode has no more words. */
const WORDS_OF_CODE = 6
/** Shorter lines (`}`, `else:`) are in every program. */
const TELLING_LENGTH = 6

/**
 * Filters a streamed answer: passes it on as long as it does not show the question's solution. Code between fences is
 * buffered until it is whole, a line that looks like code until it ends, other text until its word does; and once a part
 * of the solution is in it, all of the rest until the end.
 */
export class SolutionGuard {
  /** Lines of the solution alone, as `squeeze` makes them. */
  readonly #lines: readonly string[]
  readonly #known: ReadonlySet<string>
  readonly #weight: number
  /** Each line of the solution as it may be written to pass unseen. */
  readonly #readings: readonly { line: string; forms: readonly string[]; spoken: string }[]
  readonly #starter: ReadonlySet<string>
  /** All of the answer so far, squeezed. */
  #squeezed = ''
  /** The same, of letters and digits alone. */
  #bare = ''
  /** The same without the words by which signs are dictated. */
  #spoken = ''
  #line = ''
  #isCode = false
  #newLines = 0
  #waiting = ''
  #isLeak = false
  #taken = 0
  /** What is judged and held back until the end, since a part of the solution is in it. */
  #held = ''
  /** The steps of the solution that the answer has; undefined where there are too few to tell. */
  readonly #cover: ShapeCover | undefined
  /** The same of all answers of the talk. */
  readonly #coverOfTalk: ShapeCover | undefined
  readonly #stepsWeight: number
  /** Lines of the solution that earlier answers of the talk have shown. */
  readonly #shownBefore: ReadonlySet<string>
  readonly #page: PageCover
  /** The solution told in sentences: by its steps, or a short one by its details. */
  readonly #told: readonly [ToldSteps, ToldDetails]
  readonly #written = new WrittenPrograms()
  readonly #codeBefore: string
  readonly #mayPass: (code: string) => boolean
  #holdsCode = false

  /**
   * @param solution the author's files; null where there is none to protect.
   * @param own what the student has or was given: starter and own files hold lines that are no secret.
   * @param before the talk's answers so far.
   * @param mayPass whether code is to be tried: from there on nothing is shown until `programs` are.
   */
  constructor(
    solution: CodeFiles | null,
    starter: CodeFiles,
    own: CodeFiles,
    {
      before = [],
      mayPass = () => false,
    }: { before?: readonly string[]; mayPass?: (code: string) => boolean } = {},
  ) {
    const given = new Set(linesOf(starter))
    this.#lines = [...new Set(linesOf(solution ?? {}))].filter((line) => !given.has(line))
    this.#known = new Set(linesOf(own))
    this.#starter = given
    this.#readings = this.#lines.map((line) => ({ line, forms: readingsOf(line), spoken: spokenForm(line) }))
    this.#weight = this.#lines.reduce((sum, line) => sum + line.length, 0)
    const steps = stepsOf(solution ?? {}, given)
    this.#stepsWeight = weightOf(steps)
    const isKnown = steps.length > 0 && has(own, steps)
    this.#cover = this.#stepsWeight < TELLING_STEPS || isKnown ? undefined : new ShapeCover(steps)
    this.#coverOfTalk = this.#cover && before.length > 0 ? new ShapeCover(steps) : undefined
    const secret = isKnown ? {} : (solution ?? {})
    this.#page = new PageCover(solution ?? {}, [starter, own])
    this.#told = [new ToldSteps(secret), new ToldDetails(newLinesOf(secret, given), secret)]
    this.#mayPass = mayPass
    this.#shownBefore = new Set(before.flatMap((text) => this.#linesIn(text)))
    this.#codeBefore = before
      .map((text) => {
        const written = new WrittenPrograms()
        for (const line of text.split('\n')) written.take(line, false)
        return written.code
      })
      .join('\n')
    for (const line of this.#codeBefore.split('\n')) this.#coverOfTalk?.take(shapeOf(line))
  }

  /** The programs of the answer, which pass as harmless until they are tried. */
  get programs(): string[] {
    return this.#holdsCode ? this.#written.programs(this.#codeBefore.trim()) : []
  }

  /** Whether the answer shows the solution. Nothing passes from then on. */
  get isLeak(): boolean {
    return this.#isLeak
  }

  /** The length of the answer so far, with what is buffered. */
  get length(): number {
    return this.#taken
  }

  /** Whether something is held back until the end. */
  get isHolding(): boolean {
    return this.#held !== ''
  }

  /** Takes a piece of the answer. @returns what may be shown now. */
  pass(piece: string): string {
    this.#waiting += piece
    this.#taken += piece.length
    return this.#release(wholePart(this.#waiting))
  }

  /** The answer has ended. @returns the rest that may be shown. */
  end(): string {
    const rest = this.#held + this.#release(this.#waiting.length, true)
    return this.#isLeak ? '' : rest
  }

  #release(length: number, isEnd = false): string {
    if (this.#isLeak || length === 0) return ''
    const part = this.#waiting.slice(0, length)
    this.#waiting = this.#waiting.slice(length)
    this.#squeezed += part.split('\n').map(squeeze).join('')
    this.#bare += bareOf(part)
    this.#spoken += spokenOf(part)
    for (const told of this.#told) told.take(part, isEnd)
    this.#countCode(part)
    this.#collectCode(part, isEnd)
    const shown = this.#shownLines()
    this.#isLeak = this.#showsSolution(shown)
    if (this.#isLeak) return ''
    if (isEnd || (this.#held === '' && !this.#isSuspect(shown))) return part
    this.#held += part
    return ''
  }

  /** The lines of the solution that are in the answer: as they are, and in whatever writing. */
  #shownLines(): readonly (readonly string[])[] {
    const hidden = this.#readings.filter(
      ({ forms, spoken }) =>
        forms.some((form) => this.#bare.includes(form)) || (spoken !== '' && this.#spoken.includes(spoken)),
    )
    const shown = [
      this.#lines.filter((line) => this.#squeezed.includes(line)),
      hidden.map(({ line }) => line),
    ]
    if (this.#shownBefore.size === 0) return shown
    // What an answer adds to those before it counts with them; one that adds nothing tells no more than they did.
    const added = shown.map((lines) => lines.filter((line) => !this.#shownBefore.has(line)))
    return [
      ...shown,
      ...added
        .filter((lines) => lines.some((line) => !this.#known.has(line)))
        .map((lines) => [...lines, ...this.#shownBefore]),
    ]
  }

  #linesIn(text: string): string[] {
    const squeezed = text.split('\n').map(squeeze).join('')
    const bare = bareOf(text)
    return this.#readings
      .filter(({ line, forms }) => squeezed.includes(line) || forms.some((form) => bare.includes(form)))
      .map(({ line }) => line)
  }

  #showsSolution(shown: readonly (readonly string[])[]): boolean {
    if (this.#weight > 0 && this.#newLines > LONGEST_EXAMPLE) return true
    return (
      shown.some((lines) => this.#isMost(lines, TOLERATED)) ||
      this.#hasSteps(this.#cover, TOLERATED_STEPS, SHARE_OF_CODE) ||
      this.#hasSteps(this.#coverOfTalk, TOLERATED_STEPS, SHARE_OVER_ANSWERS) ||
      this.#page.isWhole ||
      this.#told.some(({ isWhole }) => isWhole)
    )
  }

  #isSuspect(shown: readonly (readonly string[])[]): boolean {
    return (
      this.#holdsCode ||
      shown.some((lines) => this.#isMost(lines, SUSPECT)) ||
      this.#hasSteps(this.#cover, SUSPECT_STEPS, SHARE_OF_CODE) ||
      this.#hasSteps(this.#coverOfTalk, SUSPECT_STEPS, SHARE_OVER_ANSWERS) ||
      this.#page.isSuspect ||
      this.#told.some(({ isSuspect }) => isSuspect)
    )
  }

  #hasSteps(cover: ShapeCover | undefined, share: number, ofCode: number): boolean {
    return (
      cover !== undefined &&
      cover.found >= this.#stepsWeight * share &&
      cover.found >= cover.read * ofCode &&
      cover.found > 0
    )
  }

  /** A whole program in other names or in another language shares no line with the solution, but its length. */
  #countCode(part: string): void {
    for (const line of part.split('\n')) {
      if (/^\s*(?:```|~~~)/.test(line)) this.#isCode = !this.#isCode
      else if (this.#isCode || isCodeLike(line)) {
        const squeezed = squeeze(line)
        const isNew = squeezed !== '' && !this.#known.has(squeezed) && !this.#starter.has(squeezed)
        if (isNew && this.#isCode && line.trim().length >= TELLING_LENGTH) this.#newLines += 1
        if (isNew) for (const cover of [this.#cover, this.#coverOfTalk]) cover?.take(shapeOf(line))
        this.#page.take(line)
      }
    }
  }

  /** Programs are made of whole lines, of which a part may have been passed as prose. */
  #collectCode(part: string, isEnd: boolean): void {
    const lines = (this.#line + part).split('\n')
    this.#line = isEnd ? '' : (lines.pop() ?? '')
    for (const line of lines)
      if (this.#written.take(line, isCodeLike(line)))
        this.#holdsCode ||= this.#mayPass(`${this.#codeBefore}\n${this.#written.all}`)
  }

  /** Whether lines are so much of the solution that they are the solution. */
  #isMost(shown: readonly string[], share: number): boolean {
    // Nothing leaks where the student wrote it all.
    if (shown.every((line) => this.#known.has(line))) return false
    const weight = shown.reduce((sum, line) => sum + line.length, 0)
    return weight >= this.#weight * share
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
  return isCodeLike(line) ? end : Math.max(end, start + line.lastIndexOf(' ') + 1)
}

/** Whether a line outside of fences may be one of a program, or of one in words. */
function isCodeLike(line: string): boolean {
  // Bold words and signs of a list are none of a program.
  const plain = line.replaceAll(/[*_-]+|\d+[.)]/g, ' ').trim()
  return (
    /[=←`{}[\]();<>]/u.test(line.normalize('NFKC')) ||
    (plain.split(/\s+/).length <= WORDS_OF_CODE && weightOf(shapeOf(plain)) > 0)
  )
}

/** The steps of a solution's programs, without the lines that a student was given. */
function stepsOf(files: CodeFiles, given: ReadonlySet<string>): Step[] {
  return Object.entries(files)
    .filter(([name]) => /\.(?:py|jsx?|tsx?)$/.test(name))
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => !given.has(squeeze(line)))
    .flatMap((line) => shapeOf(line))
    .slice(0, MOST_STEPS)
}

/** The lines of a solution that a student was not given. */
const newLinesOf = (files: CodeFiles, given: ReadonlySet<string>): string[] =>
  Object.values(files)
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line) && !given.has(squeeze(line)))

/** Whether a student's own program has the steps already, so that none of them is a secret. */
function has(own: CodeFiles, steps: readonly Step[]): boolean {
  const cover = new ShapeCover(steps)
  const lines = Object.values(own).flatMap((text) => text.split('\n'))
  for (const line of lines.slice(0, MOST_LINES)) cover.take(shapeOf(line))
  return cover.found >= weightOf(steps) * TOLERATED_STEPS
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

import { withoutMarks } from './solution-readings.ts'

/** So many of an answer are tried. */
const MOST = 4
const LONGEST = 8000

/** Collects the code of an answer, so that what it does can be tried. */
export class WrittenPrograms {
  readonly #blocks: string[][] = []
  readonly #loose: string[] = []
  readonly #inline: string[] = []
  #isCode = false

  /**
   * @param isCodeLike whether a line outside of fences may be one of a program
   * @returns whether there is code in the line
   */
  take(line: string, isCodeLike: boolean): boolean {
    if (/^\s*(?:```|~~~)/.test(line)) {
      this.#isCode = !this.#isCode
      if (this.#isCode) this.#blocks.push([])
      return false
    }
    if (this.#isCode) {
      this.#blocks.at(-1)?.push(line)
      return true
    }
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    this.#inline.push(...spans)
    const isLoose = isCodeLike && /[=([:]/.test(line.normalize('NFKC'))
    if (isLoose) this.#loose.push(line)
    return isLoose || spans.length > 0
  }

  /** All of it, in whatever form. */
  get all(): string {
    return asRead([this.code, ...this.#loose, ...this.#inline].join('\n'))
  }

  /** Its code as it stands in blocks. */
  get code(): string {
    return this.#blocks.map((lines) => lines.join('\n')).join('\n')
  }

  /**
   * The programs that the answer may be: each of its blocks, all of them, what stands outside of them, and all after the
   * code of the answers before it.
   */
  programs(before: string): string[] {
    const blocks = this.#blocks.map((lines) => lines.join('\n'))
    const whole = blocks.join('\n')
    const loose = this.#loose.map(withoutMarks).join('\n')
    const inline = this.#inline.join('\n').replaceAll('; ', '\n')
    const known = new Set<string>()
    return [...blocks.slice(-1), whole, loose, inline, before === '' ? '' : `${before}\n${whole || inline}`]
      .map((code) => dedented(asRead(code)))
      .filter((code) => {
        const isNew = code.trim() !== '' && code.length <= LONGEST && !known.has(code.trim())
        known.add(code.trim())
        return isNew
      })
      .slice(0, MOST)
  }
}

/** Wide letters are letters, and what is not seen is nothing. */
const asRead = (code: string): string => code.normalize('NFKC').replaceAll(/[\u200B-\u200D\uFEFF]/g, '')

function dedented(code: string): string {
  const lines = code.split('\n')
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  )
  return Number.isFinite(depth) ? lines.map((line) => line.slice(depth)).join('\n') : code
}

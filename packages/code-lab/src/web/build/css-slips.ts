import { declarationSlip } from './css-declaration.ts'
import { atRules, pseudos, properties } from './css-names.ts'
import { masked } from './css-mask.ts'
import type { Slip } from './problem.ts'
import { similar } from './project-names.ts'
import { indentAt } from './script-brackets.ts'

const MOST = 20

/** What is wrong in a style sheet, each by its cause and once. */
export function cssSlips(text: string): Slip[] {
  const { mask, slips } = masked(text)
  const reading = new Reading(text, mask)
  reading.read()
  // What a text or a comment that nothing ends has taken in is not known, nor what it would have closed.
  const end = Math.min(...slips.filter(({ kind }) => kind.startsWith('unclosed_')).map(({ at }) => at))
  const known = reading.slips.filter(
    ({ kind, at }) => at < end && (end === Infinity || kind !== 'unclosed_bracket'),
  )
  return [...slips, ...known].sort((one, other) => one.at - other.at).slice(0, MOST)
}

interface Block {
  /** Of the `{`. */
  at: number
  /** How far its line is moved to the right. */
  indent: number
  /** What holds rules, what holds declarations (and, nested, rules), and what is read over. */
  holds: 'rules' | 'declarations' | 'keyframes'
  /** A `;` that lacks is told once of each. */
  lacksSemicolon: boolean
}

class Reading {
  readonly slips: Slip[] = []
  readonly #text: string
  readonly #mask: string
  readonly #open: Block[] = []
  #start = 0
  /** The first block that is closed, or goes on, where its place on the line says that it was not meant to. */
  #doubtful: Block | undefined
  /** The `(` that are open, at which places. */
  #brackets: number[] = []
  /** A rule without `{` waits for its `}`. */
  #waitsForEnd = false

  constructor(text: string, mask: string) {
    this.#text = text
    this.#mask = mask
  }

  read(): void {
    const mask = this.#mask
    for (let at = 0; at < mask.length; at += 1)
      switch (mask[at]) {
        case '(':
          this.#brackets.push(at)
          break
        case ')':
          this.#brackets.pop()
          break
        case ';':
          this.#endSegment(at)
          break
        case '{':
          this.#openBlock(at)
          break
        case '}':
          this.#endSegment(at)
          this.#closeBlock(at)
          break
        default:
          break
      }
    this.#endSegment(mask.length)
    const last = this.#open.at(-1)
    // That something is open is certain only now.
    if (last) this.#unclosed(this.#doubtful ?? last)
  }

  #tell(slip: Slip): void {
    this.slips.push(slip)
  }

  /** What stands since the last `;`, `{` or `}`: its text, and where it begins. */
  #segment(end: number): { from: number; text: string } {
    const whole = this.#mask.slice(this.#start, end)
    const from = this.#start + (whole.length - whole.trimStart().length)
    this.#start = end + 1
    return { from, text: this.#mask.slice(from, end).trimEnd() }
  }

  #closeBrackets(end: number): boolean {
    const [first] = this.#brackets
    this.#brackets = []
    if (first === undefined) return false
    // Declarations stand in it: it was to be the brace of a rule.
    const isOfRule = /^\(\s*[a-z-]+\s*:/i.test(this.#mask.slice(first, end))
    if (this.#open.length === 0 && isOfRule && this.#mask[end] !== '{') {
      this.#tell({ kind: 'wrong_bracket', name: '(', other: '{', at: first })
      this.#waitsForEnd = true
      return true
    }
    this.#tell({ kind: 'unclosed_bracket', name: '(', other: ')', at: first })
    return true
  }

  #endSegment(end: number): void {
    const { from, text } = this.#segment(end)
    if (this.#closeBrackets(end) || text === '') return
    const block = this.#open.at(-1)
    if (text.startsWith('@')) return this.#atRule(from, text)
    const tag = /^<\/?[a-z]+>?/i.exec(text)?.[0]
    // The tag that ends it goes with the one that began it.
    if (tag !== undefined)
      return tag.startsWith('</') ? undefined : this.#tell({ kind: 'html_in_css', name: tag, at: from })
    if (!block || block.holds === 'rules') return this.#outside(from, text, end)
    if (block.holds === 'declarations') this.#declarations(from, text, block)
  }

  #outside(from: number, text: string, end: number): void {
    if (this.#waitsForEnd) return
    const line = /^[^\n]*/.exec(text)?.[0] ?? ''
    const isDeclaration = properties.has((/^([a-z-]+)\s*:/i.exec(line)?.[1] ?? '').toLowerCase())
    if (isDeclaration) return this.#tell({ kind: 'css_outside', at: from })
    // Its brace does stand there, after a sign too many.
    if (/^;\s*\{/.test(this.#mask.slice(end, end + 200))) return this.#tell({ kind: 'css_syntax', at: from })
    this.#waitsForEnd = this.#mask[end] === ';'
    this.#tell({ kind: 'css_no_brace', at: from })
  }

  #openBlock(at: number): void {
    let { from, text } = this.#segment(at)
    this.#closeBrackets(at)
    const tag = /^<[a-z]+>\s*/i.exec(text)?.[0]
    if (tag !== undefined) {
      this.#tell({ kind: 'html_in_css', name: tag.trim(), at: from })
      from += tag.length
      text = text.slice(tag.length)
    }
    const indent = indentAt(this.#mask, from)
    const around = this.#open.at(-1)
    // A rule that stands no further to the right than the one around it was hardly meant to be in it.
    if (around?.holds === 'declarations' && indent <= around.indent && this.#isOnOtherLine(around.at, from))
      this.#doubtful ??= around
    const name = /^@([\w-]+)/.exec(text)?.[1]?.toLowerCase()
    if (name !== undefined) this.#atRule(from, text)
    else if (this.#open.at(-1)?.holds !== 'keyframes') this.#selector(from, text)
    this.#open.push({ at, indent, holds: holdsOf(name, this.#open.at(-1)), lacksSemicolon: false })
  }

  #closeBlock(at: number): void {
    const indent = indentAt(this.#mask, at)
    const [top, around] = [this.#open.at(-1), this.#open.at(-2)]
    const isUnderOuter = top && around && indent === around.indent && top.indent > indent
    if (isUnderOuter && this.#lineStart(at).trim() === '' && this.#isOnOtherLine(top.at, at))
      this.#doubtful ??= top
    if (this.#open.pop()) return
    if (!this.#waitsForEnd) this.#tell({ kind: 'extra_bracket', name: '}', at })
    this.#waitsForEnd = false
  }

  #unclosed({ at }: Block): void {
    this.#tell({ kind: 'unclosed_bracket', name: '{', other: '}', at })
  }

  #lineStart(at: number): string {
    return this.#mask.slice(this.#mask.lastIndexOf('\n', at - 1) + 1, at)
  }

  #isOnOtherLine(one: number, other: number): boolean {
    return this.#mask.slice(one, other).includes('\n')
  }

  #atRule(from: number, text: string): void {
    const name = /^@([\w-]+)/.exec(text)?.[1]?.toLowerCase() ?? ''
    if (atRules.has(name) || name.startsWith('-')) return
    const meant = similar(name, atRules)
    // Tools have rules of their own.
    if (meant !== undefined)
      this.#tell({ kind: 'css_at_rule', name: `@${name}`, suggestion: `@${meant}`, at: from })
  }

  #selector(from: number, text: string): void {
    for (const { 0: all, 1: name = '', index } of text.matchAll(/::?([a-z-]+)/gi)) {
      if (pseudos.has(name.toLowerCase()) || name.startsWith('-')) continue
      const meant = similar(name, pseudos)
      const colons = all.slice(0, -name.length)
      if (meant !== undefined)
        return this.#tell({ kind: 'css_pseudo', name: all, suggestion: colons + meant, at: from + index })
    }
  }

  /** Declarations between two `;`: one, or more where a `;` lacks. */
  #declarations(from: number, text: string, block: Block): void {
    const comment = /^\/\/[^\n]*\n?/.exec(text)?.[0]
    if (comment !== undefined) {
      this.#tell({ kind: 'css_comment', at: from })
      const rest = text.slice(comment.length)
      const next = rest.trimStart()
      if (next !== '') this.#declarations(from + text.length - next.length, next, block)
      return
    }
    const cut = cutAt(text)
    if (cut !== undefined && !block.lacksSemicolon) {
      block.lacksSemicolon = true
      const before = text.slice(0, cut).trimEnd()
      const at = from + before.length - 1
      if (before.endsWith(',')) this.#tell({ kind: 'css_comma', at })
      else if (this.#isOnOtherLine(at, from + cut)) this.#tell({ kind: 'css_semicolon', at })
      else this.#tell({ kind: 'css_semicolon_before', name: /^[\w-]+/.exec(text.slice(cut))?.[0] ?? '', at })
    }
    const first = cut === undefined ? text : text.slice(0, cut).trimEnd().replace(/,$/, '')
    const slip = declarationSlip(first, this.#text.slice(from, from + first.length))
    if (slip) this.#tell({ ...slip, at: from + slip.at })
    if (cut !== undefined) this.#declarations(from + cut, text.slice(cut), block)
  }
}

/** Where the next declaration begins inside one that no `;` ends. */
function cutAt(text: string): number | undefined {
  const colon = text.indexOf(':')
  const end = text.indexOf('\n')
  for (const found of text.matchAll(/(?<=[\s,])(?<name>-?[a-z][a-z-]*)\s*:(?!:)/gi)) {
    const name = found.groups?.['name'] ?? ''
    const isOfLine = /\n\s*$/.test(text.slice(0, found.index))
    if (!isOfLine && (colon < 0 || found.index < colon)) continue
    if (isOfLine && end >= 0 && found.index < end) continue
    if (isInBrackets(text, found.index)) continue
    if (isOfLine || properties.has(name.toLowerCase())) return found.index
  }
  return undefined
}

function isInBrackets(text: string, at: number): boolean {
  let depth = 0
  for (const character of text.slice(0, at)) depth += character === '(' ? 1 : character === ')' ? -1 : 0
  return depth > 0
}

function holdsOf(atRule: string | undefined, around: Block | undefined): Block['holds'] {
  if (atRule === undefined) return 'declarations'
  if (atRule.endsWith('keyframes')) return 'keyframes'
  if (!/^(?:media|supports|layer|container|scope|starting-style|document)$/.test(atRule))
    return 'declarations'
  // Inside a rule it may hold declarations of that rule.
  return around?.holds === 'declarations' ? 'declarations' : 'rules'
}

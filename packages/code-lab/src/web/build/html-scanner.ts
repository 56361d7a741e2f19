import { htmlTags } from './html-names.ts'
import type { Slip } from './problem.ts'

interface Attribute {
  /** In small letters. */
  name: string
  value: string
  at: number
}

export interface Tag {
  /** In small letters. */
  name: string
  isEnd: boolean
  /** It ends itself: `<br />`. */
  endsItself: boolean
  at: number
  attributes: readonly Attribute[]
}

const rawText = /^(?:script|style|textarea|title|xmp)$/

/**
 * The tags of a page as they were written, which a parser's tree no longer shows, and what is wrong in how they are
 * written. Ends where what follows can't be told apart any more.
 */
export function scanTags(html: string): { tags: Tag[]; slips: Slip[]; isWhole: boolean } {
  const scan = new Scan(html)
  const isWhole = scan.run()
  return { tags: scan.tags, slips: scan.slips, isWhole }
}

class Scan {
  readonly tags: Tag[] = []
  readonly slips: Slip[] = []
  readonly #html: string
  #at = 0
  #open = { name: '', at: 0 }

  constructor(html: string) {
    this.#html = html
  }

  run(): boolean {
    for (;;) {
      this.#at = this.#html.indexOf('<', this.#at)
      if (this.#at < 0) return true
      if (!this.#next()) return false
    }
  }

  #next(): boolean {
    const at = this.#at
    const rest = this.#html.slice(at, at + 200)
    if (rest.startsWith('<!--')) return this.#skipTo('-->', at + 2, { kind: 'unclosed_html_comment', at })
    if (/^<!-(?!-)/.test(rest)) this.slips.push({ kind: 'html_comment_start', at })
    if (/^<[!?]/.test(rest)) return this.#skipTo('>', at, { kind: 'tag_end', name: '<!', at })
    const spaced = /^<[ \t]+(?<end>\/?)(?<name>[a-z][a-z0-9]*)[^<>\n]*>/i.exec(rest)?.groups
    if (spaced && htmlTags.has((spaced['name'] ?? '').toLowerCase())) {
      const other = `<${spaced['end']}${spaced['name']}>`
      this.slips.push({ kind: 'tag_space', other, at })
    }
    const found = /^<(?<end>\/?)(?<name>[a-z][^\s/>"'<=]*)/i.exec(rest)
    if (!found) {
      this.#at = at + 1
      return true
    }
    const { end = '', name = '' } = found.groups ?? {}
    this.#at = at + found[0].length
    return this.#tag({ name: name.toLowerCase(), isEnd: end !== '', at })
  }

  #skipTo(end: string, from: number, missing: Slip): boolean {
    const found = this.#html.indexOf(end, from)
    if (found < 0) this.slips.push(missing)
    else this.#at = found + end.length
    return found >= 0
  }

  #tag(tag: Pick<Tag, 'name' | 'isEnd' | 'at'>): boolean {
    const html = this.#html
    this.#open = tag
    const attributes: Attribute[] = []
    let endsItself = false
    for (;;) {
      this.#at += /^[\s"']*/.exec(html.slice(this.#at))?.[0].length ?? 0
      const sign = html[this.#at]
      if (sign === undefined || sign === '<') {
        this.slips.push({ kind: 'tag_end', name: `<${tag.isEnd ? '/' : ''}${tag.name}>`, at: tag.at })
        break
      }
      if (sign === '>') {
        this.#at += 1
        break
      }
      endsItself = sign === '/'
      if (sign === '/' || sign === '=') this.#at += 1
      else if (!this.#attribute(attributes)) return false
    }
    this.tags.push({ ...tag, endsItself, attributes })
    if (tag.isEnd || endsItself || !rawText.test(tag.name)) return true
    const close = new RegExp(`</${tag.name}[\\s/>]`, 'i').exec(html.slice(this.#at))
    if (close) this.#at += close.index
    return close !== null
  }

  /** @returns whether it can be known what follows. */
  #attribute(attributes: Attribute[]): boolean {
    const html = this.#html
    const at = this.#at
    const name = /^[^\s=>/"'<]+/.exec(html.slice(at))?.[0] ?? ''
    if (name === '') {
      this.#at += 1
      return true
    }
    this.#at += name.length
    const sign = /^\s*=\s*/.exec(html.slice(this.#at))?.[0]
    const made = { name: name.toLowerCase(), value: '', at }
    attributes.push(made)
    if (sign === undefined) return true
    this.#at += sign.length
    const quote = html[this.#at] ?? ''
    if (quote !== '"' && quote !== "'") {
      made.value = /^[^\s>]*/.exec(html.slice(this.#at))?.[0] ?? ''
      if (/^[“”„«»‘’]/.test(made.value))
        this.slips.push({ kind: 'curly_quotes', name: made.value[0] ?? '', at: this.#at })
      this.#at += made.value.length
      return true
    }
    return this.#quoted(made, quote)
  }

  #quoted(made: Attribute, quote: string): boolean {
    const html = this.#html
    const start = this.#at
    const end = html.indexOf(quote, start + 1)
    const value = end < 0 ? '' : html.slice(start + 1, end)
    const next = html[end + 1] ?? '>'
    const isGlued = !/[\s/>]/.test(next)
    // It goes on over a tag, to the next quote, which begins another value.
    const isTooLong = /<\/?[a-z!]/i.test(value) && (isGlued || /=\s*$/.test(value))
    // `src="a.png alt="…`: it ends where another attribute begins.
    const isNext = isGlued && /\s[a-z-]+=\s*$/i.test(value)
    if (end < 0 || isTooLong || isNext) {
      this.slips.push({ kind: 'unclosed_attribute', name: made.name, at: start })
      return false
    }
    made.value = value
    this.#at = end + 1
    const glued = isGlued ? (/^[^<>\n]*(?=[<>\n]?)/.exec(html.slice(this.#at))?.[0] ?? '') : ''
    if (isGlued && !glued.includes(quote) && html[this.#at + glued.length] === '<') {
      // What follows the value is the text of the element.
      this.slips.push({ kind: 'tag_end', name: `<${this.#open.name}>`, at: this.#open.at })
      return false
    }
    if (/^[a-z-]+=["']/i.test(glued)) {
      this.slips.push({ kind: 'attribute_space', at: this.#at })
      return true
    }
    if (isGlued) {
      this.slips.push({ kind: 'inner_quotes', at: start })
      // What is left of the value is no attribute.
      this.#at += /^[^>\n]*/.exec(html.slice(this.#at))?.[0].length ?? 0
    }
    return true
  }
}

import type { Slip } from './problem.ts'
import { attributes, htmlTags, openTags, voidTags } from './html-names.ts'
import { scanTags, type Tag } from './html-scanner.ts'
import { similar } from './project-names.ts'

/** What is wrong in how a page is written, each by its cause and once. */
export function htmlSlips(html: string): Slip[] {
  const { tags, slips, isWhole } = scanTags(html)
  const reading = new Reading()
  for (const tag of tags) reading.read(tag)
  if (isWhole) reading.end()
  else if (slips.length === 0) reading.endRaw(tags.at(-1))
  return [...slips, ...reading.slips].sort((one, other) => one.at - other.at)
}

class Reading {
  readonly slips: Slip[] = []
  #open: Tag[] = []
  /** Ends that may still come, of what was told as open. */
  readonly #forgiven: string[] = []

  read(tag: Tag): void {
    const isInDrawing = this.#open.some(({ name }) => name === 'svg' || name === 'math')
    if (!isInDrawing && !htmlTags.has(tag.name) && !tag.name.includes('-')) return this.#unknown(tag)
    if (tag.isEnd) return this.#close(tag)
    if (!isInDrawing && htmlTags.has(tag.name)) this.#attributes(tag)
    if (voidTags.has(tag.name) || (isInDrawing && tag.endsItself)) return
    const top = this.#open.at(-1)
    // Nobody puts a heading into a heading: the second was meant as its end.
    if (
      top?.name === tag.name &&
      tag.attributes.length === 0 &&
      /^(?:h[1-6]|a|button|title|label)$/.test(tag.name)
    ) {
      this.#unclosed(top)
      this.#open.pop()
      return
    }
    this.#open.push(tag)
  }

  end(): void {
    for (const tag of this.#open) if (!openTags.has(tag.name)) this.#unclosed(tag)
  }

  /** A script or a style that goes on to the end of the page. */
  endRaw(tag: Tag | undefined): void {
    if (tag) this.#unclosed(tag)
  }

  #unclosed({ name, at, endsItself }: Tag): void {
    // `<div />` is read as open, but whoever wrote it knows of no end.
    if (endsItself) return
    this.#forgiven.push(name)
    this.slips.push({ kind: 'unclosed_element', name, at })
  }

  #close(tag: Tag): void {
    const place = this.#open.findLastIndex(({ name }) => name === tag.name)
    if (place < 0) {
      const before = this.#forgiven.indexOf(tag.name)
      if (before >= 0) this.#crossed(before, tag.name)
      // A paragraph is ended by what can't stand in it, too; what has no inside needs no end.
      else if (tag.name !== 'p' && !voidTags.has(tag.name))
        this.slips.push({ kind: 'extra_tag', name: tag.name, at: tag.at })
      return
    }
    for (const inner of this.#open.slice(place + 1)) if (!openTags.has(inner.name)) this.#unclosed(inner)
    this.#open = this.#open.slice(0, place)
  }

  /** It does end, but after what is around it. */
  #crossed(before: number, name: string): void {
    this.#forgiven.splice(before, 1)
    const slip = this.slips.findLast((each) => each.kind === 'unclosed_element' && each.name === name)
    if (slip) slip.kind = 'crossed_tags'
  }

  #unknown({ name, isEnd, at }: Tag): void {
    const top = this.#open.at(-1)
    const suggestion = similar(name, htmlTags)
    if (isEnd) {
      if (!top || suggestion === undefined || similar(name, [top.name]) === undefined) return
      this.#open.pop()
      this.slips.push({ kind: 'unknown_tag', name: `/${name}`, suggestion: `</${top.name}>`, at })
      return
    }
    this.slips.push({
      kind: 'unknown_tag',
      name,
      ...(suggestion !== undefined && { suggestion: `<${suggestion}>` }),
      at,
    })
  }

  #attributes({ name: tag, attributes: given, at: start }: Tag): void {
    const has = (name: string) => given.some((each) => each.name === name)
    for (const { name, at } of given) {
      if (attributes.has(name) || !/^[a-z]+$/.test(name)) continue
      const suggestion = similar(name, attributes)
      if (suggestion !== undefined) this.slips.push({ kind: 'unknown_attribute', name, suggestion, at })
    }
    const address = given.find(({ name }) => name === 'href')?.value ?? ''
    if (tag === 'link' && has('src') && !has('href')) this.slips.push({ kind: 'link_src', at: start })
    if (tag === 'link' && !has('rel') && /\.css$/i.test(address))
      this.slips.push({ kind: 'link_rel', name: address, at: start })
    if (tag === 'script' && has('href') && !has('src')) this.slips.push({ kind: 'script_href', at: start })
  }
}

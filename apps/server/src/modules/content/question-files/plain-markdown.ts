/** None of them reads over the beginning of another: that would be a search for an end from every place. */
const formula =
  /\\\(((?:[^\\]|\\(?![()])){1,2000}?)\\\)|\\\[((?:[^\\]|\\(?![[\]])){1,2000}?)\\\]|\$\$([^$]{1,2000})\$\$/g

/** Far longer than a question may be. */
const LONGEST = 80_000

export class TooLong extends Error {}

/** @throws TooLong */
export function requireShort(text: string): void {
  if (text.length > LONGEST) throw new TooLong()
}

/** Plain text as Markdown that shows just it; formulas as other systems write them stay formulas. @throws TooLong */
export function plainMarkdown(text: string): string {
  requireShort(text)
  let markdown = ''
  let at = 0
  for (const found of text.matchAll(formula)) {
    const [whole, inline, display, dollars] = found
    markdown += escapeMarkdown(text.slice(at, found.index))
    const tex = (inline ?? display ?? dollars ?? '').replaceAll(/\s+/g, ' ').trim()
    markdown += tex === '' || tex.includes('$') ? escapeMarkdown(whole) : `$${tex}$`
    at = found.index + whole.length
  }
  return markdown + escapeMarkdown(text.slice(at))
}

/** What would begin a list, a heading or a quote, or mark something up, is only itself. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>$|~]/g, (character) => `\\${character}`)
    .replaceAll(/&(?=#?\w{1,31};)/g, '\\&')
    .replaceAll(/^([ \t]*)(#{1,6}|[-+]+|=+)(?=[ \t\n]|$)/gm, '$1\\$2')
    .replaceAll(/^([ \t]*\d{1,9})([.)])(?=\s)/gm, '$1\\$2')
}

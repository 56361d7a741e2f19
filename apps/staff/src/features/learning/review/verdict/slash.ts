import type { Snippet } from '@qadam/contract'

/** A slash being typed to call up a phrase: where it begins, and what was typed after it. */
export interface Slash {
  from: number
  query: string
}

/** The slash at the caret, where it begins a line or a word; a slash inside a word or an address is none. */
export function slashAt(text: string, caret: number): Slash | undefined {
  const found = /(?:^|\s)\/(?<query>[^\s/]{0,40})$/u.exec(text.slice(0, caret))
  const query = found?.groups?.['query']
  return query === undefined ? undefined : { from: caret - query.length - 1, query }
}

/** Folds case, and the apostrophes that Uzbek is typed with. */
const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[ʻʼ‘’'`]/g, "'")
    .trim()

/** The phrases that fit what was typed, those that begin with it first. */
export function matchingPhrases(snippets: readonly Snippet[], query: string): Snippet[] {
  const wanted = folded(query)
  const rank = ({ title, body }: Snippet): number => {
    if (folded(title).startsWith(wanted)) return 0
    if (folded(title).includes(wanted)) return 1
    return folded(body).includes(wanted) ? 2 : 3
  }
  return snippets
    .filter((each) => rank(each) < 3)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 8)
}

/** A text with a piece put in place of `from` to `to`, and the caret behind it. */
export function insertInto(
  text: string,
  from: number,
  to: number,
  piece: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length }
}

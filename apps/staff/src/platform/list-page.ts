import { foldName, wordsOfName } from '@qadam/contract'
import { addressReader, laterPage, words } from './address.ts'

/** What is shown of a list that the browser has as a whole, as the address has it. */
export interface ListSearch {
  /** Words that a row holds, in whatever order. */
  q?: string
  page?: number
  /** The column by which the rows are sorted; the list's own order where absent. */
  sort?: string
  descending?: true
}

export const rowsPerPage = 50

export const parseListSearch = addressReader({ q: words, page: laterPage })

/** Whether a text holds each word of a search, however its apostrophes were typed. */
export function isFound(text: string, query: string): boolean {
  const folded = foldName(text)
  return wordsOfName(query).every((word) => folded.includes(word))
}

/**
 * The rows that a search means, a page of them: thousands at once would hold up the browser. Of a page behind the last
 * one, the last.
 */
export function findPage<Row>(
  rows: readonly Row[],
  { q = '', page = 1 }: ListSearch,
  textOf: (row: Row) => string,
  pagesize = rowsPerPage,
): { rows: readonly Row[]; page: number; total: number } {
  const found = q === '' ? rows : rows.filter((row) => isFound(textOf(row), q))
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / pagesize)))
  return {
    rows: found.slice((shown - 1) * pagesize, shown * pagesize),
    page: shown,
    total: found.length,
  }
}

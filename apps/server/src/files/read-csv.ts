export interface CsvRow {
  /** As an editor counts them, from 1: where the row begins. */
  line: number
  cells: string[]
}

export interface CsvTable {
  rows: CsvRow[]
  /** A quotation mark that nothing closes: the last row may be the rest of the file. */
  isOpen: boolean
}

/** Of a row; what stands behind them is left. */
const MOST_COLUMNS = 1000

/**
 * Reads RFC 4180, whatever ends its lines. Within a cell that does not begin with one a quotation mark is only a mark, as in
 * «Python "A"». Each letter is read once: a general parser blocked the event loop for seconds on 400 KB of them.
 * @param most rows that are read; the rest of the file is left.
 */
export function readCsv(text: string, separator: string, most = Infinity): CsvTable {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  let at = 0
  while (at < text.length && rows.length < most) {
    const cell = text[at] === '"' ? readQuoted(text, at + 1) : { words: '', end: at, lines: 0 }
    if (cell.end === undefined) {
      row.cells.push(cell.words)
      rows.push(row)
      return { rows, isOpen: true }
    }
    line += cell.lines
    const end = endOfCell(text, cell.end, separator)
    if (row.cells.length < MOST_COLUMNS) row.cells.push(cell.words + text.slice(cell.end, end))
    at = end + 1
    if (text[end] === separator) {
      // Nothing after the last separator is a cell too.
      if (at === text.length) row.cells.push('')
      else continue
    } else if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = { line: (line += 1), cells: [] }
  }
  if (row.cells.length > 0 && rows.length < most) rows.push(row)
  return { rows, isOpen: false }
}

/** @returns what stands between the marks, and where the text goes on after them; without `end` they are never closed. */
function readQuoted(text: string, start: number): { words: string; end?: number; lines: number } {
  const wordsTo = (end: number) => text.slice(start, end).replaceAll('""', '"')
  for (let from = start; ;) {
    const mark = text.indexOf('"', from)
    if (mark < 0) return { words: wordsTo(text.length), lines: 0 }
    if (text[mark + 1] !== '"') {
      const words = wordsTo(mark)
      return { words, end: mark + 1, lines: countLines(words) }
    }
    from = mark + 2
  }
}

function countLines(words: string): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1)
    if (words[at] === '\n' || (words[at] === '\r' && words[at + 1] !== '\n')) count += 1
  return count
}

function endOfCell(text: string, start: number, separator: string): number {
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === separator || sign === '\n' || sign === '\r') return at
  }
  return text.length
}

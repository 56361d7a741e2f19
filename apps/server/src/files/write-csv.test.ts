import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './write-csv.ts'

test('numbers stay numbers, also below nothing; what a spreadsheet would run does not begin as it would', () => {
  const row = ['x', '-0.21', '-5', '1e-7', '-1e-7', '+998 90 123 45 67', '0.5', '-', '-1+1', '-0.2.1', '=1']
  expect(csvLine(row)).toBe("x,-0.21,-5,1e-7,-1e-7,+998 90 123 45 67,0.5,'-,'-1+1,'-0.2.1,'=1\r\n")
})

test('a row begins with no sign at all: by semicolons its number is one cell with what follows', () => {
  expect(csvLine(['-5', '1+A1'])).toBe("'-5,1+A1\r\n")
})

test('nor does a part that a spreadsheet takes for a cell of its own, where it separates by semicolons', () => {
  const row = ['Ali;=1+1', 'a\n@x', 'b\t+1', 'c ; -5', 'd=1', 'x;"=HYPERLINK(1)"', 'x; " ＝1', '\t5']
  expect(csvLine(row)).toBe(
    `Ali;'=1+1,"a\n'@x",b\t'+1,c ; '-5,d=1,"x;""'=HYPERLINK(1)""","x; "" '＝1",'\t5\r\n`,
  )
})

interface Spreadsheet {
  /** Blanks around a cell go, and a quotation mark after them opens it. */
  trims: boolean
  /** A quotation mark closes only where a cell or a row ends after it; else it is a part of the cell. */
  closesOnlyAtEnd: boolean
}
const excel: Spreadsheet = { trims: false, closesOnlyAtEnd: false }
const spreadsheets: Record<string, Spreadsheet> = {
  Excel: excel,
  LibreOffice: { trims: false, closesOnlyAtEnd: true },
  Google: { trims: true, closesOnlyAtEnd: false },
}

function cellsOf(text: string, separator: string, { trims, closesOnlyAtEnd }: Spreadsheet): string[] {
  const cells: string[] = []
  const isEnd = (at: number) => at >= text.length || [separator, '\r', '\n'].includes(text.charAt(at))
  for (let at = 0; at <= text.length; at += 1) {
    let cell = ''
    if (trims) while (!isEnd(at) && /\s/.test(text.charAt(at))) at += 1
    if (text.charAt(at) === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text.charAt(at) === '"') {
          if (text.charAt(at + 1) === '"') at += 1
          else if (!closesOnlyAtEnd || isEnd(at + 1)) break
        }
        cell += text.charAt(at)
      }
      at += 1
    }
    for (; !isEnd(at); at += 1) cell += text.charAt(at)
    cells.push(trims ? cell.trim() : cell)
  }
  return cells
}

const pieces = [
  ';',
  ',',
  '\t',
  '\n',
  '\r\n',
  '"',
  '""',
  ' ',
  '\u00A0',
  '\u200B',
  '\0',
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＠',
]
const hostile = fc
  .array(fc.constantFrom(...pieces, '5', 'x', "'", '1+A1', '=HYPERLINK("a";"b")'), { maxLength: 12 })
  .map((parts) => parts.join(''))
const figure = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
)

test.each(Object.entries(spreadsheets))(
  '%s finds no formula, whatever it separates by',
  (_name, spreadsheet) => {
    const row = fc.array(fc.oneof(hostile, figure), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(row, row, (one, two) => {
        const text = csvLine(one) + csvLine(two)
        for (const separator of [',', ';', '\t'])
          for (const cell of cellsOf(text, separator, spreadsheet)) {
            const begins = cell.replace(/^["\s\p{Cc}\p{Cf}]+/u, '')
            if (!/^[+-]?[\d. ]+(?:e[+-]?\d+)?$/.test(begins)) expect(begins).not.toMatch(/^[=+\-@＝＋－＠]/)
          }
      }),
      { numRuns: 3000 },
    )
  },
)

test('by commas each cell comes back as it was, but for the apostrophes, and a figure to the letter', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), figure, (texts, number) => {
      const cells = cellsOf(csvLine([...texts, number]).slice(0, -2), ',', excel)
      const bare = (text: string) => text.replaceAll("'", '')
      expect(cells.map(bare)).toEqual([...texts, number].map(bare))
      expect(cells.at(-1)).toBe(number)
    }),
    { numRuns: 1000 },
  )
})

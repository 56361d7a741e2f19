import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './write-csv.ts'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string, separator = ',') => readCsv(text, separator).rows.map(({ cells }) => cells)

test.each([
  ['', []],
  ['a', [['a']]],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,\r\n,b\r\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  ['a,', [['a', '']]],
  ['"a,b","c""d"', [['a,b', 'c"d']]],
  ['"a\r\nb",c', [['a\r\nb', 'c']]],
  ['Python "A",b', [['Python "A"', 'b']]],
  ['"a"b,c', [['ab', 'c']]],
  ['\n\n', [[''], ['']]],
])('%j is read', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows)
})

test('rows are known by their lines, a mark that nothing closes is told, and no more is read than is asked for', () => {
  expect(readCsv('a\n"b\nc"\r\nd', ',').rows.map(({ line }) => line)).toEqual([1, 2, 4])
  expect(readCsv('a,"b\nc', ',')).toEqual({ rows: [{ line: 1, cells: ['a', 'b\nc'] }], isOpen: true })
  expect(readCsv('a\nb\nc', ',', 2).rows).toHaveLength(2)
})

test('whatever a table of ours holds is read as it was written, but for what a spreadsheet would run', () => {
  const cell = fc
    .string()
    .filter((text) => !/^[\t\r]|(?:^|[,;\t\r\n])["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(text))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (table) => {
      expect(cellsOf(table.map(csvLine).join(''))).toEqual(table)
    }),
  )
})

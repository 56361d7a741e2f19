import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Lang, TableFormat } from '@qadam/contract'
import { csvLine, csvMark } from '../files/write-csv.ts'
import { say, type Localized } from '../i18n/localized.ts'
import { FileReply } from './file-reply.ts'
import { zoneAt, type TimeZone } from '../time/time-zone.ts'

/** A day is `YYYY-MM-DD`, a phone E.164. */
export interface Values {
  text: string | null
  phone: string | null
  day: string | null
  number: number | null
  moment: Date | null
}

/** What stands in a column, and what a spreadsheet is to take it for. */
export type TableColumn<Row> = { header: Localized } & {
  [Kind in keyof Values]: { kind: Kind; value: (row: Row) => Values[Kind] }
}[keyof Values]

export interface Table<Row> {
  /** Of the file, without its ending. */
  name: string
  columns: readonly TableColumn<Row>[]
  /** Read as the file is sent: never more than one is in memory. */
  pages: AsyncIterable<readonly Row[]>
}

/**
 * The pages of a list by a growing id. Each is one short statement, so that a long export holds no transaction open.
 * @param read the next rows after an id; fewer than `size` are the last.
 */
export async function* pagesById<Row>(
  read: (after: number, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
  size = 1000,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await read(after, size)
    const last = rows.at(-1)
    if (last !== undefined) yield rows
    if (last === undefined || rows.length < size) return
    after = idOf(last)
  }
}

/** The pages of a table that is short by its nature. */
export async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** So many rows are written before somebody else's turn. */
const ROWS_A_TURN = 100

/** A table as a file for spreadsheets, written as it is sent, its moments by the school's clock. */
export async function tableReply<Row>(
  { name, columns, pages }: Table<Row>,
  { format, lang, timeZone }: { format: TableFormat; lang: Lang; timeZone: TimeZone },
): Promise<FileReply> {
  const header = columns.map((column) => say(column.header, lang))
  const rows = inTurns(pages)
  if (format === 'csv')
    return new FileReply(
      `${name}.csv`,
      'text/csv; charset=utf-8',
      Readable.from(csvPieces(header, columns, rows, localTime(timeZone)), { objectMode: false }),
    )
  return new FileReply(
    `${name}.xlsx`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    await xlsxStream(name, header, columns, rows, localTime(timeZone)),
  )
}

async function* inTurns<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const page of pages)
    for (let at = 0; at < page.length; at += ROWS_A_TURN) {
      yield page.slice(at, at + ROWS_A_TURN)
      await nextTurn()
    }
}

async function* csvPieces<Row>(
  header: readonly string[],
  columns: readonly TableColumn<Row>[],
  rows: AsyncIterable<readonly Row[]>,
  local: (moment: Date) => string,
): AsyncGenerator<string> {
  yield csvMark + csvLine(header)
  for await (const some of rows)
    yield some.map((row) => csvLine(columns.map((column) => plainCell(column, row, local)))).join('')
}

/** Texts are written as texts: nothing in them is a formula. More rows than a sheet holds go on in another. */
async function xlsxStream<Row>(
  name: string,
  header: readonly string[],
  columns: readonly TableColumn<Row>[],
  rows: AsyncIterable<readonly Row[]>,
  local: (moment: Date) => string,
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* cells() {
    for await (const some of rows)
      for (const row of some) yield columns.map((column) => sheetCell(column, row, local))
  }
  const formats = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm', text: '@', phone: '@', number: 'General' }
  const stream = writeXlsxStream(cells(), {
    name: name.slice(0, 31),
    columns: columns.map(({ kind }, at) => ({
      header: header[at] ?? '',
      width: kind === 'text' ? 24 : 18,
      numFmt: formats[kind],
    })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]) // the same stream, by the browsers' types
}

function sheetCell<Row>(
  column: TableColumn<Row>,
  row: Row,
  local: (moment: Date) => string,
): string | number | Date | null {
  switch (column.kind) {
    case 'number':
      return column.value(row)
    case 'text':
    case 'phone':
      return sheetText(column.value(row))
    // A sheet has no time zones: it shows what the school's clock did.
    case 'day': {
      const day = column.value(row)
      return day === null ? null : new Date(`${day}T00:00:00Z`)
    }
    case 'moment': {
      const moment = column.value(row)
      return moment === null ? null : new Date(`${local(moment).replace(' ', 'T')}:00Z`)
    }
  }
}

/** More characters than that, or one that XML cannot hold, and Excel takes the whole file for damaged. */
const CELL_MAX_LENGTH = 32_767

/** Of what reads like a character's number in a sheet (`_x003D_`) the first mark is written by its own, so that it stays text. */
function sheetText(text: string | null): string | null {
  return (
    text
      ?.slice(0, CELL_MAX_LENGTH)
      .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') ?? null
  )
}

function plainCell<Row>(column: TableColumn<Row>, row: Row, local: (moment: Date) => string): string {
  switch (column.kind) {
    case 'number':
      return column.value(row)?.toString() ?? ''
    case 'moment': {
      const moment = column.value(row)
      return moment === null ? '' : local(moment)
    }
    case 'phone':
      return inGroups(column.value(row) ?? '')
    default:
      return column.value(row) ?? ''
  }
}

/** In groups a spreadsheet keeps it as it is; of digits alone it makes a number without its plus. */
function inGroups(phone: string): string {
  const [, country = '', rest = ''] = /^(\+998|\+\d)(\d+)$/.exec(phone) ?? []
  if (country === '') return phone
  return country === '+998'
    ? `${country} ${rest.replace(/^(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4')}`
    : `${country} ${rest}`
}

/** `YYYY-MM-DD HH:MM` where the school is. */
function localTime(timeZone: TimeZone): (moment: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment) => {
    const zone = zoneAt(timeZone, moment)
    const known = formats.get(zone)
    const format =
      known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    if (!known) formats.set(zone, format)
    return format.format(moment)
  }
}

import {
  importFields,
  limits,
  type ImportFault,
  type ImportField,
  type Lang,
  officeLimits,
} from '@qadam/contract'
import { normalizePhone } from '../../access/accounts/index.ts'
import { readCsv, type CsvRow } from '../../../files/read-csv.ts'
import { isDay } from '../../base/calendar/index.ts'

/** A row that can be taken. */
export interface ListedStudent {
  /** As an editor counts them: the head is line 1. */
  line: number
  firstName: string
  lastName: string
  /** E.164. */
  phone: string
  /** As it was written; null where there is none. */
  group: string | null
  lang: Lang
  /** `YYYY-MM-DD` */
  nextDueOn: string | null
}

export interface ListFault {
  line: number
  field: ImportField | null
  reason: ImportFault
}

export interface StudentList {
  /** How many rows hold something, the head not counted. */
  rows: number
  students: ListedStudent[]
  faults: ListFault[]
  /** The heads of columns that are not read, as they are written. */
  unread: string[]
  /** The places, from 1, of columns without a head that hold something. */
  unnamed: number[]
}

/** What schools call the columns; letter case, spaces and apostrophes do not count. */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  first_name: ['firstname', 'name', 'ism', 'ismi', 'имя'],
  last_name: ['lastname', 'surname', 'familiya', 'familiyasi', 'фамилия'],
  phone: ['phone', 'telefon', 'telefonraqami', 'телефон', 'номер'],
  group: ['group', 'guruh', 'guruhi', 'группа'],
  lang: ['lang', 'language', 'til', 'tili', 'язык'],
  next_due_on: ['nextdueon', 'dueon', 'tolovsanasi', 'tolovmuddati', 'оплатадо', 'датаоплаты'],
}
const required: readonly ImportField[] = ['first_name', 'last_name', 'phone']

/** Where a header may stand, and how long it is: bounds the search in a large file without one. */
const HEAD_COLUMNS = 100
const HEAD_LETTERS = 60
/** Rows that are read, empty ones too, of which spreadsheets leave thousands. */
const MOST_LINES = 20_000
/** Of a cell: more than anything that is taken. */
const CELL_LETTERS = 1000
const PHONE_LETTERS = 40

const fold = (head: string): string =>
  head
    .slice(0, HEAD_LETTERS)
    .toLowerCase()
    // The apostrophes ʻ and ʼ of Uzbek are letters to Unicode, modifier letters.
    .replaceAll(/[^\p{L}]|\p{Lm}/gu, '')

/**
 * Reads a list of students in CSV: comma, semicolon (as spreadsheets here write it) or tab, whichever the head has most
 * of. A row with any fault is no student.
 */
export function readStudentList(csv: string): StudentList {
  const table = readTable(csv)
  if (!table)
    return {
      rows: 0,
      students: [],
      faults: [{ line: 1, field: null, reason: 'broken_row' }],
      unread: [],
      unnamed: [],
    }
  const [head, ...body] = table.rows
  // Refused for its length, whatever is in it.
  const isLong = table.isCut || body.length > officeLimits.roster.importMax
  if (isLong)
    return {
      rows: Math.max(body.length, officeLimits.roster.importMax + 1),
      students: [],
      faults: [],
      unread: [],
      unnamed: [],
    }
  const written = head?.cells.slice(0, HEAD_COLUMNS) ?? []
  const names = written.map(fold)
  const places = new Map(
    importFields.map((field) => [field, names.findIndex((name) => heads[field].includes(name))]),
  )
  const taken = new Set(places.values())
  const unread = written
    .filter((_head, place) => !taken.has(place))
    .map((text) => text.trim().slice(0, HEAD_LETTERS).toWellFormed())
    .filter((text) => text !== '')
  const unnamed = placesOfUnnamed(written, body)
  const lacking = required.filter((field) => places.get(field) === -1)
  if (lacking.length > 0) {
    const faults = lacking.map((field) => ({ line: 1, field, reason: 'missing' as const }))
    return { rows: body.length, students: [], faults, unread, unnamed }
  }
  const cellOf = (cells: readonly string[], field: ImportField): string =>
    (cells[places.get(field) ?? -1] ?? '').slice(0, CELL_LETTERS).trim().replaceAll(/\s+/g, ' ')
  const read = body.map(({ line, cells }) => readRow(line, (field) => cellOf(cells, field)))
  const students = read.flatMap(({ student }) => student ?? [])
  const faults = [...read.flatMap((row) => row.faults), ...findRepeated(students)]
  const faulty = new Set(faults.map(({ line }) => line))
  return {
    rows: body.length,
    students: students.filter(({ line }) => !faulty.has(line)),
    faults: faults.toSorted((one, other) => one.line - other.line),
    unread,
    unnamed,
  }
}

/** A column whose head was forgotten would be left out silently. */
function placesOfUnnamed(head: readonly string[], body: readonly CsvRow[]): number[] {
  const places = new Set<number>()
  for (const { cells } of body)
    for (const [place, cell] of cells.slice(0, HEAD_COLUMNS).entries())
      if ((head[place] ?? '').trim() === '' && cell.trim() !== '') places.add(place + 1)
  return [...places].toSorted((one, other) => one - other)
}

/**
 * The rows that hold something.
 * @returns undefined where it is no table: a quotation mark that nothing closes.
 */
function readTable(csv: string): { rows: CsvRow[]; isCut: boolean } | undefined {
  const text = csv.replace(/^\uFEFF/, '')
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const count = (mark: string): number => firstLine.split(mark).length
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
  const { rows, isOpen } = readCsv(text, delimiter, MOST_LINES)
  if (isOpen) return undefined
  const held = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { rows: held, isCut: rows.length >= MOST_LINES }
}

function readRow(
  line: number,
  cell: (field: ImportField) => string,
): { student?: ListedStudent; faults: ListFault[] } {
  const faults: ListFault[] = []
  const blame = (field: ImportField, reason: ImportFault): void => {
    faults.push({ line, field, reason })
  }
  for (const field of required) if (cell(field) === '') blame(field, 'missing')
  for (const field of ['first_name', 'last_name'] as const)
    if (cell(field).length > officeLimits.roster.nameMaxLength || cell(field).includes('\u0000'))
      blame(field, 'too_long')
  const phone = normalizePhone(cell('phone').slice(0, PHONE_LETTERS))
  if (cell('phone') !== '' && phone === undefined) blame('phone', 'bad_phone')
  const lang = cell('lang').toLowerCase() || limits.defaultLanguage
  if (lang !== 'uz' && lang !== 'ru') blame('lang', 'bad_lang')
  const nextDueOn = readDay(cell('next_due_on'))
  if (nextDueOn === undefined) blame('next_due_on', 'bad_day')
  if (faults.length > 0 || phone === undefined || nextDueOn === undefined) return { faults }
  const student: ListedStudent = {
    line,
    firstName: cell('first_name'),
    lastName: cell('last_name'),
    phone,
    group: cell('group') || null,
    lang: lang === 'ru' ? 'ru' : 'uz',
    nextDueOn,
  }
  return { student, faults }
}

/** `2026-12-01` or, as spreadsheets here write it, `01.12.2026`; null where the cell is empty, undefined where it is no day. */
function readDay(cell: string): string | null | undefined {
  if (cell === '') return null
  const { d = '', m = '', y } = /^(?<d>\d\d?)[./](?<m>\d\d?)[./](?<y>\d{4})$/.exec(cell)?.groups ?? {}
  const day = y === undefined ? cell : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** The second row with a phone, and each after it. */
function findRepeated(students: readonly ListedStudent[]): ListFault[] {
  const seen = new Set<string>()
  return students.flatMap(({ line, phone }) => {
    if (!seen.has(phone)) {
      seen.add(phone)
      return []
    }
    return [{ line, field: 'phone' as const, reason: 'phone_twice' as const }]
  })
}

import type { Lang } from '@qadam/contract'
import { codeInWords, exportColumns } from '../i18n/export-words.ts'
import { say, type Localized } from '../i18n/localized.ts'
import type { TableColumn, Values } from './table-reply.ts'

type Name = keyof typeof exportColumns

/** A column of a kind under a name that every export gives it. */
const of =
  <Kind extends keyof Values>(kind: Kind) =>
  <Row>(name: Name, value: (row: Row) => Values[Kind]): TableColumn<Row> =>
    // One of the kinds, with a value of its kind.
    ({ header: exportColumns[name], kind, value }) as TableColumn<Row>

export const textColumn = of('text')
export const phoneColumn = of('phone')
export const dayColumn = of('day')
export const numberColumn = of('number')
export const momentColumn = of('moment')

/** What the database has a code for, in words. */
export function codeColumn<Row>(
  name: Name,
  lang: Lang,
  value: (row: Row) => string | null,
): TableColumn<Row> {
  return textColumn(name, (row) => {
    const code = value(row)
    return code === null ? null : codeInWords(code, lang)
  })
}

/** What authors wrote in the languages of the school. */
export function titleColumn<Row>(
  name: Name,
  lang: Lang,
  value: (row: Row) => Localized | null,
): TableColumn<Row> {
  return textColumn(name, (row) => {
    const title = value(row)
    return title === null ? null : say(title, lang)
  })
}

interface Named {
  id: number
  name: string
  phone: string
  group: string | null
}

/** Whom a row is about: the same four columns in every export. */
export function studentColumns<Row>(studentOf: (row: Row) => Named): TableColumn<Row>[] {
  return [
    numberColumn('student_id', (row) => studentOf(row).id),
    textColumn('student', (row) => studentOf(row).name),
    phoneColumn('phone', (row) => studentOf(row).phone),
    textColumn('group', (row) => studentOf(row).group),
  ]
}

import type { ColumnType } from 'kysely'
import pg from 'pg'

/**
 * A jsonb column. Reading gives `unknown`, so that a store parses it with the schema of what it stored.
 * Writing takes text made by `JSON.stringify`: pg would turn a bare array into a PostgreSQL array.
 */
export type Json = ColumnType<unknown, string, string>

// The builtins of pg's types name no array types.
const oid: Record<'int8' | 'int8Array' | 'textArray' | 'date' | 'dateArray', number> = {
  int8: 20,
  int8Array: 1016,
  textArray: 1009,
  date: 1082,
  dateArray: 1182,
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a number`)
  return value
}

function arrayOf<Item>(parse: (text: string) => Item): (text: string) => (Item | null)[] {
  return (text) => {
    // pg leaves the type of what a parser gives open, and names no array among its types.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    const texts = pg.types.getTypeParser(oid.textArray)(text) as (string | null)[]
    return texts.map((item) => (item === null ? null : parse(item)))
  }
}

/**
 * How columns become values, besides pg's own ways: bigint is a number (and throws past 2^53), date stays the text
 * `YYYY-MM-DD` (a day has no time zone), numeric stays text, timestamptz is a Date.
 */
export function columnParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides()
  parsers.setTypeParser(oid.int8, parseInt8)
  parsers.setTypeParser(oid.int8Array, arrayOf(parseInt8))
  parsers.setTypeParser(oid.date, String)
  parsers.setTypeParser(oid.dateArray, arrayOf(String))
  return parsers
}

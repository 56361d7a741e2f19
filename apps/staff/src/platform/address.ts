import { parseId } from '@qadam/web/parse-id'

export type Address = Readonly<Record<string, unknown>>

/** Reads a field of an address; undefined where nothing stands there that means something. */
type Field<Value = unknown> = (value: unknown) => Value | undefined

/** What a screen's address holds; what is absent filters nothing. */
export type AddressOf<Fields extends Readonly<Record<string, Field>>> = {
  [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]>, undefined>
}

/** Reads a screen's address by its fields, to be its route's `validateSearch`. */
export const addressReader =
  <Fields extends Readonly<Record<string, Field>>>(fields: Fields) =>
  (address: Address): AddressOf<Fields> => {
    const read = Object.entries(fields).map(([name, field]) => [name, field(address[name])])
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as AddressOf<Fields> // each by its field
  }

export const anId: Field<number> = (value) => parseId(value) ?? undefined

/** A page behind the first. */
export const laterPage: Field<number> = (value) => {
  const page = anId(value)
  return page === 1 ? undefined : page
}

/** Words that are digits alone come out of an address as a number; more of them than are searched for are cut off. */
export const words: Field<string> = (value) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '') || undefined

export const flag: Field<true> = (value) => value === true || value === 'true' || undefined

/** One of these, which an address may hold as text; the `usual` one it leaves out. */
export const oneOf =
  <const Value extends string | number>(values: readonly Value[], usual?: NoInfer<Value>): Field<Value> =>
  (value) =>
    values.find((known) => known !== usual && (known === value || String(known) === value))

export const textLike =
  (pattern: RegExp): Field<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** The order of a list by one of these columns; the first is the list's own order. */
export const orderBy = (sorts: readonly string[]) => ({ sort: oneOf(sorts, sorts[0]), descending: flag })

/** Columns that are hidden, with dots between. */
export const hiddenOf =
  (known: readonly string[]): Field<string> =>
  (value) => {
    const named = typeof value === 'string' ? value.split('.') : []
    return known.filter((id) => named.includes(id)).join('.') || undefined
  }

export const isHidden = (hidden: string | undefined, id: string): boolean =>
  hidden?.split('.').includes(id) === true

import {
  addressNameOf,
  type FileInput,
  type InputOf,
  type List,
  type ListAddress,
  type SearchOf,
} from '@qadam/contract'
import { addressReader, anId, hiddenOf, laterPage, orderBy, words, type Address } from './address.ts'

/** Reads a list's search from its address; what the list does not know, or its schema refuses, filters nothing. */
export function readSearch<L extends ListAddress>(list: L, address: Address): SearchOf<L> {
  const fields = Object.entries(list.search).flatMap(([field, schema]) => {
    const name = addressNameOf(list, field)
    const read = (value: unknown): unknown => {
      const asked = field === 'query' ? words(value) : value
      return asked === undefined || asked === '' ? undefined : schema.safeParse(asked).data
    }
    return name === undefined ? [] : [[name, read] as const]
  })
  const read = addressReader({
    ...Object.fromEntries(fields),
    ...(list.sorts.length > 0 && orderBy(list.sorts)),
    ...(list.paging === 'pages' ? { page: laterPage } : { before: anId }),
    hidden: hiddenOf(list.hideable),
    ...(list.hasRowDialog && { open: anId }),
  })
  return read(address) as SearchOf<L> // each by the schema of its field
}

/** The fields of a search as the action of its list calls them. */
function fieldsOf(list: ListAddress, search: object): Address {
  const asked: Address = { ...search }
  const fields = Object.keys(list.search).map((field) => [field, asked[addressNameOf(list, field) ?? '']])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Address // names and their values
}

/** What a list's action is asked for by a search. */
export function pageInput<L extends List>(list: L, search: SearchOf<L>): InputOf<L['actions'][L['name']]> {
  const { page = 1, before, sort, descending } = search
  const place = list.paging === 'before' ? { before } : { page }
  const input = { ...fieldsOf(list, search), ...(list.sorts.length > 0 && { sort, descending }), ...place }
  return input as InputOf<L['actions'][L['name']]> // the address names each by the field's own type
}

/** What a list's export is asked for by a search: all that the list shows on its pages. */
export function fileInput<L extends List>(list: L, search: SearchOf<L>): Partial<FileInput<L>> {
  return fieldsOf(list, search) as Partial<FileInput<L>> // see pageInput
}

/** The lists of a screen by the section that its address names; the first where it names none, null for what is no list. */
type Sections = Readonly<Record<string, ListAddress | null>>

/** The search of a screen with sections: which of them, and of the list that stands in it. */
export type SectionSearch<S extends Sections, First extends keyof S> = {
  [Name in keyof S]: (Name extends First ? { section?: undefined } : { section: Name }) &
    (S[Name] extends ListAddress ? SearchOf<S[Name]> : { page?: undefined; hidden?: undefined })
}[keyof S]

/**
 * Reads the address of a screen whose sections are lists, to be its route's `validateSearch`.
 * @param first the section where the address names none.
 */
export function sectionReader<const S extends Sections, const First extends keyof S & string>(
  first: First,
  sections: S,
): (address: Address) => SectionSearch<S, First> {
  return (address) => {
    const name = Object.keys(sections).find((known) => known === address['section']) ?? first
    const list = sections[name]
    const read = { ...(name !== first && { section: name }), ...(list && readSearch(list, address)) }
    return read as SectionSearch<S, First> // the section's name with its own list's search
  }
}

/** The names, in the address, of a list's filters that are on: words, order, page and the tab it stands in are none. */
export function filtersOn(list: ListAddress, search: object): string[] {
  const held: Address = { ...search }
  const names = Object.keys(list.search).map((field) => addressNameOf(list, field))
  return names.filter(
    (name): name is string => name !== undefined && name !== 'q' && held[name] !== undefined,
  )
}

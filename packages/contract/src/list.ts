import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { defineActions, type Action } from './action.ts'
import type { ErrorCode } from './errors.ts'
import { tableFormat } from './entities/table-format.ts'
import { id, nothing, text } from './fields.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a list that has none of these
type Nothing = Record<never, never>
/** By the row's number from 1 on, or each page by the last row of the one before it. */
type Paging = 'pages' | 'before'

/** Words that a list is searched for, always the field `query`; in an address `q`. */
export const searchWords = z._default(text(100), '')

/** What an address calls a field of a search, where the list names it no other way: `group_id` is `group`, `query` is `q`. */
type AddressName<Field> = Field extends 'query' ? 'q' : Field extends `${infer Thing}_id` ? Thing : Field

/** What the console needs to know of a list to keep its search in the address. */
export interface ListAddress<Search extends Shape = Shape, Names extends object = object> {
  search: Search
  /** What the address calls fields of the search, where not by the rule; null for one that it never holds. */
  address: Names
  /** What the rows are sorted by; the first is the list's own order. None: by what the list says. */
  sorts: readonly string[]
  /** Columns that may be hidden. */
  hideable: readonly string[]
  paging: Paging
  pagesize: number
  /** Its rows open in a dialog, which has the row in the address. */
  hasRowDialog?: boolean
}

/** A list of the office, whichever. */
export interface List extends ListAddress {
  name: string
  row: z.ZodMiniType
  beside: Shape
  access: Access
  /** The export's name; none has the list that is not exported. */
  exportName: string
  fileSearch: Shape
  /** The list and its export, as the table of the staff's actions holds them. */
  actions: Readonly<Record<string, Action>>
}

/** A list whose search, rows and export the compiler knows. */
export interface DefinedList<
  Name extends string,
  Who extends Access,
  Search extends Shape,
  Names extends object,
  Sort extends string,
  Page extends Paging,
  Row extends z.ZodMiniType,
  Beside extends Shape,
  File extends string,
  FileWho extends Access,
  FileSearch extends Shape,
> extends ListAddress<Search, Names> {
  name: Name
  sorts: readonly Sort[]
  paging: Page
  row: Row
  beside: Beside
  access: Who
  exportName: File
  fileSearch: FileSearch
  actions: {
    [Key in Name]: Action<
      Name,
      z.ZodMiniObject<Search & PlaceShape<Page, Sort>>,
      z.ZodMiniObject<{ rows: z.ZodMiniArray<Row> } & Beside & EndShape<Page>>,
      Who
    >
  } & {
    [Key in File]: Action<
      File,
      z.ZodMiniObject<Omit<Search, keyof FileSearch> & FileSearch & { format: typeof tableFormat }>,
      typeof nothing,
      FileWho
    >
  }
}

const page = z._default(id, 1)
const pagePlace = { page }
const beforePlace = { before: z.optional(id) }
const pageEnd = { total: z.int() }
const beforeEnd = { next: z.nullable(z.int()) }

type PlaceShape<Page extends Paging, Sort extends string> = Page extends 'before'
  ? typeof beforePlace
  : typeof pagePlace &
      ([Sort] extends [never]
        ? unknown
        : {
            sort: z.ZodMiniOptional<z.ZodMiniEnum<{ [Key in Sort]: Key }>>
            descending: z.ZodMiniOptional<z.ZodMiniBoolean>
          })
type EndShape<Page extends Paging> = Page extends 'before' ? typeof beforeEnd : typeof pageEnd

export interface ListOptions<Who, Search, Names, Sort, Page, Row, Beside, File, FileWho, FileSearch> {
  /** Who may see it, and whose rows. */
  access: Who
  summary: string
  /** What is searched for. A field that is left out filters nothing. */
  search: Search
  address?: Names
  sorts?: readonly Sort[]
  hideable?: readonly string[]
  /** `pages` where nothing is said. */
  paging?: Page
  pagesize: number
  row: Row
  /** What stands beside the rows: sums, counts, names of filters. */
  beside?: Beside
  /** The same search as a file for spreadsheets. */
  exports?: {
    name: File
    /** Who may save it. */
    access: FileWho
    summary: string
    /** What its search has otherwise than the list's. */
    search?: FileSearch
    errors?: readonly ErrorCode[]
  }
}

/** A list that the browser has as a whole: it searches, sorts and pages by itself, and opens its rows in a dialog. */
export function defineWholeList(options: {
  sorts: readonly string[]
  pagesize: number
}): ListAddress<{ query: typeof searchWords }> {
  const search = { query: searchWords }
  return { search, address: {}, hideable: [], paging: 'pages', hasRowDialog: true, ...options }
}

/**
 * A list of the office by the name of its action: the search that stands in the address, asks for a page and for the
 * file, the sorts, and what a row holds. The server
 * serves it by `serveList`, the console shows it by `ListPanel`.
 */
// @__NO_SIDE_EFFECTS__
export function defineList<
  const Name extends string,
  Who extends Access,
  Search extends Shape,
  Row extends z.ZodMiniType,
  const Names extends { readonly [Field in keyof Search]?: string | null } = Nothing,
  const Sort extends string = never,
  const Page extends Paging = 'pages',
  Beside extends Shape = Nothing,
  const File extends string = never,
  FileWho extends Access = never,
  FileSearch extends Shape = Nothing,
>(
  name: Name,
  options: ListOptions<Who, Search, Names, Sort, Page, Row, Beside, File, FileWho, FileSearch>,
): DefinedList<Name, Who, Search, Names, Sort, Page, Row, Beside, File, FileWho, FileSearch> {
  const { access, summary, search, exports, sorts = [], paging = 'pages', row, beside } = options
  const isPaged = paging === 'pages'
  const order = { sort: z.optional(z.enum(sorts)), descending: z.optional(z.boolean()) }
  const place = isPaged ? { ...pagePlace, ...(sorts.length > 0 && order) } : beforePlace
  const file = exports && {
    [exports.name]: {
      access: exports.access,
      summary: exports.summary,
      input: z.object({ ...search, ...exports.search, format: tableFormat }),
      output: nothing,
      errors: exports.errors,
    },
  }
  const defined = {
    name,
    search,
    address: options.address ?? {},
    sorts,
    hideable: options.hideable ?? [],
    paging,
    pagesize: options.pagesize,
    row,
    beside: beside ?? {},
    access,
    exportName: exports?.name,
    fileSearch: exports?.search ?? {},
    actions: defineActions({
      [name]: {
        access,
        summary,
        input: z.object({ ...search, ...place }),
        output: z.object({ rows: z.array(row), ...beside, ...(isPaged ? pageEnd : beforeEnd) }),
      },
      ...file,
    }),
  }
  // The schemas were put together above from the very parts that the type names.
  return defined as unknown as DefinedList<
    Name,
    Who,
    Search,
    Names,
    Sort,
    Page,
    Row,
    Beside,
    File,
    FileWho,
    FileSearch
  >
}

/** The fields of a search whose names stand in the address. */
type Named<L extends ListAddress> = {
  [
    Field in keyof L['search'] & string as Field extends keyof L['address']
      ? L['address'][Field] extends string
        ? L['address'][Field]
        : never
      : AddressName<Field> & string
  ]?: Exclude<z.output<L['search'][Field]>, undefined>
}

/** A list's search as its address has it; what is absent filters nothing. */
export type SearchOf<L extends ListAddress> = Named<L> & {
  page?: number
  /** Only rows older than this one: a further page. */
  before?: number
  /** The column by which the rows are sorted; the list's own order where absent. */
  sort?: string
  descending?: true
  /** Columns that are hidden, with dots between. */
  hidden?: string
  /** The row that stands open in a dialog. */
  open?: number
}

/** The name in the address of a field of the search; undefined for one that it never holds. */
export function addressNameOf(list: ListAddress, field: string): string | undefined {
  const named = (list.address as Readonly<Record<string, string | null>>)[field] // by the type of defineList
  if (named !== undefined) return named ?? undefined
  return field === 'query' ? 'q' : field.replace(/_id$/, '')
}

/** What a list is searched for, as the server has parsed it. */
export type SearchInput<L extends List> = { [Field in keyof L['search']]: z.output<L['search'][Field]> }

/** The same of its export. */
export type FileInput<L extends List> = {
  [Field in Exclude<keyof L['search'], keyof L['fileSearch']>]: z.output<L['search'][Field]>
} & { [Field in keyof L['fileSearch']]: z.output<L['fileSearch'][Field]> }

/** A row of a list, as the console has parsed it. */
export type RowOf<L extends List> = z.output<L['row']>

/** A page of a list: its rows, and what stands beside them. */
export type PageOf<L extends List> = { rows: RowOf<L>[] } & {
  [Field in keyof L['beside']]: z.output<L['beside'][Field]>
} & (L['paging'] extends 'before' ? { next: number | null } : { total: number })

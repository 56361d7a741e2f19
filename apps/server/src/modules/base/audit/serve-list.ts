import {
  auditActionNames,
  type Action,
  type AuditActionName,
  type FileInput,
  type Lang,
  type List,
  type ReplyOf,
  type SearchInput,
  type TableFormat,
} from '@qadam/contract'
import type { ActionContext, ActionHandler, ScopedContext } from '../../../actions/action-handler.ts'
import { pagesById, type TableColumn } from '../../../actions/table-reply.ts'
import type { NewAuditEntry } from './audit-store.ts'
import { exportTable } from './export-table.ts'

type ContextOf<L extends List> = L['access']['reach'] extends 'own groups' ? ScopedContext : ActionContext

/** Which rows are wanted: of a list in pages some by their place, of one that goes back in time those before a row. */
type SliceOf<L extends List> = L['paging'] extends 'before'
  ? { before: number | undefined; limit: number }
  : { sort: L['sorts'][number]; descending: boolean; limit: number; offset: number }

/** The rows of a slice, and what stands beside them; how many there are in all, where the list is in pages. */
type Found<L extends List, Row> = { rows: Row[] } & Omit<BesideOf<L>, 'page' | 'pagesize'> &
  (L['paging'] extends 'before' ? unknown : { total: number })
type BesideOf<L extends List> = {
  [Field in keyof L['beside']]: ReplyOf<Action & { output: L['beside'][Field] }>
}

/** What a module says of a list of its own: how rows are found, what leaves of one, and what its export holds. */
interface ListSource<L extends List, Row> {
  /** Of a list that goes back in time one row more than is asked for shows that there are older ones. */
  find: (context: ContextOf<L>, search: SearchInput<L>, slice: SliceOf<L>) => Promise<Found<L, Row>>
  present: (row: Row, context: ContextOf<L>) => ReplyOf<Action & { output: L['row'] }>
  file?: ListFile<L, Row>
}

interface ListFile<L extends List, Row> {
  /** Of the file, without its ending. @throws SchoolError for a search that no file is made of. */
  name: (search: FileInput<L>, context: ContextOf<L>) => string
  columns: (lang: Lang) => TableColumn<Row>[]
  /** The next rows in the order of their ids, those after one. */
  after: (context: ContextOf<L>, search: FileInput<L>, after: number, limit: number) => Promise<Row[]>
  /** Whose data it holds: the school's, where nothing is said. */
  subject?: (search: FileInput<L>) => NewAuditEntry['subject']
}

/** What every list's input has beside its search, as the schema made of the list has parsed it. */
interface Place {
  page?: number
  before?: number
  sort?: string
  descending?: boolean
  format: TableFormat
}

/** The handlers of a list: one answers with a page of it, one with its export, which is read as it is sent. */
export function serveList<L extends List, Row extends { id: number }>(
  list: L,
  source: ListSource<L, Row>,
): { readonly [Name in keyof L['actions']]: ActionHandler<L['actions'][Name]> } {
  const { pagesize, paging, sorts, search, exportName } = list
  const actions: Readonly<Record<string, Action>> = list.actions
  const handlerOf = (name: string, run: (context: ContextOf<L>, input: Place) => Promise<unknown>) =>
    // The router has parsed the input by the schema made of the list, and gives a scope where its reach wants one.
    [name, { action: actions[name], run }] as const

  const page = handlerOf(list.name, async (context, input) => {
    const asked = fieldsOf(search, input) as SearchInput<L>
    if (paging === 'before') {
      const slice = { before: input.before, limit: pagesize + 1 } as SliceOf<L>
      const { rows: found, ...beside } = await source.find(context, asked, slice)
      const rows = found.slice(0, pagesize)
      const next = found.length > pagesize ? (rows.at(-1)?.id ?? null) : null
      return { rows: rows.map((row) => source.present(row, context)), ...beside, next }
    }
    const { page: number = 1, sort = sorts[0], descending = false } = input
    const slice = { sort, descending, limit: pagesize, offset: (number - 1) * pagesize } as SliceOf<L>
    const { rows, ...beside } = await source.find(context, asked, slice)
    return { rows: rows.map((row) => source.present(row, context)), ...beside, page: number, pagesize }
  })
  const { file } = source
  const exported =
    file &&
    handlerOf(exportName, async (context, input) => {
      const asked = fieldsOf({ ...search, ...list.fileSearch }, input) as FileInput<L>
      const pages = pagesById(
        async (after, limit) => await file.after(context, asked, after, limit),
        ({ id }) => id,
      )
      return await exportTable(
        context,
        { name: file.name(asked, context), columns: file.columns(context.lang), pages },
        {
          format: input.format,
          action: auditedAs(exportName),
          subject: file.subject?.(asked) ?? { kind: 'school' },
        },
      )
    })
  // By the names of the list's actions, each with the run of its own.
  return Object.fromEntries(exported ? [page, exported] : [page]) as ReturnType<typeof serveList<L, Row>>
}

/** Every export has its entry in the audit log. */
const auditedAs = (exportName: string): AuditActionName =>
  auditActionNames.find((known) => known === exportName) ?? 'list_export'

const fieldsOf = (shape: object, input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([field]) => field in shape))

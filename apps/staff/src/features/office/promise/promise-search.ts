import { promiseStates, type PromiseTrouble } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'
import { parseOrder, type ListOrder } from '../../../platform/list-sort.ts'

const sections = ['report', 'absences', 'settings'] as const

/** What the report is sorted by; by name where the address says nothing. */
const reportSorts = ['name', 'decided', 'share', 'median', 'p90']

/** The screen's search parameters; an absent one filters nothing. */
export interface PromiseSearch extends ListOrder {
  /** The board where absent. */
  section?: (typeof sections)[number]
  state?: PromiseTrouble
  group?: number
  reviewer?: number
  page?: number
  /** Of the report, `YYYY-MM`; the running one where absent. */
  month?: string
}

/** Parses the screen's search parameters. */
export function parsePromiseSearch(search: Record<string, unknown>): PromiseSearch {
  const section = sections.find((known) => known === search['section'])
  const state = promiseStates.find((known) => known === search['state'])
  const [group, reviewer, page] = [search['group'], search['reviewer'], search['page']].map(parseId)
  const month = search['month']
  return {
    ...(section && { section }),
    ...(state && { state }),
    ...(group && { group }),
    ...(reviewer && { reviewer }),
    ...(page && page > 1 && { page }),
    ...(typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(section === 'report' && parseOrder(search, reportSorts)),
  }
}

import { limits, typesOfSet, type InputOf, type StaffActions, type TypeOfSet } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'
import { parseHidden } from '../../../../platform/hidden-columns.ts'

/** The types a teacher decides about. */
export const practiceTypes = typesOfSet('practice')
export type PracticeType = TypeOfSet<'practice'>

export const queueStatuses = ['uploaded', 'approved', 'rejected', 'all'] as const
export type QueueStatus = (typeof queueStatuses)[number]

/** The queue's columns that may be hidden. */
export const queueColumns = ['task', 'since'] as const

/** The queue's search parameters; an absent one filters nothing. */
export interface QueueFilters {
  /** `uploaded` where absent. */
  status?: Exclude<QueueStatus, 'uploaded'>
  group?: number
  course?: number
  type?: PracticeType
  overdue?: true
  /** A part of a student's name. */
  q?: string
  page?: number
  /** Columns that are hidden, with dots between. */
  hidden?: string
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value)

/** Parses filters from an address; invalid values are left out. */
export function parseFilters(search: Record<string, unknown>): QueueFilters {
  const status = oneOf(queueStatuses, search['status'])
  const group = parseId(search['group'])
  const course = parseId(search['course'])
  const type = oneOf(practiceTypes, search['type'])
  const page = parseId(search['page'])
  const hidden = parseHidden(search['hidden'], queueColumns)
  // A name of digits alone comes out of the address as a number.
  const name = ['string', 'number'].includes(typeof search['q']) ? String(search['q']).slice(0, 100) : ''
  return {
    ...(status !== undefined && status !== 'uploaded' && { status }),
    ...(group !== null && { group }),
    ...(course !== null && { course }),
    ...(type !== undefined && { type }),
    ...((search['overdue'] === true || search['overdue'] === 'true') && { overdue: true }),
    ...(name !== '' && { q: name }),
    ...(page !== null && page > 1 && { page }),
    ...(hidden !== undefined && { hidden }),
  }
}

/** The same as the action's input. */
export function queueInput(filters: QueueFilters): InputOf<StaffActions['review_queue']> {
  return {
    status: filters.status,
    group_id: filters.group,
    course_id: filters.course,
    type: filters.type,
    overdue: filters.overdue,
    query: filters.q?.trim() || undefined,
    page: filters.page ?? 1,
    pagesize: limits.review.pageSize,
  }
}

/** The same list and columns without a filter. */
export const withoutFilters = ({ status, hidden }: QueueFilters): QueueFilters => ({ status, hidden })

/** How many menus and fields filter the rows, beside the words. */
export function countFilters({ page: _, hidden: __, q: ___, ...filters }: QueueFilters): number {
  return Object.keys(filters).length
}

/** Whether anything but the kind of list is filtered by. */
export function isFiltered({ status: _, page: __, hidden: ___, ...rest }: QueueFilters): boolean {
  return Object.keys(rest).length > 0
}

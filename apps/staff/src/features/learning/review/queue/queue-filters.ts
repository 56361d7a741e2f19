import { limits, typesOfSet, type InputOf, type StaffActions, type TypeOfSet } from '@qadam/contract'
import {
  addressReader,
  anId,
  flag,
  hiddenOf,
  laterPage,
  oneOf,
  words,
  type AddressOf,
} from '../../../../platform/address.ts'

/** The types a teacher decides about. */
export const practiceTypes = typesOfSet('practice')
export type PracticeType = TypeOfSet<'practice'>

export const queueStatuses = ['uploaded', 'approved', 'rejected', 'all'] as const
export type QueueStatus = (typeof queueStatuses)[number]

/** The queue's columns that may be hidden. */
export const queueColumns = ['task', 'since'] as const

const fields = {
  status: oneOf(queueStatuses, 'uploaded'),
  group: anId,
  course: anId,
  type: oneOf(practiceTypes),
  overdue: flag,
  /** A part of a student's name. */
  q: words,
  page: laterPage,
  hidden: hiddenOf(queueColumns),
}

/** The queue's search parameters; an absent one filters nothing. */
export type QueueFilters = AddressOf<typeof fields>
export const parseFilters = addressReader(fields)

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

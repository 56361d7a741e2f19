import { parseId } from '@qadam/web/parse-id'
import { parseHidden } from '../../platform/hidden-columns.ts'
import { parseListSearch, type ListSearch } from '../../platform/list-page.ts'
import { parseOrder } from '../../platform/list-sort.ts'

export const rosterStates = ['active', 'frozen', 'no_group', 'closed'] as const
export const rosterSorts = ['name', 'group', 'points', 'coins', 'next_due_on', 'created_at'] as const
/** What each section's list is sorted by; by name where the address says nothing. */
const sorts = {
  students: rosterSorts,
  groups: ['name', 'students', 'teacher'],
  staff: ['name', 'role'],
}
/** Those that may be hidden. */
export const rosterColumns = ['group', 'next_due_on', 'points', 'coins'] as const

/** The roster's search parameters; an absent one filters nothing. */
export interface RosterSearch extends ListSearch {
  /** Students where absent. */
  section?: 'groups' | 'staff'
  group?: number
  state?: (typeof rosterStates)[number]
  /** Columns that are hidden, with dots between. */
  hidden?: string
}

/** Parses the roster's search parameters. */
export function parseRosterSearch(search: Record<string, unknown>): RosterSearch {
  const section = (['groups', 'staff'] as const).find((known) => known === search['section'])
  const state = rosterStates.find((known) => known === search['state'])
  const group = parseId(search['group'])
  const hidden = parseHidden(search['hidden'], rosterColumns)
  return {
    ...(section && { section }),
    ...parseListSearch(search),
    ...(group !== null && { group }),
    ...(state && { state }),
    ...parseOrder(search, sorts[section ?? 'students']),
    ...(hidden !== undefined && { hidden }),
  }
}

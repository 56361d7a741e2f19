import { parseId } from '@qadam/web/parse-id'
import { parseListSearch, type ListSearch } from '../../platform/list-page.ts'
import { parseHidden } from '../../platform/hidden-columns.ts'

export const rosterStates = ['active', 'frozen', 'no_group', 'closed'] as const
export const rosterSorts = ['name', 'group', 'points', 'coins', 'next_due_on', 'created_at'] as const
/** Those that may be hidden. */
export const rosterColumns = ['group', 'next_due_on', 'points', 'coins'] as const
type RosterSortName = (typeof rosterSorts)[number]

/** The roster's search parameters; an absent one filters nothing. */
export interface RosterSearch extends ListSearch {
  /** Students where absent. */
  section?: 'groups' | 'staff'
  group?: number
  state?: (typeof rosterStates)[number]
  /** By name where absent. */
  sort?: Exclude<RosterSortName, 'name'>
  descending?: true
  /** Columns that are hidden, with dots between. */
  hidden?: string
}

/** Parses the roster's search parameters. */
export function parseRosterSearch(search: Record<string, unknown>): RosterSearch {
  const section = (['groups', 'staff'] as const).find((known) => known === search['section'])
  const state = rosterStates.find((known) => known === search['state'])
  const sort = rosterSorts.find((known) => known === search['sort'])
  const group = parseId(search['group'])
  const hidden = parseHidden(search['hidden'], rosterColumns)
  return {
    ...(section && { section }),
    ...parseListSearch(search),
    ...(group !== null && { group }),
    ...(state && { state }),
    ...(sort && sort !== 'name' && { sort }),
    ...(search['descending'] === true && { descending: true as const }),
    ...(hidden !== undefined && { hidden }),
  }
}

import type { InputOf, List, PageOf, SearchOf, StaffActionName, StaffActions } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { keepRows } from './keep-rows.ts'
import { pageInput } from './list-search.ts'
import { askAgain } from './query-client.ts'

/** A list that the office asks the server for, page by page. */
export type OfficeList = List & { name: StaffActionName }

/**
 * The page of a list that a search means. While it is on its way the rows stay that stood there.
 * @param more what the action is asked beside the search of the address.
 */
export function listQuery<L extends OfficeList>(list: L, search: SearchOf<L>, more: object = {}) {
  const input: object = { ...(pageInput(list, search) as object), ...more }
  return queryOptions<PageOf<L>>({
    queryKey: ['list', list.name, input],
    queryFn: async ({ signal }) => {
      const page = await call(list.name, input as InputOf<StaffActions[StaffActionName]>, { signal })
      return page as unknown as PageOf<L> // asked and parsed by the schemas that were made of this list
    },
    placeholderData: keepRows,
  })
}

/** Asks for the pages of a list anew, after a change of what they show. */
export const askListAgain = async (list: OfficeList): Promise<void> => await askAgain(['list', list.name])

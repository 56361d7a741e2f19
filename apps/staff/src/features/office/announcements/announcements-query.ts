import { parseId } from '@qadam/web/parse-id'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The list's search parameters; by default what is shown or planned, its first page. */
export interface AnnouncementsSearch {
  over?: true
  page?: number
}

export function parseAnnouncementsSearch(search: Record<string, unknown>): AnnouncementsSearch {
  const page = parseId(search['page'])
  return {
    ...(search['over'] === true && { over: true as const }),
    ...(page !== null && page > 1 && { page }),
  }
}

export function announcementsQuery({ over = false, page = 1 }: { over?: boolean; page?: number }) {
  return queryOptions({
    queryKey: ['announcements', over, page],
    queryFn: async ({ signal }) => await call('announcements', { over, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

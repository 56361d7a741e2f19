import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addressReader, flag, laterPage, type AddressOf } from '../../../platform/address.ts'
import { call } from '../../../platform/call.ts'

/** The list's search parameters; by default what is shown or planned, its first page. */
const fields = { over: flag, page: laterPage }
export type AnnouncementsSearch = AddressOf<typeof fields>
export const parseAnnouncementsSearch = addressReader(fields)

export function announcementsQuery({ over = false, page = 1 }: { over?: boolean; page?: number }) {
  return queryOptions({
    queryKey: ['announcements', over, page],
    queryFn: async ({ signal }) => await call('announcements', { over, page }, { signal }),
    placeholderData: keepPreviousData,
  })
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addressReader, flag, laterPage, type AddressOf } from '../../../platform/address.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

/** The list's search parameters; by default what is shown or planned, its first page. */
const fields = { over: flag, page: laterPage }
export type AnnouncementsSearch = AddressOf<typeof fields>
export const parseAnnouncementsSearch = addressReader(fields)

export function announcementsQuery({ over = false, page = 1 }: { over?: boolean; page?: number }) {
  return queryOptions({
    ...replyQuery(['announcements', over, page], 'announcements', { over, page }),
    placeholderData: keepPreviousData,
  })
}

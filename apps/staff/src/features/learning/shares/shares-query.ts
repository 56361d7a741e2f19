import { queryOptions } from '@tanstack/react-query'
import { addressReader, anId } from '../../../platform/address.ts'
import { call } from '../../../platform/call.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

/** Which copy is shown: a student’s, by its number; without one the link’s key names it. */
export const parseSharedSearch = addressReader({ share: anId })

/** By what a copy is opened and taken back. */
export type ShareName = { share_id: number } | { key: string }

export const sharedQuery = (name: ShareName) =>
  queryOptions({
    queryKey: ['shared', name],
    queryFn: async ({ signal }) =>
      'key' in name
        ? await call('shared_project', name, { signal })
        : await call('student_share', name, { signal }),
  })

export const studentSharesQuery = (studentId: number) =>
  replyQuery(['student_shares', studentId], 'student_shares', { student_id: studentId })

export async function endShare(name: ShareName): Promise<void> {
  if ('key' in name) await call('shared_project_end', name)
  else await call('student_share_end', name)
}

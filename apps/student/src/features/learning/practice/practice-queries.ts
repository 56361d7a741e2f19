import { limits, type Submission } from '@qadam/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { requireAccount } from '@qadam/web/require-account'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { session } from '../../../platform/session.ts'

let draftsAsked = 0
/** How often a draft was asked for in this page: a device's clock may be set back meanwhile. */
export const countDraftsAsked = (): number => draftsAsked

/** The unfinished work as the server has it, when it was asked, and as which one of this page. */
export function practiceDraftQuery(accountId: number, questionId: number) {
  return queryOptions({
    queryKey: ['practice-draft', accountId, questionId],
    queryFn: async ({ signal }) => {
      requireAccount(session, accountId)
      const askedAt = new Date()
      const asked = (draftsAsked += 1)
      return { askedAt, asked, draft: await call('practice_draft', { question_id: questionId }, { signal }) }
    },
    // Another device may have gone on with it. Whatever the clock says: set back, it makes a cached draft look new.
    staleTime: 0,
    refetchOnMount: 'always',
  })
}

const LOOK_AGAIN_MS = 60_000
/** The server tries a program within moments. */
const LOOK_FOR_CHECKS_MS = 6_000

/** Every version of one answer, newest first. */
export function versionsQuery(questionId: number) {
  return queryOptions({
    queryKey: ['submissions', questionId],
    queryFn: async ({ signal }): Promise<Submission[]> =>
      await call('submissions', { question_id: questionId }, { signal }),
    staleTime: 0,
    // A decision comes live; where that is not possible, polling finds it.
    refetchInterval: ({ state }) => {
      const newest = state.data?.[0]
      if (newest?.checks?.state === 'waiting') return LOOK_FOR_CHECKS_MS
      return newest?.status === 'uploaded' ? LOOK_AGAIN_MS : false
    },
  })
}

/** All submissions of the student, newest first, page by page. */
export const submissionsQuery = infiniteQueryOptions({
  queryKey: ['submissions', 'all'],
  queryFn: async ({ pageParam, signal }) => await call('submissions', { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) =>
    last.length < limits.practice.submissionsPage ? undefined : pages.length + 1,
})

/** A version was submitted: invalidates drafts and submissions. */
export function handedIn({ question_id }: Submission, accountId: number): void {
  queryClient.removeQueries({ queryKey: practiceDraftQuery(accountId, question_id).queryKey })
  void queryClient.invalidateQueries({ queryKey: ['submissions'] })
}

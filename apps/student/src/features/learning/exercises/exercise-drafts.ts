import { exerciseDraft } from '@qadam/contract'
import { requireAccount } from '@qadam/web/require-account'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { mayGoLater } from '../../../platform/may-go-later.ts'
import { session } from '../../../platform/session.ts'
import { localDraftDevice } from '../practice/local-draft-device.ts'
import { TextDraft } from '../practice/text-draft.ts'

/** Nobody's: an author tries it, and nothing is asked of the server. */
export const NOBODY = 0

/** What the server has of what was typed into an info's exercises. Not cached: another device may have gone on. */
export function exerciseDraftsQuery(accountId: number, questionId: number) {
  return queryOptions({
    queryKey: ['exercise-drafts', accountId, questionId],
    queryFn: async ({ signal }) => {
      requireAccount(session, accountId)
      const { drafts } = await call('exercise_drafts', { question_id: questionId }, { signal })
      return new Map(drafts.map((draft) => [draft.exercise, draft]))
    },
    enabled: accountId !== NOBODY,
    staleTime: 0,
    gcTime: 0,
  })
}

export function openExerciseDraft(
  accountId: number,
  place: { question_id: number; exercise: string },
  starter: string,
): TextDraft {
  const key = `qadam.exercise.${accountId}.${place.question_id}.${place.exercise}`
  return new TextDraft({
    start: starter,
    isTransient: mayGoLater,
    device: localDraftDevice(key, `${key}.aside`),
    save: async ({ text, revision }) => {
      requireAccount(session, accountId)
      try {
        return await call('exercise_draft_save', { ...place, text, revision }, { keepalive: true })
      } catch (error) {
        const details = isCallError(error, 'conflict') ? error.details : undefined
        const newer = details && z.safeParse(exerciseDraft, details['draft']).data
        if (newer) return { conflict: newer }
        throw error
      }
    },
  })
}

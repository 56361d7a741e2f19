import type { Exercise, OutputOf, StudentActions } from '@qadam/contract'
import { useOwned } from '@qadam/delivery/use-owned'
import { isRetryable } from '@qadam/web/is-retryable'
import { requireAccount } from '@qadam/web/require-account'
import { useLatest } from '@qadam/ui/use-latest'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/call.ts'
import { mayGoLater } from '../../../platform/may-go-later.ts'
import { boxOf } from '../../../platform/outbox.ts'
import { session } from '../../../platform/session.ts'
import { playSound } from '../../../platform/sound.ts'
import { deliverDraft } from '../practice/deliver-draft.ts'
import type { TextDraft, TextDraftState } from '../practice/text-draft.ts'
import type { ExerciseProps } from '../questions/exercise-context.ts'
import { exerciseDraftsQuery, NOBODY, openExerciseDraft } from './exercise-drafts.ts'
import { hearResult, isTryWaiting, putTry } from './exercises-outbox.ts'

/** What became of the last program that was checked. */
export type Outcome =
  | { kind: 'none' | 'sending' | 'unsent' }
  /** `failed`: the checks that did not pass when the server tried them. */
  | { kind: 'failed'; failed: readonly string[] }
  | { kind: 'solved'; points: number }

/** An exercise that was solved stays so: a program that failed since is not praised for it. */
export function outcomeOf(
  {
    solved,
    points_added,
    failed,
  }: Pick<OutputOf<StudentActions['exercise_try']>, 'solved' | 'points_added' | 'failed'>,
  passed: boolean,
): Outcome {
  return passed && solved && failed.length === 0
    ? { kind: 'solved', points: points_added }
    : { kind: 'failed', failed }
}

export interface ExerciseWork {
  draft: TextDraft
  typed: TextDraftState
  outcome: Outcome
  /** It passed here, and waits for the connection. */
  isWaiting: boolean
  isSolved: boolean
  /** Failed tries, those too that the server does not know. */
  misses: number
  tried: (code: string, passed: boolean) => Promise<void>
}

export type OneExercise = Omit<ExerciseProps, 'exercises'>

/** What is typed into an exercise, and what is made of it. */
export function useExercise({ accountId, questionId, exercise, onRefused }: OneExercise): ExerciseWork {
  const place = useMemo(() => ({ question_id: questionId, exercise: exercise.id }), [questionId, exercise.id])
  const draft = useExerciseDraft(accountId, place, exercise)
  const typed = useSyncExternalStore(draft.subscribe, draft.get)
  const box = boxOf(accountId)
  const isWaiting = useSyncExternalStore(box.subscribe, () => isTryWaiting(accountId, place))
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [misses, setMisses] = useState(0)
  const latest = useRef(0)

  const tried = async (code: string, passed: boolean): Promise<void> => {
    const number = (latest.current += 1)
    /** What a late reply says is of a program that was checked again since. */
    const become = (next: Outcome) => {
      if (number === latest.current) setOutcome(next)
    }
    if (!passed) setMisses((before) => before + 1)
    if (accountId === NOBODY)
      return become(passed ? { kind: 'solved', points: 0 } : { kind: 'failed', failed: [] })
    become({ kind: passed ? 'sending' : 'none' })
    const input = { ...place, code, passed }
    try {
      requireAccount(session, accountId)
      const result = await call('exercise_try', input)
      hearResult(place, result)
      const next = outcomeOf(result, passed)
      if (next.kind === 'solved') playSound('correct-ans')
      become(next)
    } catch (error) {
      if (!mayGoLater(error)) {
        become({ kind: 'none' })
        return onRefused(error)
      }
      become({ kind: passed ? 'unsent' : 'none' })
      if (passed) putTry(accountId, input)
    }
  }
  return {
    ...{ draft, typed, outcome, isWaiting, tried },
    isSolved: exercise.solved || outcome.kind === 'solved',
    misses: Math.max(misses, exercise.tries),
  }
}

function useExerciseDraft(
  accountId: number,
  place: { question_id: number; exercise: string },
  { starter }: Exercise,
): TextDraft {
  const [draft] = useState(() => openExerciseDraft(accountId, place, starter))
  const server = useQuery(exerciseDraftsQuery(accountId, place.question_id))
  useEffect(() => {
    if (server.data) draft.load(server.data.get(place.exercise) ?? { text: '', revision: 0 })
  }, [draft, server.data, place.exercise])
  const isUnknown = useLatest(server.error !== null && isRetryable(server.error))
  const { refetch } = server
  useOwned(
    useCallback(
      () =>
        deliverDraft(draft, {
          accountId,
          of: `${place.question_id}.${place.exercise}`,
          isUnknown: () => isUnknown.current,
          ask: refetch,
        }),
      [draft, accountId, place, isUnknown, refetch],
    ),
  )
  return draft
}

import type { Exercise, Question } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import '../../../platform/lesson-actions.ts'
import { parseId } from '@qadam/web/parse-id'
import { queryClient } from '../../../platform/query-client.ts'

/**
 * The questions of a lesson. Fetched on entering it, and then only on invalidation: a fetch restarts the server's clock
 * of watching, and must not happen on window focus (specification 7).
 */
export function questionsQuery(lessonId: number) {
  return queryOptions({
    queryKey: ['questions', lessonId],
    queryFn: async ({ signal }) =>
      parseId(String(lessonId)) === null
        ? []
        : await call('lesson_questions', { lesson_id: lessonId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Refetches: media addresses are renewed, options come in the order of the running attempt, keys after a pass. */
export function refetchQuestions(lessonId: number): Promise<Question[]> {
  return queryClient.fetchQuery({ ...questionsQuery(lessonId), staleTime: 0 })
}

/** Writes what a reply brought into the cached questions. */
export function patchQuestion(
  lessonId: number,
  questionId: number,
  change: (before: Question) => Question,
): void {
  queryClient.setQueryData(questionsQuery(lessonId).queryKey, (questions) =>
    questions?.map((question) => (question.id === questionId ? change(question) : question)),
  )
}

/** The same of an exercise of an info, in whatever lesson it is. */
export function patchExercise(
  questionId: number,
  exerciseId: string,
  change: (before: Exercise) => Partial<Exercise>,
): void {
  queryClient.setQueriesData<Question[]>({ queryKey: ['questions'] }, (questions) =>
    questions?.map((question) => {
      const { exercises } = question.other
      if (question.id !== questionId || !exercises) return question
      const changed = exercises.map((each) => (each.id === exerciseId ? { ...each, ...change(each) } : each))
      return { ...question, other: { ...question.other, exercises: changed } }
    }),
  )
}

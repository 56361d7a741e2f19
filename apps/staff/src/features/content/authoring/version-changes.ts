import type { DraftLesson, DraftQuestion } from '@qadam/contract'
import { hashKey } from '@tanstack/react-query'

/** What a restore does to a question of the version: nothing, writes it as it was, or brings it back. */
type VersionChange = 'same' | 'changed' | 'back'

/** A version beside the lesson as it stands: its questions by their ids, and those that a restore takes away. */
export function versionChanges(
  version: DraftLesson,
  now: DraftLesson,
): { of: ReadonlyMap<string, VersionChange>; gone: DraftQuestion[] } {
  const present = new Map(now.questions.map((question) => [question.id, hashKey([question])]))
  const of = new Map(
    version.questions.map((question): [string, VersionChange] => {
      const standing = present.get(question.id)
      if (standing === undefined) return [question.id, 'back']
      return [question.id, standing === hashKey([question]) ? 'same' : 'changed']
    }),
  )
  return { of, gone: now.questions.filter(({ id }) => !of.has(id)) }
}

import { SchoolError, type Playground, type ProjectPlace } from '@qadam/contract'

/** How a place comes over the wire. */
export interface NamedPlace {
  question_id?: number | undefined
  slot?: Playground | undefined
}

/** @throws SchoolError validation.failed where none or both are named. */
export function requirePlace({ question_id, slot }: NamedPlace): ProjectPlace {
  if (question_id !== undefined && slot === undefined) return { question_id }
  if (slot !== undefined && question_id === undefined) return { slot }
  const problem = slot === undefined ? 'missing' : 'invalid'
  throw new SchoolError('validation.failed', { fields: { question_id: problem } })
}

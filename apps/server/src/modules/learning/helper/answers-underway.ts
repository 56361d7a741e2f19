import { setTimeout as sleep } from 'node:timers/promises'
import type { ProjectPlace } from '@qadam/contract'

/** A talk is its student's alone: what is still being answered there was just stopped, or goes on another device. */
const PATIENCE_ms = 2000

/** The answers of this process that are under way, by the talk they belong to. */
const ends = new Map<string, Promise<void>>()

const talkKey = (personId: number, place: ProjectPlace) => `${personId} ${Object.values(place).join()}`

/**
 * Waits a moment until the answer before has ended: where it was stopped, the server stores what was said only after the
 * next question may have come, and a question that reads the talk before it would forget it and its rung.
 */
export async function waitForTurn(personId: number, place: ProjectPlace): Promise<void> {
  const before = ends.get(talkKey(personId, place))
  if (before) await Promise.race([before, sleep(PATIENCE_ms)])
}

/** The events of an answer, remembered until they have ended. */
export async function* underway<Event>(
  events: AsyncGenerator<Event, undefined>,
  personId: number,
  place: ProjectPlace,
): AsyncGenerator<Event, undefined> {
  const key = talkKey(personId, place)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const end = promise.then(() => {
    if (ends.get(key) === end) ends.delete(key)
  })
  ends.set(key, end)
  try {
    yield* events
  } finally {
    resolve(undefined)
  }
}

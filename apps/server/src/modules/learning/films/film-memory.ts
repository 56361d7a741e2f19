import type { Executor } from '../../../database/database.ts'
import { listFilms, type FilmRecord } from './films-store.ts'

/** What is still being made is asked for again after this. */
const FRESH_MS = 60_000
const KEPT = 5000
const known = new WeakMap<object, Map<string, { film: FilmRecord; until: number }>>()

/**
 * Films by their keys, for whoever shows them to students. Remembered by process: what is ready never changes.
 * @param owner what the memory belongs to (the database), so that two schools in one process stay apart.
 */
export async function filmsOf(
  db: Executor,
  owner: object,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FilmRecord>> {
  let films = known.get(owner)
  if (!films) known.set(owner, (films = new Map()))
  const at = now.getTime()
  const missing = keys.filter((key) => (films.get(key)?.until ?? 0) <= at)
  if (missing.length > 0) {
    if (films.size > KEPT) films.clear()
    for (const film of await listFilms(db, missing)) {
      const isFinal = film.state === 'ready' || film.state === 'failed'
      films.set(film.key, { film, until: isFinal ? Number.POSITIVE_INFINITY : at + FRESH_MS })
    }
  }
  return new Map(
    keys.flatMap((key) => {
      const film = films.get(key)?.film
      return film ? [[key, film] as const] : []
    }),
  )
}

import { limits } from '@qadam/contract'

const { size, least, most } = limits.leagues

/** How many students have a level. */
export interface LevelCount {
  level: number
  count: number
}

/** A stretch of all students in their order: by level, highest first, then by points of the week before. */
export interface Cut {
  /** From 1. */
  from: number
  to: number
  /** The highest level in it, and the lowest: neighbours that are too few for leagues of their own share one. */
  top: number
  bottom: number
}

/**
 * Cuts the order of a week into leagues of about thirty that differ by one student at most within a level. None is
 * smaller than `least`, where the school is not, or larger than `most`.
 */
export function cutLeagues(counts: readonly LevelCount[]): Cut[] {
  const cuts: Cut[] = []
  let from = 1
  for (const { count, top, bottom } of joinFew(counts)) {
    const leagues = Math.max(Math.ceil(count / most), Math.round(count / size))
    for (let index = 0; index < leagues; index += 1) {
      const to = from + Math.floor((count + index) / leagues) - 1
      cuts.push({ from, to, top, bottom })
      from = to + 1
    }
  }
  return cuts
}

/** Levels from the highest down; those of too few students together with the next one. */
function joinFew(counts: readonly LevelCount[]): { count: number; top: number; bottom: number }[] {
  const joined: { count: number; top: number; bottom: number }[] = []
  for (const { level, count } of counts.toSorted((one, other) => other.level - one.level)) {
    if (count === 0) continue
    const last = joined.at(-1)
    if (last && last.count < least) Object.assign(last, { count: last.count + count, bottom: level })
    else joined.push({ count, top: level, bottom: level })
  }
  const [beforeLast, last] = joined.slice(-2)
  if (beforeLast && last && last.count < least) {
    joined.pop()
    Object.assign(beforeLast, { count: beforeLast.count + last.count, bottom: last.bottom })
  }
  return joined
}

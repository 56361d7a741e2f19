import type { VideoInsight, VideoStretch } from '@qadam/contract'

/** Students who stop are looked for in parts of so many stretches: one second of a short video says little. */
const PART = 5

interface Place {
  from_s: number
  to_s: number
}

/** The part of a video in which most students left it; undefined where nobody did. */
export function mostLeft({ viewers, stretches }: VideoInsight): (Place & { students: number }) | undefined {
  let most: (Place & { students: number }) | undefined
  for (let start = 0; start < stretches.length; start += 1) {
    const part = stretches.slice(start, start + PART)
    const last = part.at(-1)
    const first = part[0]
    if (!first || !last) continue
    const before = start === 0 ? viewers : (stretches[start - 1]?.watched ?? 0)
    const students = before - last.watched
    if (students > (most?.students ?? 0)) most = { from_s: first.from_s, to_s: last.to_s, students }
  }
  return most
}

/** The part around the stretch that was watched again most: its neighbours too, while they come to half of it. */
export function mostAgain(
  stretches: readonly VideoStretch[],
): (Place & { times: number; students: number }) | undefined {
  const top = Math.max(0, ...stretches.map(({ again }) => again))
  // Less than once is the end of somebody's second look.
  if (top < 1) return undefined
  const peak = stretches.findIndex(({ again }) => again === top)
  let from = peak
  let to = peak
  while ((stretches[from - 1]?.again ?? 0) >= top / 2) from -= 1
  while ((stretches[to + 1]?.again ?? 0) >= top / 2) to += 1
  const [first, last] = [stretches[from], stretches[to]]
  if (!first || !last) return undefined
  const students = Math.max(...stretches.slice(from, to + 1).map(({ again_by }) => again_by))
  return { from_s: first.from_s, to_s: last.to_s, times: top, students }
}

/** The stretches in few rows, for a table: who watched a row to its end, and the most that one of its parts was watched again. */
export function rowsOf(stretches: readonly VideoStretch[], most = 20): VideoStretch[] {
  const size = Math.ceil(stretches.length / most)
  const rows: VideoStretch[] = []
  for (let start = 0; start < stretches.length; start += size) {
    const part = stretches.slice(start, start + size)
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) continue
    rows.push({
      from_s: first.from_s,
      to_s: last.to_s,
      watched: last.watched,
      again_by: Math.max(...part.map(({ again_by }) => again_by)),
      again: Math.max(...part.map(({ again }) => again)),
    })
  }
  return rows
}

/** What a page has been told, or knows by itself, beside the replies to what it asked. */
export interface News {
  /** The position of the live events that it came with; null where that is not known. */
  position: string | null
  /** Says it once more, where an older reply had to be shown after it. */
  again?: () => void
}

/**
 * Which replies are older than what the page knows already. Each reply says how far the server's live events were when it
 * was begun (`livePositionHeader`): it has what was told up to there. One that was asked for before some news, and begun
 * before the server had it, is dropped and asked for again.
 */
export class ReplyOrder {
  #moment = 0
  #earliest: string | null | undefined
  readonly #news = new Map<string, News & { moment: number }>()

  /** To be noted as a request leaves. */
  get moment(): number {
    return this.#moment
  }

  /** What these actions reply has changed. */
  overtake(actions: readonly string[], news: News): void {
    this.#moment += 1
    for (const action of actions) this.#news.set(action, { ...news, moment: this.#moment })
  }

  /** The news that a reply does not have yet. @param moment at which its request left */
  newsFor(action: string, moment: number, position: string | null): News | undefined {
    this.#earliest = this.#earliest === undefined ? position : earlier(this.#earliest, position)
    const news = this.#news.get(action)
    return news && news.moment > moment && !isAtLeast(position, news.position) ? news : undefined
  }

  /** Every reply so far has what was told up to this position; null where that is not known. */
  get earliest(): string | null {
    return this.#earliest ?? null
  }
}

/** Whether all that was told up to the other position was told up to this one. */
export function isAtLeast(position: string | null, other: string | null): boolean {
  if (position === null || other === null) return false
  const reached = parse(position)
  return [...parse(other)].every(([origin, last]) => (reached.get(origin) ?? 0) >= last)
}

/** Up to which all was told at both. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null
  if (one === other) return one
  const reached = parse(other)
  return [...parse(one)]
    .map(([origin, last]) => `${origin}.${Math.min(last, reached.get(origin) ?? 0)}`)
    .join('~')
}

/** A number for each of the server's processes; see LiveJournal. */
function parse(position: string): Map<string, number> {
  return new Map(
    position.split('~').map((part) => {
      const [origin = '', last] = part.split('.')
      return [origin, Number(last)]
    }),
  )
}

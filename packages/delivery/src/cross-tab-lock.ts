/** What is used of the browser's locks. */
export type Locks = Pick<LockManager, 'request'>

/** In a page without locks: the end of the newest turn of each name. */
const turns = new Map<string, Promise<void>>()

/**
 * Runs `work` under an exclusive lock of `name`, across tabs and within this page. Pages that came without encryption
 * have no locks: there the lock holds within the page alone, and the server deduplicates a repeat from another tab by
 * the item's id. Not reentrant: work that requests its own name again deadlocks.
 */
export async function withLock(
  name: string,
  run: () => Promise<void>,
  locks: Locks | undefined = browserLocks(),
): Promise<void> {
  if (!locks) return inTurn(name, run)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return run()
  }
  try {
    await locks.request(name, begin)
  } catch (error) {
    // A browser may have locks and still refuse them, as in a private window or a page that is being left.
    if (hasBegun) throw error
    await inTurn(name, run)
  }
}

async function inTurn(name: string, run: () => Promise<void>): Promise<void> {
  const before = turns.get(name) ?? Promise.resolve()
  const turn = before.then(run)
  const end = turn.catch(() => undefined)
  turns.set(name, end)
  try {
    await turn
  } finally {
    if (turns.get(name) === end) turns.delete(name)
  }
}

/** Those of this browser; none in a page that came without encryption. */
export function browserLocks(): Locks | undefined {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ?? undefined
}

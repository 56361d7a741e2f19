import { dehydrate, type DehydratedState } from '@tanstack/react-query'
import { keepSight } from './keep-sight.ts'
import { keepLastKnown } from './last-known.ts'
import { queryClient } from './query-client.ts'

const PAUSE_MS = 1000
/** Storage holds five million for everything, drafts included. */
const MOST_CHARACTERS = 300_000

/** Caches the server's replies, debounced. Returns what stops it. */
export function followLastKnown(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    keepLastKnown(newest(storedState()))
    keepSight()
  }
  const keepBeforeLeaving = () => {
    if (timer !== undefined) keep()
  }
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.meta?.['kept'] === true && query.state.data !== undefined) timer ??= setTimeout(keep, PAUSE_MS)
  })
  timer = setTimeout(keep, PAUSE_MS)
  addEventListener('pagehide', keepBeforeLeaving)
  return () => {
    stop()
    clearTimeout(timer)
    removeEventListener('pagehide', keepBeforeLeaving)
  }
}

/** Also of what could not be refetched just now: an offline visit must not delete the cache. */
function storedState(): DehydratedState {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ meta, state }) => meta?.['kept'] === true && state.data !== undefined,
  })
  const known = { status: 'success', error: null, fetchStatus: 'idle' } as const
  return {
    mutations: [],
    // A promise in flight means nothing on the next visit.
    queries: queries.map(({ promise: _, ...query }) => ({ ...query, state: { ...query.state, ...known } })),
  }
}

/** What fits, the newest first, and all of it stale: a screen that shows it refetches. */
export function newest({ mutations, queries }: DehydratedState): DehydratedState {
  let left = MOST_CHARACTERS
  const fitting = queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter((query) => (left -= JSON.stringify(query).length) >= 0)
  return {
    mutations,
    queries: fitting.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: 1 } })),
  }
}

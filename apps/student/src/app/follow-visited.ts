import type { Question } from '@qadam/contract'
import { isOnline, onOnline } from '@qadam/delivery/connection'
import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import { isCallError } from '../platform/call-error.ts'
import { forgetVisited } from '../platform/forget-visited.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import {
  dataOf,
  isVisitable,
  keepPictures,
  readVisited,
  writeVisited,
  type VisitedCopy,
} from '../platform/visited.ts'

const PAUSE_MS = 1000

/**
 * Caches what a student visits, for when the server cannot be reached: a query without data shows its last reply, and
 * is refetched once another request succeeded. Returns what stops it.
 */
export function followVisited(pictures: typeof keepPictures = keepPictures): () => void {
  let copies = byHash(readVisited())
  let account = session.get()?.user.id
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Queries that show a copy. */
  const shown = new Set<string>()

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    writeVisited([...copies.values()])
  }
  const keepBeforeLeaving = () => {
    if (timer !== undefined) save()
  }

  const learn = ({ queryHash, queryKey, state }: Query) => {
    copies.set(queryHash, { queryKey, data: state.data, at: state.dataUpdatedAt })
    timer ??= setTimeout(save, PAUSE_MS)
    // Only a list of questions has them.
    if (queryKey[0] === 'questions' && isOnline()) void pictures(state.data as Question[]).catch(warn)
  }
  const restore = ({ queryHash, queryKey, state }: Query) => {
    const copy = copies.get(queryHash)
    if (!copy || state.data !== undefined) return
    const data = dataOf(copy)
    if (data === undefined) return
    shown.add(queryHash)
    queryClient.setQueryData(queryKey, data, { updatedAt: copy.at })
  }
  const askAgain = () => {
    if (shown.size === 0) return
    const stale = new Set(shown)
    shown.clear()
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => stale.has(queryHash) })
  }

  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll())
    if (isVisitable(query.queryKey)) {
      if (query.state.status === 'success' && query.state.data !== undefined) learn(query)
      else if (!isOnline() || query.state.status === 'error') restore(query)
    }
  for (const { queryKey } of copies.values()) if (isAttempt(queryKey)) restoreUnasked(queryKey)

  function restoreUnasked(queryKey: QueryKey): void {
    const copy = copies.get(hashKey(queryKey))
    const data = copy && dataOf(copy)
    if (data !== undefined && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, data)
  }

  const stopCache = cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) {
      shown.delete(query.queryHash)
      askAgain()
    }
    if (!isVisitable(query.queryKey)) return
    if (event.type === 'added' && !isOnline()) queueMicrotask(() => restore(query))
    else if (event.type === 'removed' && isAttempt(query.queryKey)) {
      copies.delete(query.queryHash)
      timer ??= setTimeout(save, PAUSE_MS)
    } else if (event.type !== 'updated') return
    // At the first failure: the tries after it go on unseen.
    else if ('error' in event.action && isCallError(event.action.error, 'network')) restore(query)
    else if (event.action.type === 'success' && !shown.has(query.queryHash)) learn(query)
  })
  const stopSession = session.subscribe(() => {
    const held = session.get()
    // After an expired session the student signs in again in place.
    if (!held && session.signedOut().reason === 'ended') return
    if (held?.user.id === account) return
    account = held?.user.id
    copies = byHash([])
    shown.clear()
    clearTimeout(timer)
    timer = undefined
    forgetVisited().catch(warn)
  })
  const stopOnline = onOnline(() => {
    askAgain()
    // Screens in error, never visited before, wait for this; some queries do not refetch by themselves.
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ queryKey, state }) => isVisitable(queryKey) && state.status === 'error',
    })
  })
  addEventListener('pagehide', keepBeforeLeaving)
  return () => {
    stopCache()
    stopSession()
    stopOnline()
    removeEventListener('pagehide', keepBeforeLeaving)
    keepBeforeLeaving()
  }
}

const warn = (error: unknown): void => console.warn('visited', error)
const isAttempt = ([name]: QueryKey): boolean => name === 'attempt'

function byHash(copies: readonly VisitedCopy[]): Map<string, VisitedCopy> {
  return new Map(copies.map((copy) => [hashKey(copy.queryKey), copy]))
}

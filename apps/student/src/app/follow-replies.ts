import { attempt, lesson, question, recallSession, submission, type Question } from '@qadam/contract'
import { isOnline, onOnline } from '@qadam/delivery/connection'
import type { Query, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isCallError } from '../platform/call-error.ts'
import { LAST_KNOWN_KEY } from '../platform/device-caches.ts'
import { forgetReplies } from '../platform/forget-replies.ts'
import { keepSnapshot } from '../platform/keep-snapshot.ts'
import { pageVersion } from '../platform/page-version.ts'
import { queryClient } from '../platform/query-client.ts'
import { homeOf, session } from '../platform/session.ts'
import { keepPictures } from '../platform/stored-pictures.ts'
import {
  beyondBounds,
  dataOf,
  lastKnownShapes,
  queryKeyOf,
  readReplies,
  writeReplies,
  type ReplyShapes,
  type StoredReply,
} from '../platform/stored-replies.ts'

const PAUSE_MS = 1000

/** What a student visits, to be read offline. An attempt goes by the school's clock: see attempts/stored-attempt.ts. */
const shapes: ReplyShapes = {
  ...lastKnownShapes,
  lessons: z.array(lesson),
  questions: z.array(question),
  submissions: z.array(submission),
  attempt: z.object({ attempt, offset_ms: z.number() }),
  recall: recallSession,
}
const names = Object.keys(shapes)

/**
 * Stores the server's replies on what a student visits, and the screen: for the next visit, and for when the server cannot
 * be reached. A query without data shows its last reply then, and is refetched once another request succeeded.
 * @returns what stops it
 */
export function followReplies(pictures: typeof keepPictures = keepPictures): () => void {
  let isStopped = false
  let stop = () => {}
  const begin = (replies: StoredReply[]) => {
    if (!isStopped) stop = follow(replies, pictures)
  }
  readReplies(names).then(begin, (error: unknown) => {
    warn(error)
    begin([])
  })
  return () => {
    isStopped = true
    stop()
  }
}

function follow(replies: readonly StoredReply[], pictures: typeof keepPictures): () => void {
  let held = session.get()
  /** By their queries' hashes, of the account that is signed in. */
  const stored = new Map<string, StoredReply>()
  for (const reply of replies) if (reply.account === held?.user.id) stored.set(reply.key, reply)
  const changed = new Set<string>()
  /** Queries that show what is stored. */
  const shown = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const dropBeyondBounds = () => {
    for (const { key } of beyondBounds(stored.values())) {
      stored.delete(key)
      changed.add(key)
    }
  }
  dropBeyondBounds()
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (!held || !session.get()) return
    dropBeyondBounds()
    writeReplies(held, stored, new Set(changed)).catch(warn)
    changed.clear()
    // A page stands with them.
    homeOf(held).write(LAST_KNOWN_KEY, String(held.user.id))
    keepSnapshot()
  }
  const saveSoon = () => (timer ??= setTimeout(save, PAUSE_MS))
  const saveBeforeLeaving = () => {
    if (timer !== undefined) save()
  }

  const learn = ({ queryHash: key, queryKey, state }: Query) => {
    if (!held) return
    const [text, at] = [JSON.stringify(state.data), state.dataUpdatedAt]
    stored.set(key, { account: held.user.id, key, text, at, version: pageVersion() })
    changed.add(key)
    saveSoon()
    // Only a list of questions has them.
    if (queryKey[0] === 'questions' && isOnline()) void pictures(state.data as Question[]).catch(warn)
  }
  const dataStored = (key: string): unknown => {
    const reply = stored.get(key)
    return reply && dataOf(reply, shapes)
  }
  const restore = ({ queryHash, queryKey, state }: Query) => {
    const data = state.data === undefined ? dataStored(queryHash) : undefined
    if (data === undefined) return
    shown.add(queryHash)
    queryClient.setQueryData(queryKey, data, { updatedAt: stored.get(queryHash)?.at })
  }
  const askAgain = () => {
    if (shown.size === 0) return
    const stale = new Set(shown)
    shown.clear()
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => stale.has(queryHash) })
  }

  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll())
    if (isStored(query.queryKey)) {
      if (query.state.status === 'success' && query.state.data !== undefined) learn(query)
      else if (!isOnline() || query.state.status === 'error') restore(query)
    }
  // Nothing asks for the attempt of a test that goes on.
  for (const reply of stored.values()) {
    const queryKey = queryKeyOf(reply)
    if (isAttempt(queryKey) && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, dataStored(reply.key))
  }
  saveSoon()

  const stopCache = cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) {
      shown.delete(query.queryHash)
      askAgain()
    }
    if (!isStored(query.queryKey)) return
    if (event.type === 'added' && !isOnline()) queueMicrotask(() => restore(query))
    else if (event.type === 'removed' && isAttempt(query.queryKey)) {
      stored.delete(query.queryHash)
      changed.add(query.queryHash)
      saveSoon()
    } else if (event.type !== 'updated') return
    // At the first failure: the tries after it go on unseen.
    else if ('error' in event.action && isCallError(event.action.error, 'network')) restore(query)
    else if (event.action.type === 'success' && !shown.has(query.queryHash)) learn(query)
  })
  const stopSession = session.subscribe(() => {
    const now = session.get()
    // After an expired session the student signs in again in place.
    if (!now && session.signedOut().reason === 'ended') return
    const isOther = now?.user.id !== held?.user.id || now?.kept !== held?.kept
    held = now
    if (!isOther) return
    for (const known of [stored, changed, shown]) known.clear()
    clearTimeout(timer)
    timer = undefined
    void forgetReplies()
  })
  const stopOnline = onOnline(() => {
    askAgain()
    // Screens in error, never visited before, wait for this; some queries do not refetch by themselves.
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ queryKey, state }) => isStored(queryKey) && state.status === 'error',
    })
  })
  addEventListener('pagehide', saveBeforeLeaving)
  return () => {
    stopCache()
    stopSession()
    stopOnline()
    removeEventListener('pagehide', saveBeforeLeaving)
    saveBeforeLeaving()
  }
}

const isStored = ([name]: QueryKey): boolean => names.includes(String(name))
const isAttempt = ([name]: QueryKey): boolean => name === 'attempt'
const warn = (error: unknown): void => console.warn('replies', error)

import {
  attempt,
  course,
  lesson,
  module as moduleSchema,
  question,
  submission,
  type Question,
} from '@qadam/contract'
import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { VISITED_KEY, VISITED_PICTURES } from './device-caches.ts'
import { forgetVisited } from './forget-visited.ts'
import { session } from './session.ts'
import { localStore, sessionStore, type SafeStorage } from './storage.ts'

/**
 * The server's last replies for what a student visited, to be read offline. Cached with the session, in the tab or
 * (where the student asked to stay signed in) on the device, and deleted with it.
 */
export interface VisitedCopy {
  queryKey: QueryKey
  data: unknown
  /** Milliseconds since the epoch. */
  at: number
}

const LONGEST_MS = 14 * 24 * 60 * 60_000
/** Some forty lessons; the storage holds five million for everything, drafts included. */
const MOST_CHARACTERS = 1_200_000
const MOST_PICTURES = 150

/** An attempt goes by the school's clock; see features/learning/attempts/stored-attempt.ts. */
export const storedAttempt = z.object({ attempt, offset_ms: z.number() })

/**
 * What may be cached, by the first part of its query's key, and its shape, since an earlier version of the app may have
 * written it.
 */
const shapes: Readonly<Record<string, z.core.$ZodType>> = {
  courses: z.array(course),
  course,
  modules: z.array(moduleSchema),
  lessons: z.array(lesson),
  questions: z.array(question),
  submissions: z.array(submission),
  attempt: storedAttempt,
}

const storedSchema = z.object({
  account: z.int(),
  copies: z.array(z.object({ queryKey: z.array(z.unknown()), data: z.unknown(), at: z.number() })),
})

export function isVisitable([name]: QueryKey): boolean {
  return typeof name === 'string' && Object.hasOwn(shapes, name)
}

/** The copies of the account that is signed in, the newest first. */
export function readVisited(): VisitedCopy[] {
  const held = session.get()
  if (!held) return []
  const stored = parse(homeOf(held).read(VISITED_KEY))
  if (stored?.account !== held.user.id) return []
  return stored.copies.filter(({ at }) => Math.abs(Date.now() - at) < LONGEST_MS)
}

/** @returns the data of a copy as its query gives it; undefined for what another version of the app wrote. */
export function dataOf({ queryKey, data }: VisitedCopy): unknown {
  const [name] = queryKey
  const shape = typeof name === 'string' ? shapes[name] : undefined
  return shape && z.safeParse(shape, data).data
}

/** Caches what fits, the newest first. */
export function writeVisited(copies: readonly VisitedCopy[]): void {
  const held = session.get()
  if (!held) return
  let left = MOST_CHARACTERS
  const fitting = copies
    .toSorted((one, other) => other.at - one.at)
    .map(textOf)
    .filter((text) => (left -= text.length) >= 0)
  homeOf(held).write(VISITED_KEY, `{"account":${held.user.id},"copies":[${fitting.join(',')}]}`)
}

/** Memoised: a megabyte is not serialised again with each reply. */
const texts = new WeakMap<VisitedCopy, string>()
function textOf(copy: VisitedCopy): string {
  const text = texts.get(copy) ?? JSON.stringify(copy)
  texts.set(copy, text)
  return text
}

/** Caches the pictures of a lesson where the service worker finds them. */
export async function keepPictures(questions: readonly Question[]): Promise<void> {
  const account = session.get()?.user.id
  if (account === undefined || !('caches' in globalThis)) return
  const kept = await caches.open(`${VISITED_PICTURES}${account}`)
  for (const address of picturesOf(questions)) {
    if (await kept.match(address, { ignoreVary: true })) continue
    const reply = await fetch(address, { priority: 'low' }).catch(() => undefined)
    if (reply?.status !== 200) continue
    // A sign-out meanwhile deleted the cache.
    if (session.get()?.user.id !== account) return await forgetVisited()
    await kept.put(address, reply)
  }
  const requests = await kept.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - MOST_PICTURES)))
    await kept.delete(request)
}

/** The school's own pictures of some questions. */
export function picturesOf(questions: readonly Question[]): string[] {
  const found = questions.flatMap(({ question: html, other }) => [
    ...[...html.matchAll(/<img\s[^>]*?src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&')),
    other.picture?.src,
    ...(other.options ?? []).map(({ image }) => image?.src),
  ])
  return [...new Set(found)].filter((src) => src?.startsWith('/media/') === true) as string[] // the filter leaves no others
}

function parse(text: string | null): z.infer<typeof storedSchema> | undefined {
  try {
    return z.safeParse(storedSchema, JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

function homeOf({ kept }: { kept: boolean }): SafeStorage {
  return kept ? localStore : sessionStore
}

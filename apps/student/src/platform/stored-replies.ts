import { course, module as moduleSchema } from '@qadam/contract'
import { DeviceDatabase, type DBSchema } from '@qadam/delivery/device-database'
import type { Session } from '@qadam/web/session-store'
import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { REPLIES_KEY, STORED_REPLIES } from './device-caches.ts'
import { pageVersion } from './page-version.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'
import { sessionStore } from './storage.ts'

const storedReply = z.object({
  account: z.int(),
  /** Of its query, and its data, as JSON. */
  key: z.string(),
  text: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Of the app that wrote it. */
  version: z.string(),
})
/** A reply of the server as its query gives it, which goes with the session: on the device, or in the tab. */
export type StoredReply = z.infer<typeof storedReply>

/** By the first part of their queries' keys; an earlier version of the app may have written another shape. */
export type ReplyShapes = Readonly<Record<string, z.core.$ZodType>>

/** What is shown at once on the next visit. */
export const lastKnownShapes: ReplyShapes = {
  courses: z.array(course),
  course,
  modules: z.array(moduleSchema),
}

const LONGEST_MS = 14 * 24 * 60 * 60_000
const MOST_REPLIES = 300
/** Some forty lessons; the tab's storage holds five million for everything, drafts included. */
const MOST_CHARACTERS = 1_200_000
/** What a slow phone reads before its first screen. */
const MOST_AT_ONCE = 300_000

interface RepliesSchema extends DBSchema {
  replies: { key: [account: number, key: string]; value: StoredReply }
}
const database = new DeviceDatabase<RepliesSchema>(STORED_REPLIES, {
  replies: { keyPath: ['account', 'key'] },
})

/** The replies to the account that is signed in, of queries with these names. */
export async function readReplies(names: readonly string[]): Promise<StoredReply[]> {
  const held = session.get()
  if (!held) return []
  const account = held.user.id
  const inTab = (): unknown => JSON.parse(sessionStore.read(REPLIES_KEY) ?? '[]')
  const onDevice = () =>
    database.read(['replies'], async (transaction) => {
      const ranges = names.map((name) => [`["${name}"`, `["${name}"\uFFFF`])
      const found = ranges.map(([first, last]) =>
        transaction.objectStore('replies').getAll(IDBKeyRange.bound([account, first], [account, last])),
      )
      return (await Promise.all(found)).flat()
    })
  const found = z.safeParse(z.array(storedReply), held.kept ? await onDevice() : inTab()).data ?? []
  return found.filter((reply) => reply.account === account && names.includes(nameOf(reply)))
}

/** Stores replies, or deletes those that are no more among all; of a tab's session the browser removes them itself. */
export async function writeReplies(
  { kept, user: { id: account } }: Session,
  all: ReadonlyMap<string, StoredReply>,
  changed: ReadonlySet<string>,
): Promise<void> {
  if (!kept) return sessionStore.write(REPLIES_KEY, JSON.stringify([...all.values()]))
  await database.write(['replies'], async (transaction) => {
    const held = session.get()
    // A sign-out while it was opened has deleted all.
    if (!held?.kept || held.user.id !== account) return
    const store = transaction.objectStore('replies')
    await Promise.all(
      [...changed].map(async (key) => {
        const reply = all.get(key)
        await (reply ? store.put(reply) : store.delete([account, key]))
      }),
    )
  })
}

/** What goes: the old, and of too much the oldest. */
export function beyondBounds(replies: Iterable<StoredReply>, most = MOST_CHARACTERS): StoredReply[] {
  let left = most
  return [...replies]
    .toSorted((one, other) => other.at - one.at)
    .filter(
      ({ at, text }, place) =>
        (left -= text.length) < 0 || place >= MOST_REPLIES || Math.abs(Date.now() - at) >= LONGEST_MS,
    )
}

/** @returns the data as its query gives it; undefined for what another version of the app wrote. */
export function dataOf(reply: StoredReply, shapes: ReplyShapes): unknown {
  const shape = shapes[nameOf(reply)]
  return shape && z.safeParse(shape, JSON.parse(reply.text)).data
}

export const queryKeyOf = ({ key }: Pick<StoredReply, 'key'>): QueryKey => JSON.parse(key) as QueryKey // as its query had it

const nameOf = (reply: StoredReply): string => String(queryKeyOf(reply)[0])

/** Shows what this very version stored of the courses; whatever asks for it asks the server too. */
export async function showLastKnown(): Promise<void> {
  const replies = await readReplies(Object.keys(lastKnownShapes))
  const left = new Set(replies.filter(({ version }) => version === pageVersion()))
  for (const reply of beyondBounds(left, MOST_AT_ONCE)) left.delete(reply)
  for (const reply of left) {
    const queryKey = queryKeyOf(reply)
    const data = dataOf(reply, lastKnownShapes)
    // It was long in coming: somebody else is signed in, or the server was faster.
    if (reply.account !== session.get()?.user.id || queryClient.getQueryData(queryKey) !== undefined) continue
    if (data === undefined) continue
    queryClient.setQueryData(queryKey, data, { updatedAt: reply.at })
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

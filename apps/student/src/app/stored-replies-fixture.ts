import { deleteDatabase } from '@qadam/delivery/delete-database'
import { vi, expect } from 'vitest'
import { session } from '../platform/session.ts'
import type { StoredReply } from '../platform/stored-replies.ts'

const KEY = 'qadam.visited'
const isOnDevice = (): boolean => session.get()?.kept === true

/** What is stored for whoever is signed in. */
export async function storedReplies(): Promise<StoredReply[]> {
  if (!isOnDevice()) return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as StoredReply[] // as the app wrote it
  return await onDevice((store) => store?.getAll())
}

/** Changes what is stored, behind the app’s back. */
export async function changeStored(change: (reply: StoredReply) => object): Promise<void> {
  const changed = (await storedReplies()).map((reply) => ({ ...reply, ...change(reply) }))
  if (isOnDevice())
    await onDevice((store) => {
      store?.clear()
      return changed.map((reply) => store?.put(reply)).at(-1)
    })
  else sessionStorage.setItem(KEY, JSON.stringify(changed))
}

/** Until a query's reply is stored. */
export async function isStored(key: readonly unknown[]): Promise<void> {
  await vi.waitFor(async () => {
    expect((await storedReplies()).map((reply) => reply.key)).toContain(JSON.stringify(key))
  })
}

export async function forgetDatabase(): Promise<void> {
  await deleteDatabase('qadam-replies')
}

/** @returns undefined where there is no such database, or no store in it */
async function onDevice(
  run: (store: IDBObjectStore | undefined) => IDBRequest | undefined,
): Promise<StoredReply[]> {
  const opened = await done<IDBDatabase>(indexedDB.open('qadam-replies'))
  try {
    const hasStore = opened.objectStoreNames.contains('replies')
    const store = hasStore ? opened.transaction('replies', 'readwrite').objectStore('replies') : undefined
    const request = run(store)
    return request ? await done<StoredReply[]>(request) : []
  } finally {
    opened.close()
  }
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

/** The memory of a Python that has just started, and what it was made of: another version has another key. */
export interface Snapshot {
  key: string
  bytes: ArrayBuffer
}

export interface SnapshotStore {
  /** Whether this device has room for it, in memory and on disk, and its owner does not save data. */
  isAllowed: () => Promise<boolean>
  find: () => Promise<Snapshot | undefined>
  keep: (snapshot: Snapshot) => Promise<void>
  forget: () => Promise<void>
}

const STORE = 'snapshots'
const PLACE = 'python'
const FROM_MEMORY_GB = 4
/** Some 31 MB are kept; a browser that is short of room would throw out what matters more. */
const FROM_ROOM_bytes = 300_000_000
const MAX_bytes = 100_000_000

/** Keeps one snapshot in this browser. Where that fails Python starts as it always can, so nobody is told. */
export function browserSnapshots(name: string): SnapshotStore {
  return {
    isAllowed: () => isAllowed().catch(() => false),
    find: async () => {
      try {
        const kept = await inStore<unknown>(name, 'readonly', (store) => store.get(PLACE))
        return isSnapshot(kept) ? kept : undefined
      } catch {
        return undefined
      }
    },
    keep: async (snapshot) => {
      if (!isSnapshot(snapshot)) return
      await inStore(name, 'readwrite', (store) => store.put(snapshot, PLACE)).catch(() => undefined)
    },
    forget: async () => {
      await inStore(name, 'readwrite', (store) => store.delete(PLACE)).catch(() => undefined)
    },
  }
}

interface NavigatorOfSome {
  deviceMemory?: number
  connection?: { saveData?: boolean }
}

async function isAllowed(): Promise<boolean> {
  const { deviceMemory = 0, connection }: NavigatorOfSome = navigator as NavigatorOfSome // not in every browser
  if (deviceMemory < FROM_MEMORY_GB || connection?.saveData) return false
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  return quota - usage >= FROM_ROOM_bytes
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('bytes' in value)) return false
  const { key, bytes } = value
  return typeof key === 'string' && bytes instanceof ArrayBuffer && bytes.byteLength <= MAX_bytes
}

async function inStore<Value>(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open(name)
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const asked = ask(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was kept')))
    })
  } finally {
    database.close()
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
  })
}

/** What an app keeps on a device only to be quicker, or to be read offline: all of it can be fetched again. */
export interface DeviceCaches {
  /** Keys of local and session storage, the first to go first. */
  keys: readonly string[]
  databases: readonly string[]
  /** How the names of those in Cache Storage begin. */
  cacheNames: readonly string[]
}

let caches: DeviceCaches = { keys: [], databases: [], cacheNames: [] }

/** Names what gives way, where a device is full, to what a person gave. Once, as the app begins. */
export function nameCaches(named: DeviceCaches): void {
  caches = named
}

export const namedCaches = (): DeviceCaches => caches

/** @param name of a database. */
export const isCache = (name: string): boolean => caches.databases.includes(name)

/**
 * Stores a text, where the storage is full at the cost of the caches in it; no cache does so itself.
 * @throws as setItem does.
 */
export function storeFirst(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  text: string,
): void {
  const mayGo = caches.keys.includes(key) ? [] : caches.keys
  for (;;)
    try {
      return storage.setItem(key, text)
    } catch (error) {
      const cache = mayGo.find((each) => storage.getItem(each) !== null)
      if (cache === undefined) throw error
      storage.removeItem(cache)
    }
}

import { deleteDatabase } from './delete-database.ts'
import { namedCaches } from './room.ts'

/** Deletes the caches that share the disk with databases. @returns whether there may be room now. */
export async function makeRoom(factory: IDBFactory): Promise<boolean> {
  const caches = namedCaches()
  for (const name of caches.databases) await deleteDatabase(name, factory)
  if ('caches' in globalThis && caches.cacheNames.length > 0)
    for (const name of await globalThis.caches.keys())
      if (caches.cacheNames.some((beginning) => name.startsWith(beginning)))
        await globalThis.caches.delete(name)
  return caches.databases.length + caches.cacheNames.length > 0
}

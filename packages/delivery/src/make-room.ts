import { namedCaches } from './room.ts'

/** Deletes the caches that share the disk with databases. @returns whether there may be room now. */
export async function makeRoom(factory: IDBFactory): Promise<boolean> {
  const caches = namedCaches()
  for (const name of caches.databases) await deleteDatabase(factory, name)
  if ('caches' in globalThis && caches.cacheNames.length > 0)
    for (const name of await globalThis.caches.keys())
      if (caches.cacheNames.some((beginning) => name.startsWith(beginning)))
        await globalThis.caches.delete(name)
  return caches.databases.length + caches.cacheNames.length > 0
}

/** Whoever has it open closes it, or keeps it until they do. */
function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
}

import { VISITED_KEY, VISITED_PICTURES } from './device-caches.ts'
import { localStore, sessionStore } from './storage.ts'

/** No student is signed in here any more, or another one. */
export async function forgetVisited(): Promise<void> {
  for (const home of [sessionStore, localStore]) home.remove(VISITED_KEY)
  // A page that came without encryption has no caches.
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith(VISITED_PICTURES)) await caches.delete(name)
}

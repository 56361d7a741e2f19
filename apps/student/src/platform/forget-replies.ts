import { deleteDatabase } from '@qadam/delivery/delete-database'
import {
  LAST_KNOWN_KEY,
  REPLIES_KEY,
  SNAPSHOTS_KEY,
  STORED_PICTURES,
  STORED_REPLIES,
} from './device-caches.ts'
import { localStore, sessionStore } from './storage.ts'

/** No student is signed in here any more, or another one. */
export async function forgetReplies(): Promise<void> {
  // Of the device's too: earlier versions stored all of it there.
  for (const home of [sessionStore, localStore])
    for (const key of [REPLIES_KEY, LAST_KNOWN_KEY, SNAPSHOTS_KEY]) home.remove(key)
  try {
    await deleteDatabase(STORED_REPLIES)
    // A page that came without encryption has no caches.
    for (const name of await caches.keys()) if (name.startsWith(STORED_PICTURES)) await caches.delete(name)
  } catch {
    // What this browser forbids to store is not there.
  }
}

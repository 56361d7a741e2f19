import { LAST_KNOWN_KEY, REPLIES_KEY } from './device-caches.ts'
import { forgetReplies } from './forget-replies.ts'
import { homeOf, session } from './session.ts'
import { localStore, sessionStore } from './storage.ts'

/** Some browsers never open a database: the server sends it all. */
const LONGEST_MS = 1000

/** What the server last said of the courses is there before the first screen, to be asked for anew. */
export async function restoreReplies(): Promise<void> {
  const held = session.get()
  const account = held && homeOf(held).read(LAST_KNOWN_KEY)
  // It is written again once a page stands: what breaks one must not break the next.
  for (const home of [sessionStore, localStore]) home.remove(LAST_KNOWN_KEY)
  // Earlier versions stored them here.
  localStore.remove(REPLIES_KEY)
  if (!held || (account !== null && account !== String(held.user.id))) void forgetReplies()
  else if (account !== null)
    await Promise.race([
      import('./stored-replies.ts')
        .then(({ showLastKnown }) => showLastKnown())
        .catch((error: unknown) => console.warn('replies', error)),
      new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
    ])
}

import { STORED_PYTHON } from '@qadam/code-lab/stored-python-name'
import { nameCaches } from '@qadam/delivery/room'

/** The server's replies to a session that ends with its tab: stored-replies.ts. */
export const REPLIES_KEY = 'qadam.visited'
/** And to one that stays on the device: a database. */
export const STORED_REPLIES = 'qadam-replies'
/** Their pictures, for each account. */
export const STORED_PICTURES = 'qadam-pictures-'
/** Whose replies may be shown at once, since a page stood with them: restore-replies.ts. */
export const LAST_KNOWN_KEY = 'qadam.last_known'
/** Of the screens themselves: keep-snapshot.ts. */
export const SNAPSHOTS_KEY = 'qadam.sights'

nameCaches({
  keys: [REPLIES_KEY, LAST_KNOWN_KEY, SNAPSHOTS_KEY],
  databases: [STORED_PYTHON, STORED_REPLIES],
  cacheNames: [STORED_PICTURES],
})

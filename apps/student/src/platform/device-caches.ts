import { STORED_PYTHON } from '@qadam/code-lab/stored-python-name'
import { nameCaches } from '@qadam/delivery/room'

/** Replies of what was visited, to be read offline: visited.ts. */
export const VISITED_KEY = 'qadam.visited'
/** And their pictures, for each account. */
export const VISITED_PICTURES = 'qadam-pictures-'
/** The server's last replies: last-known.ts. */
export const LAST_KNOWN_KEY = 'qadam.last_known'
/** Of the screens themselves: keep-sight.ts. */
export const SIGHTS_KEY = 'qadam.sights'

nameCaches({
  keys: [VISITED_KEY, LAST_KNOWN_KEY, SIGHTS_KEY],
  databases: [STORED_PYTHON],
  cacheNames: [VISITED_PICTURES],
})

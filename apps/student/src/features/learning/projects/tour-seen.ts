import type { ToolPorts } from '@qadam/code-lab/project-tools'
import { call } from '../../../platform/call.ts'
import { localStore } from '../../../platform/storage.ts'

type TourSeen = Pick<NonNullable<ToolPorts['tour']>, 'isNew' | 'onSeen'>

/** Seen by a guest, or by whoever used this device before accounts remembered it. */
const TOUR_KEY = 'qadam.code_tour'
const isSeenHere = () => localStore.read(TOUR_KEY) !== null

/** A guest has only the device. */
export const deviceTour: TourSeen = {
  isNew: () => Promise.resolve(!isSeenHere()),
  onSeen: () => localStore.write(TOUR_KEY, 'seen'),
}

/** A student sees it once, on whatever device, and on a school's computer each student sees it. */
export const accountTour: TourSeen = {
  isNew: async () => {
    if (isSeenHere()) return false
    try {
      return !(await call('code_tour', {})).seen
    } catch {
      // Offline, or with a server of before.
      return false
    }
  },
  onSeen: () => {
    // Where it could not be told, it opens once more.
    call('code_tour', { seen: true }).catch(() => undefined)
  },
}

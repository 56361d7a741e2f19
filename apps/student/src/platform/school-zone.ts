import { limits } from '@qadam/contract'
import { knownZone } from '@qadam/web/known-zone'
import { session } from './session.ts'

/** By whose clock the school's days go; undefined where this browser does not know it: the device's own is the nearest. */
export const schoolZone = (): string | undefined =>
  knownZone(session.get()?.user.time_zone ?? limits.schoolTimeZone)

import { limits } from '@qadam/contract'
import { session } from './session.ts'

/** By whose clock the school's days go. */
export const schoolZone = (): string => session.get()?.user.time_zone ?? limits.schoolTimeZone

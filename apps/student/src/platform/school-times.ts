import { limits } from '@qadam/contract'
import { formatDateIn } from '@qadam/web/date-format'
import { session } from './session.ts'

/** By whose clock the school's days go. */
const schoolZone = (): string => session.get()?.user.time_zone ?? limits.schoolTimeZone

/** The day that a time is at the school, `YYYY-MM-DD`. */
export const schoolDay = (time: Date): string => formatDateIn('day', time, schoolZone())

/** The day it is at the school now by the device's clock. */
export const schoolToday = (): string => schoolDay(new Date())

import { limits } from '@qadam/contract'
import { formatDateIn } from '@qadam/web/date-format'
import { session } from './session.ts'

/** By whose clock the school's days go. */
const schoolZone = (): string => session.get()?.user.time_zone ?? limits.schoolTimeZone

/** The day it is at the school now by the device's clock, `YYYY-MM-DD`. */
export const schoolToday = (): string => formatDateIn('day', new Date(), schoolZone())

/** An ISO time as "22.11.2026", as it was at school: read alike in both languages. */
export const formatDate = (iso: string): string => formatDateIn('date', new Date(iso), schoolZone())

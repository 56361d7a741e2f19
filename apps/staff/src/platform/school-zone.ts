import { limits } from '@qadam/contract'
import { session } from './session.ts'

/** By whose clock the school's days go. */
export const schoolZone = (): string => session.get()?.user.time_zone ?? limits.schoolTimeZone

/** The school's zone as the server has just said it; undefined where it is an older one and says nothing. */
export function learnZone(zone: string | undefined): void {
  const user = session.get()?.user
  if (user && zone !== undefined && user.time_zone !== zone) session.update({ ...user, time_zone: zone })
}

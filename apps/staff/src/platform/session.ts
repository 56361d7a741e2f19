import { openStaffSession } from '@qadam/web/staff-session'

/** The staff session of this browser; the sign-in page of the student app starts it. */
export const session = openStaffSession()

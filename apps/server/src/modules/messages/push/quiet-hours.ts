import { defineSetting, wholeForm } from '../../base/school/index.ts'

/** As an admin set them, else the usual ones. */
export const quietHours = defineSetting('quiet_hours', { stored: wholeForm })

import { pushLimits, quietHours as schema } from '@qadam/contract'
import { typedSetting } from '../../database/settings-store.ts'

/** As an admin set them, else the usual ones. */
export const quietHours = typedSetting('quiet_hours', schema, pushLimits.quietHours)

import { coursesStaffActions } from './courses-staff.ts'
import { lessonsStaffActions } from './lessons-staff.ts'
import { publishStaffActions } from './publish-staff.ts'

export const authoringStaffActions = {
  ...coursesStaffActions,
  ...lessonsStaffActions,
  ...publishStaffActions,
}

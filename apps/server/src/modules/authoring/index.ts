import { coursesStaffActions } from './courses-staff.ts'
import { lessonsStaffActions } from './lessons-staff.ts'
import { publishStaffActions } from './publish-staff.ts'

export { mediaStaffActions as authoringMediaStaffActions } from './media-staff.ts'
export { removeUnusedMedia } from './remove-unused-media.ts'

export const authoringStaffActions = {
  ...coursesStaffActions,
  ...lessonsStaffActions,
  ...publishStaffActions,
}

export { insightStaffActions } from './insight-staff.ts'
export { keepRollups } from './keep-rollups.ts'
export { sumReviewDays, type ReviewSum } from './review-days-store.ts'
export { forgetRollups } from './rollups-store.ts'

export { queueChanged } from './decide.ts'
export { presentReviewRow } from './present-review.ts'
export { listQueue } from './queue-store.ts'
export { reviewStaffActions } from './review-staff.ts'

export { queueChanged } from './decide.ts'
export { presentReviewRow } from './present-review.ts'
export { findReviewRecord, listQueue } from './review-queue-store.ts'
export { reviewStaffActions } from './review-staff.ts'

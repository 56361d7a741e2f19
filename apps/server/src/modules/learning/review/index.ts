export { queueChanged } from './decide.ts'
export {
  countPassed,
  endAbsence,
  isReviewedBy,
  keepPassed,
  listAbsences,
  lockAbsence,
  overlapsAbsence,
  passedTo,
  passWorks,
  responsible,
  reviewers,
  saveAbsence,
  type AbsenceRecord,
} from './deputies-store.ts'
export { presentReviewRow } from './present-review.ts'
export { findReviewRecord, listQueue } from './review-queue-store.ts'
export { reviewStaffActions } from './review-staff.ts'

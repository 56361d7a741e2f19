export {
  countPassed,
  endAbsence,
  isReviewedBy,
  listAbsences,
  overlapsAbsence,
  passedTo,
  passWorks,
  responsible,
  reviewedGroups,
  saveAbsence,
  type AbsenceRecord,
  type NewAbsence,
} from './deputies-store.ts'

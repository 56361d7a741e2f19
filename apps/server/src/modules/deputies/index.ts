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
} from './deputies-store.ts'

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
  standIns,
  type AbsenceRecord,
} from './deputies-store.ts'

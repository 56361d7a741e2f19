export {
  findCredentials,
  holdsPassword,
  listCredentials,
  replacePasswordHash,
  setPasswordHash,
  type Credentials,
} from './credentials-store.ts'
export {
  allowExam,
  findActiveStudents,
  findGroupOf,
  findPhoneOwner,
  getBalance,
  freezeOverdue,
  getLanguage,
  getName,
  getPaymentStanding,
  getPhone,
  holdGroup,
  insertPerson,
  isHiddenFromLeaderboard,
  lockAvatar,
  listDueBetween,
  listStudentsAfter,
  lockBalance,
  lockPayingStudent,
  lockPerson,
  findExamRights,
  moveBalance,
  moveCoins,
  listStudentsOfGroup,
  listStudentsOfPhones,
  saveAvatar,
  saveBirthday,
  saveLanguage,
  saveLeaderboardHidden,
  savePaymentStanding,
  type LockedPayer,
  type NewPerson,
  type PayingStudent,
  type PhoneOwner,
} from './people-store.ts'
export { isCodeTourSeen, markCodeTourSeen } from './code-tour-store.ts'
export { dealAnimal, isAnimal } from './animals.ts'
export { presentAvatar } from './present-avatar.ts'
export { presentStudentBrief, type StudentBriefRecord } from './present-student-brief.ts'
export { findStudentBrief, requireStudent } from './student-brief-store.ts'
export {
  closeAccount,
  findErasedAt,
  forgetStudent,
  hasAdmin,
  lockHasAdmin,
  listTakenPhones,
  lockAccount,
  lockAdmins,
  lockStaff,
  lockStudents,
  moveToGroup,
  reopenAccount,
  saveAccount,
  type AccountChange,
  type AccountRecord,
} from './account-changes-store.ts'
export { factorOfPercent, ownTime } from './time-factor.ts'
export { getTimeFactor, saveTimeFactor, timePercentOf } from './time-factor-store.ts'
export {
  awayTeachers,
  coveredTeachers,
  hasNotLeft,
  isOwnGroup,
  isRunning,
  ownGroups,
  reviewedGroups,
} from './whose-groups-store.ts'
export { gramsOfWord, hasWord, namedBy, searchNames, searchPeople, type IsPerson } from './search-store.ts'

export { answerOf, presentFile, presentSubmission } from './present-submission.ts'
export {
  countHandedIn,
  findByRequest,
  findSubmission,
  listNewestSubmissions,
  listSubmissionsOf,
  listVersions,
  type SubmissionRecord,
} from './submissions-store.ts'
export type { StoredCheckResult } from './check-results.ts'
export {
  insertVersion,
  isSettledVoice,
  listMediaKeys,
  markFilesRemoved,
  saveReward,
  saveVerdict,
  saveWork,
} from './versions-store.ts'
export type { FileWork, Work } from './work.ts'

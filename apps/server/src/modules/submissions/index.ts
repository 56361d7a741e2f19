export { answerOf, presentFile, presentSubmission } from './present-submission.ts'
export {
  findByRequest,
  findSubmission,
  listNewestSubmissions,
  listSubmissionsOf,
  listVersions,
  type SubmissionRecord,
} from './submissions-store.ts'
export type { FileWork, ProjectWork, Work } from './work.ts'

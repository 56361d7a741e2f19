/** What HTTP needs of modules beside their actions: the caller, resumable uploads, tickets for live events. */
export {
  daysLeftToPayment,
  demoPaymentLink,
  findPaymentLink,
  findPayPlace,
  hashToken,
  listRunningSessions,
  readPaymentLink,
} from '../modules/accounts/index.ts'
export {
  certificateWords,
  drawAway,
  findPublicCertificate,
  writeDay,
  type CertificateFonts,
  type PublicCertificate,
} from '../modules/certificates/index.ts'
export { findParentView, type ParentView } from '../modules/parents/index.ts'
export { takeTicket } from '../modules/event-tickets/index.ts'
export {
  beginCourseUpload,
  beginUploads,
  discardUpload,
  findUpload,
  finishReceived,
  UploadLock,
  type UploadRecord,
} from '../modules/uploads/index.ts'
export {
  answerClick,
  answerPayme,
  clickFailure,
  failureOf,
  type OnlinePayments,
} from '../modules/online-payments/index.ts'

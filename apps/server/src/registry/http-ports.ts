/** What HTTP asks of modules beside their actions: who calls, uploads in pieces, tickets for live events. */
export {
  daysLeftToPayment,
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

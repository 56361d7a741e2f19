/** What HTTP needs of modules beside their actions: the caller, resumable uploads, tickets for live events. */
export {
  daysLeftToPayment,
  demoPaymentLink,
  findPaymentLink,
  findPayPlace,
  hashToken,
  listRunningSessions,
  readPaymentLink,
} from '../modules/access/accounts/index.ts'
export {
  certificateWords,
  drawAway,
  findPublicCertificate,
  writeDay,
  type CertificateFonts,
  type PublicCertificate,
} from '../modules/rewards/certificates/index.ts'
export {
  answerConsent,
  findParentView,
  type ConsentAsked,
  type ConsentView,
  type ParentView,
} from '../modules/office/parents/index.ts'
export { takeTicket } from '../modules/access/event-tickets/index.ts'
export {
  beginCourseUpload,
  beginUploads,
  discardUpload,
  findUpload,
  finishReceived,
  UploadLock,
  type UploadRecord,
} from '../modules/learning/uploads/index.ts'
export {
  answerClick,
  answerPayme,
  clickFailure,
  clickNoCall,
  failureOf,
  paymeNoCall,
  type OnlinePayments,
} from '../modules/money/online-payments/index.ts'

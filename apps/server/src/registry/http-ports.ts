/** What HTTP asks of modules beside their actions: who calls, uploads in pieces, tickets for live events. */
export {
  daysLeftToPayment,
  findPaymentLink,
  hashToken,
  listRunningSessions,
  readPaymentLink,
} from '../modules/accounts/index.ts'
export { takeTicket } from '../modules/event-tickets/index.ts'
export {
  beginUploads,
  discardUpload,
  findUpload,
  finishReceived,
  UploadLock,
  type UploadRecord,
} from '../modules/uploads/index.ts'

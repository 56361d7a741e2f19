export { saveGroupPrice } from './accounts-store.ts'
export { removeOldCalls } from './calls-store.ts'
export { answerClick, clickFailure, clickNoCall } from './click.ts'
export { findOnlinePayment } from './online-payment.ts'
export { onlinePaymentsStaffActions } from './online-payments-staff.ts'
export { answerPayme, failureOf, paymeNoCall } from './payme.ts'
export {
  hasProvider,
  noProviders,
  PAY_PATH,
  type ClickSettings,
  type OnlinePayments,
  type PaymeSettings,
} from './providers.ts'

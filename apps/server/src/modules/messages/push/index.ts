export { queuePush, removeDeliveriesBefore } from './deliveries-store.ts'
export { firebaseProvider, readFirebaseAccount, type FirebaseAccount } from './firebase-provider.ts'
export type { PushMessage, PushOutcome, PushProviders, Reader, SendPush } from './provider.ts'
export { pushActions, type FirebaseWebApp, type PushSettings } from './push-actions.ts'
export {
  forgetContacts,
  listContacts,
  listPeopleAt,
  moveRecipients,
  removeAddress,
  removeContact,
  saveContact,
  type Contact,
} from './contacts-store.ts'
export { detachDevices } from './recipients-store.ts'
export { quietHours } from './quiet-hours.ts'
export { sendDuePushes, type PushedNotification, type SendingTools } from './send-due.ts'
export { areVapidKeysWhole, getVapidKeys } from './vapid-store.ts'
export { webPushProvider } from './web-push-provider.ts'

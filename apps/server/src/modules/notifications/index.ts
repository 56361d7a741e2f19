export type { NewNotification } from './notification-kinds.ts'
export { notificationsActions } from './notifications-actions.ts'
export { notify } from './notify.ts'
export { findPushMessage } from './push-message.ts'

import type { Lang, Notification } from '@qadam/contract'
import { writeNotification } from './notification-kinds.ts'
import type { NotificationRecord } from './notifications-store.ts'

export function presentNotification(record: NotificationRecord, lang: Lang): Notification {
  const { title, detail } = writeNotification(record.kind, record.params, lang)
  return {
    id: record.id,
    title,
    detail,
    link: record.link,
    isRead: record.isRead,
    created_at: record.created_at.toISOString(),
  }
}

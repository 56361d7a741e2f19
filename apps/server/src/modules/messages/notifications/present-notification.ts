import type { Lang, Notification } from '@qadam/contract'
import type { NotificationRecord } from './notifications-store.ts'
import { plainLine, readNotice } from './read-notice.ts'

export function presentNotification(record: NotificationRecord, lang: Lang): Notification {
  const { title, detail } = (readNotice(record)?.student ?? plainLine)[lang]
  return {
    id: record.id,
    title,
    detail,
    link: record.link,
    isRead: record.isRead,
    created_at: record.created_at.toISOString(),
  }
}

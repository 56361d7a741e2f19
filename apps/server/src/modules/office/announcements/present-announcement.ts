import type { Lang, StaffAnnouncement } from '@qadam/contract'
import { say, type Localized } from '../../../i18n/localized.ts'
import { stateOf } from './announcement.ts'
import type { StaffAnnouncementRecord } from './announcements-store.ts'

export function presentStaffAnnouncement(
  record: StaffAnnouncementRecord,
  today: string,
  lang: Lang,
): StaffAnnouncement {
  const { group_id, group_name, course_id, course_title } = record
  return {
    id: record.id,
    group: group_id === null || group_name === null ? null : { id: group_id, name: group_name },
    course:
      course_id === null || course_title === null ? null : { id: course_id, title: say(course_title, lang) },
    title: presentText(record.title),
    body: presentText(record.body),
    from: record.starts_on,
    until: record.ends_on,
    state: stateOf(record, today),
    ended_at: record.ended_at?.toISOString() ?? null,
    author: record.author,
    created_at: record.created_at.toISOString(),
    recipients: record.recipients,
    read: record.read,
    may_change: record.may_change,
    revision: record.revision,
  }
}

function presentText({ uz, ru }: Localized): { uz: string; ru?: string } {
  return ru === undefined ? { uz } : { uz, ru }
}

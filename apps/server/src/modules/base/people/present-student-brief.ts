import type { StudentBrief } from '@qadam/contract'
import { presentAvatar } from './present-avatar.ts'

export interface StudentBriefRecord {
  id: number
  first_name: string
  last_name: string
  avatar: string
  group_id: number | null
  group_name: string | null
}

/** A student as staff see them in lists. */
export function presentStudentBrief(
  record: StudentBriefRecord,
  mediaUrl: (key: string) => string,
): StudentBrief {
  return {
    id: record.id,
    first_name: record.first_name,
    last_name: record.last_name,
    avatar: presentAvatar(record.avatar, mediaUrl),
    group:
      record.group_id === null || record.group_name === null
        ? null
        : { id: record.group_id, name: record.group_name },
  }
}

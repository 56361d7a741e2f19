import type { RosterStaff, RosterStudent } from '@qadam/contract'
import { presentAvatar, presentStudentBrief } from '../../base/people/index.ts'
import type { RosterRecord, StaffRecord } from './roster-store.ts'

export function presentRosterStudent(record: RosterRecord, mediaUrl: (key: string) => string): RosterStudent {
  return {
    ...presentStudentBrief(record, mediaUrl),
    phone: record.phone,
    lang: record.lang,
    points: record.points,
    coins: record.coins,
    frozen: record.frozen,
    next_due_on: record.next_due_on,
    exam: record.exam,
    created_at: record.created_at.toISOString(),
    closed_at: record.closed_at?.toISOString() ?? null,
  }
}

export function presentStaff(record: StaffRecord, mediaUrl: (key: string) => string): RosterStaff {
  return {
    ...record,
    avatar: presentAvatar(record.avatar, mediaUrl),
    created_at: record.created_at.toISOString(),
    closed_at: record.closed_at?.toISOString() ?? null,
  }
}

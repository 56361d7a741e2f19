import { projectContent, type Share, type SharedProject, type StaffSharedProject } from '@qadam/contract'
import * as z from 'zod/mini'
import { presentMedia } from '../projects/index.ts'
import { presentStudentBrief, type StudentBriefRecord } from '../../base/people/index.ts'
import type { ShareRecord } from './shares-store.ts'

export function presentShare(record: Omit<ShareRecord, 'content'>): Share {
  const { id, slot, title, shared_at, ended_by } = record
  return {
    id,
    slot,
    title,
    shared_at: shared_at.toISOString(),
    state: ended_by === null ? 'open' : 'withdrawn',
  }
}

/** The copy as whoever may open it sees it; its media by addresses that are valid for a day. */
function presentContent(record: ShareRecord, mediaUrl: (key: string) => string) {
  const { slot, title, shared_at } = record
  const { files, media } = z.parse(projectContent, record.content)
  return { slot, title, files, media: presentMedia(media, mediaUrl), shared_at: shared_at.toISOString() }
}

export function presentSharedProject(
  record: ShareRecord,
  { owner, isOwn }: { owner: SharedProject['owner']; isOwn: boolean },
  mediaUrl: (key: string) => string,
): SharedProject {
  return { ...presentContent(record, mediaUrl), owner, is_own: isOwn }
}

export function presentForStaff(
  record: ShareRecord,
  student: StudentBriefRecord,
  mediaUrl: (key: string) => string,
): StaffSharedProject {
  return {
    ...presentContent(record, mediaUrl),
    id: record.id,
    student: presentStudentBrief(student, mediaUrl),
  }
}

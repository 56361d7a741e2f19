import { limits, type HandedInFile, type Submission } from '@qadam/contract'
import { sandbox } from '../../../sandbox/runtime.ts'
import { presentChecks } from './check-results.ts'
import type { SubmissionRecord } from './submissions-store.ts'
import type { FileWork } from './work.ts'

type MediaUrl = (key: string) => string

/** A version as its student or their teachers see it, with as much of its content as was read. */
export function presentSubmission(
  record: SubmissionRecord,
  mediaUrl: MediaUrl,
  audience: 'student' | 'staff' = 'student',
): Submission {
  const { work, checks } = record
  // Checks do not run for a version that is decided already, or replaced by a newer one.
  const hasChecks = checks !== null && (checks.results !== null || isWaiting(record))
  const found = hasChecks ? presentChecks(checks, audience, sandbox.runtime() !== undefined) : undefined
  return {
    submission_id: record.id,
    question_id: record.question_id,
    version: record.version,
    status: record.status,
    reviewer:
      record.reviewer_first_name === null
        ? null
        : `${record.reviewer_first_name} ${record.reviewer_last_name ?? ''}`.trim(),
    teacher_comment: record.comment_html === '' ? null : record.comment_html,
    score: record.score,
    coins_awarded: record.coins,
    points_awarded: record.points,
    submittedAt: record.submitted_at.toISOString(),
    reviewed_at: record.reviewed_at?.toISOString() ?? null,
    due_at: dueAt(record)?.toISOString() ?? null,
    files: work?.kind === 'files' ? work.files.map((file) => presentFile(file, mediaUrl)) : [],
    ...(work?.kind === 'text' ? { text: work.text } : {}),
    ...(work?.kind === 'project'
      ? {
          project: {
            files: work.files,
            media: Object.fromEntries(Object.entries(work.media).map(([name, key]) => [name, mediaUrl(key)])),
          },
        }
      : {}),
    ...(found ? { checks: found } : {}),
  }
}

/** Until when the school promised an answer; undefined where none is due: decided, or replaced by a newer version. */
export function dueAt(
  record: Pick<SubmissionRecord, 'status' | 'is_newest' | 'submitted_at'>,
): Date | undefined {
  return isWaiting(record)
    ? new Date(record.submitted_at.getTime() + limits.review.promise_s * 1000)
    : undefined
}

export function presentFile(
  file: Omit<FileWork['files'][number], 'upload_id'>,
  mediaUrl: MediaUrl,
): HandedInFile {
  return {
    name: file.name,
    size: file.size,
    type: file.type,
    url: file.removed ? '' : mediaUrl(file.key),
    duration_s: file.duration_s,
    ...(file.removed && { removed: true }),
  }
}

/** The answer as question_try takes it, where it is short: the words of a text, `file` for files. */
export function answerOf({ work }: Pick<SubmissionRecord, 'work'>): string | null {
  if (work?.kind === 'text') return work.text
  return work?.kind === 'files' ? 'file' : null
}

function isWaiting({ status, is_newest }: Pick<SubmissionRecord, 'status' | 'is_newest'>): boolean {
  return status === 'uploaded' && is_newest
}

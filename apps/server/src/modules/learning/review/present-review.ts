import type { Claim, Decision, Lang, ReviewRow } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import { presentStudentBrief } from '../../base/people/index.ts'
import { presentSubmission } from '../submissions/index.ts'
import type { DecisionRecord } from './decisions-store.ts'
import type { ReviewRecord } from './packed-rows-store.ts'

export interface Viewing {
  lang: Lang
  mediaUrl: (key: string) => string
  /** The caller. */
  viewerId: number
}

/** A line of the queue, without the submission's content. */
export function presentReviewRow(record: ReviewRecord, viewing: Viewing): ReviewRow {
  const { lang, mediaUrl } = viewing
  return {
    ...presentSubmission({ ...record, work: null, checks: null }, mediaUrl, 'staff'),
    student: presentStudentBrief(
      {
        id: record.person_id,
        first_name: record.student_first_name,
        last_name: record.student_last_name,
        avatar: record.student_avatar,
        group_id: record.group_id,
        group_name: record.group_name,
      },
      mediaUrl,
    ),
    question: {
      id: record.question_id,
      type: record.question_type,
      lesson_id: record.lesson_id,
      lesson_title: say(record.lesson_title, lang),
      lesson_type: record.lesson_type,
      module_id: record.module_id,
      course_id: record.course_id,
      course_title: say(record.course_title, lang),
    },
    claim: presentClaim(record, viewing),
  }
}

export function presentClaim(
  record: Pick<ReviewRecord, 'claimed_by' | 'claimed_until' | 'claimant_first_name' | 'claimant_last_name'>,
  { viewerId }: Pick<Viewing, 'viewerId'>,
): Claim | null {
  if (record.claimed_by === null || record.claimed_until === null) return null
  return {
    reviewer_id: record.claimed_by,
    reviewer: nameOf(record.claimant_first_name, record.claimant_last_name),
    mine: record.claimed_by === viewerId,
    until: record.claimed_until.toISOString(),
  }
}

export function presentDecision(record: DecisionRecord): Decision {
  return {
    decision_id: record.id,
    verdict: record.verdict,
    score: record.score,
    coins: record.coins,
    points: record.points,
    comment: record.comment,
    reviewer: nameOf(record.reviewer_first_name, record.reviewer_last_name),
    decided_at: record.decided_at.toISOString(),
  }
}

function nameOf(first: string | null, last: string | null): string {
  return `${first ?? ''} ${last ?? ''}`.trim()
}

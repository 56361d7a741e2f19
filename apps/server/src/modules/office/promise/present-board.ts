import { limits, promiseLimits, type Lang, type PromiseBoard, type PromiseRow } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import { presentStudentBrief } from '../../base/people/index.ts'
import type { QuestionPlace } from '../../learning/questions/index.ts'
import type { PromiseMoments, WaitingRecord, WaitingSum } from './board-store.ts'

const promise_ms = limits.review.promise_s * 1000

export function promiseMoments(now: Date): PromiseMoments {
  const lateUntil = new Date(now.getTime() - promise_ms)
  return { now, lateUntil, soonUntil: new Date(lateUntil.getTime() + promiseLimits.soon_s * 1000) }
}

const briefOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }

interface Sum {
  waiting: number
  late: number
  soon: number
  oldest_at: string
}

/** Those with the most late submissions first, then the most that are due soon. */
function joined<Key>(sums: readonly WaitingSum[], keyOf: (sum: WaitingSum) => Key): [Key, Sum][] {
  const byKey = Map.groupBy(sums, (sum) => JSON.stringify(keyOf(sum)))
  return [...byKey.values()]
    .map((same): [Key, Sum] => {
      const [first] = same
      if (!first) throw new Error('A group of nothing')
      const total = (count: (sum: WaitingSum) => number) => same.reduce((sum, each) => sum + count(each), 0)
      const oldest = Math.min(...same.map(({ oldest_at }) => oldest_at.getTime()))
      return [
        keyOf(first),
        {
          waiting: total(({ waiting }) => waiting),
          late: total(({ late }) => late),
          soon: total(({ soon }) => soon),
          oldest_at: new Date(oldest).toISOString(),
        },
      ]
    })
    .toSorted(
      ([, one], [, other]) =>
        other.late - one.late || other.soon - one.soon || one.oldest_at.localeCompare(other.oldest_at),
    )
}

/** How waiting submissions are spread over reviewers and groups; the counts are of those that match the filter. */
export function presentSums(
  sums: readonly WaitingSum[],
  filter: { group_id?: number | undefined; reviewer_id?: number | undefined },
): Pick<PromiseBoard, 'counts' | 'reviewers' | 'groups'> {
  const asked = sums.filter(
    ({ group_id, reviewer_id }) =>
      (filter.group_id === undefined || group_id === filter.group_id) &&
      (filter.reviewer_id === undefined || reviewer_id === filter.reviewer_id),
  )
  const total = (count: (sum: WaitingSum) => number) => asked.reduce((sum, each) => sum + count(each), 0)
  return {
    counts: {
      waiting: total(({ waiting }) => waiting),
      late: total(({ late }) => late),
      soon: total(({ soon }) => soon),
      unassigned: total(({ reviewer_id, waiting }) => (reviewer_id === null ? waiting : 0)),
      idle: total(({ idle }) => idle),
    },
    reviewers: joined(sums, (sum) => briefOf(sum.reviewer_id, sum.reviewer)).map(([reviewer, sum]) => ({
      reviewer,
      ...sum,
    })),
    groups: joined(sums, (sum) => briefOf(sum.group_id, sum.group_name)).map(([group, sum]) => ({
      group,
      ...sum,
    })),
  }
}

export function presentWaiting(
  record: WaitingRecord,
  place: QuestionPlace,
  viewing: { lang: Lang; now: Date; viewerId: number; mediaUrl: (key: string) => string },
): PromiseRow {
  const { lang, now, viewerId, mediaUrl } = viewing
  const until = record.left_until
  const isHeld = until !== null && until > now
  return {
    submission_id: record.id,
    version: record.version,
    student: presentStudentBrief({ ...record, id: record.person_id }, mediaUrl),
    question: {
      id: record.question_id,
      type: place.question_type,
      lesson_id: place.lesson_id,
      lesson_title: say(place.lesson_title, lang),
      lesson_type: place.lesson_type,
      module_id: place.module_id,
      course_id: place.course_id,
      course_title: say(place.course_title, lang),
    },
    submitted_at: record.submitted_at.toISOString(),
    due_at: new Date(record.submitted_at.getTime() + promise_ms).toISOString(),
    reviewer: briefOf(record.reviewer_id, record.reviewer),
    teacher: record.teacher_id === record.reviewer_id ? null : briefOf(record.teacher_id, record.teacher),
    claim:
      isHeld && record.claimed_by !== null
        ? {
            reviewer_id: record.claimed_by,
            reviewer: record.claimant ?? '',
            mine: record.claimed_by === viewerId,
            until: until.toISOString(),
          }
        : null,
    left_by: until !== null && !isHeld ? record.claimant : null,
  }
}

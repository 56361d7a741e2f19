import { parentLimits, type Lang, type Payment } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { say } from '../../../i18n/localized.ts'
import { daysLeftToPayment, findPaymentLink, readPaymentLink } from '../../access/accounts/index.ts'
import { startOfDay } from '../../base/calendar/index.ts'
import { countFinishedLessons, listCourses, listLessons } from '../../learning/courses/index.ts'
import { listPayments, presentPayment } from '../../money/payments/index.ts'
import { getPaymentStanding } from '../../base/people/index.ts'
import {
  addDays,
  currentStreak,
  findStreak,
  frozenSince,
  listMarkedDays,
  schoolDay,
  type SchoolMoment,
} from '../../rewards/streaks/index.ts'
import { findConsentAsked, type ConsentAsked } from './parent-consent.ts'
import { visitByLink } from './parent-links-store.ts'
import { digestOf, isToken } from './parent-token.ts'
import { getStudentSeen, listReviewsSeen } from './parent-view-store.ts'

/** What is read by a link that only asks for consent. */
export interface ConsentView {
  purpose: 'consent'
  name: string
  consent: ConsentAsked | undefined
}

/** What a parent reads: no phone, no comment of a teacher, no other person. */
export interface ParentView {
  purpose: 'page'
  name: string
  group: string | null
  courses: { title: string; done: number; total: number }[]
  streak: { current: number; longest: number }
  /** The last seven school days, today last. */
  week: { day: string; state: 'earned' | 'frozen' | 'none' }[]
  /** Finished in those days. */
  lessons: number
  reviews: { lesson: string; verdict: 'approved' | 'rejected'; score: number | null; decided_at: Date }[]
  payment: {
    frozen: boolean
    next_due_on: string | null
    days_left: number | null
    link: string | null
    history: Pick<Payment, 'amount' | 'method' | 'paid_on'>[]
  }
  consent: ConsentAsked | undefined
}

/** @returns undefined for a link that is none, ended or was revoked. */
export async function findParentView(
  db: Executor,
  token: string,
  lang: Lang,
  moment: SchoolMoment,
): Promise<ParentView | ConsentView | undefined> {
  const { now, timeZone } = moment
  const link = isToken(token) ? await visitByLink(db, digestOf(token), now) : undefined
  if (link === undefined) return undefined
  const { person_id: studentId, purpose } = link
  const student = await getStudentSeen(db, studentId)
  const consent = await findConsentAsked(db, studentId)
  if (purpose === 'consent') return { purpose, name: student.name, consent }
  const today = schoolDay(now, timeZone)
  const first = addDays(today, -6)
  const standing = await getPaymentStanding(db, studentId)
  const courses = await listCourses(db, studentId)
  const ids = courses.map(({ id }) => id)
  const lessons = Map.groupBy(await listLessons(db, studentId, ids), ({ course_id }) => course_id)
  const streak = await findStreak(db, studentId)
  const marked = await listMarkedDays(db, studentId, first, addDays(today, 1))
  // Of the days that are shown, this moment too.
  const days = { from: startOfDay(first, timeZone), before: startOfDay(addDays(today, 1), timeZone) }
  const finished = await countFinishedLessons(db, [studentId], days)
  const reviews = await listReviewsSeen(db, studentId, parentLimits.reviews)
  const page = { limit: parentLimits.payments, offset: 0 }
  const payments = await listPayments(db, { student_id: studentId, standing: true }, page)
  return {
    purpose,
    consent,
    name: student.name,
    group: student.group,
    courses: courses.map(({ id, title }) => {
      const own = lessons.get(id) ?? []
      const done = own.filter(({ finished_at }) => finished_at !== null).length
      return { title: say(title, lang), done, total: own.length }
    }),
    streak: {
      current: currentStreak(streak, today, frozenSince(standing)),
      longest: streak?.longest ?? 0,
    },
    week: Array.from({ length: 7 }, (_, step) => {
      const day = addDays(first, step)
      return { day, state: marked.get(day) ?? 'none' }
    }),
    lessons: finished.get(studentId) ?? 0,
    reviews: reviews.map(({ lesson, ...review }) => ({ ...review, lesson: say(lesson, lang) })),
    payment: {
      frozen: standing.frozen,
      next_due_on: standing.next_due_on,
      days_left: daysLeftToPayment(standing.next_due_on, moment),
      link: readPaymentLink(await findPaymentLink(db)),
      history: payments
        .map(presentPayment)
        .map(({ amount, method, paid_on }) => ({ amount, method, paid_on })),
    },
  }
}

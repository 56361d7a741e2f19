import { limits, overviewSpans, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { inOnePage, tableReply } from '../../../actions/table-reply.ts'
import { say } from '../../../i18n/localized.ts'
import { undoneSince } from '../../../jobs/job-runs.ts'
import { addDays, schoolDay, startOfDay, weekOf } from '../../base/calendar/index.ts'
import { findGroup } from '../../access/groups/index.ts'
import { findStudentBrief, presentStudentBrief } from '../../base/people/index.ts'
import { lastBackup } from '../../base/school/index.ts'
import { questionColumns, schoolColumns } from './insight-columns.ts'
import { findCourseTitle, sumLessons, sumQuestions } from './learning-days-store.ts'
import { presentCourse, presentDays } from './present-insight.ts'
import { sumReviewDays } from './review-days-store.ts'
import { listRiskFacts, listStudentWeeks } from './risks-store.ts'
import { risksOf, weightOf } from './risks.ts'
import { dueDays } from './keep-rollups.ts'
import { listSchoolDays, sumCoinsBefore } from './school-days-store.ts'
import { findStanding } from './standing-store.ts'
import { listVideos } from './video-curves-store.ts'
import { presentVideo, videoInsight, videoInsightExport } from './video-insight.ts'

/** Tests lost longer ago no longer count. */
const LOST_DAYS = 14
/** The job that freezes runs every hour. */
const FREEZE_WITHIN_S = 2 * 3600
/** Weeks of a student that are shown. */
const WEEKS = 12

async function daysOf({ db, now, timeZone }: ActionContext, count: number) {
  const to = schoolDay(now, timeZone)
  const from = addDays(to, 1 - count)
  const coinsBefore = await sumCoinsBefore(db, from)
  return presentDays(await listSchoolDays(db, { from, to }), { from, count, coinsBefore })
}

async function courseOf({ db, lang }: ActionContext, id: number) {
  const title = await findCourseTitle(db, id)
  if (!title) throw new SchoolError('not_found')
  const course = presentCourse({ id, title }, await sumLessons(db, id), await sumQuestions(db, id), lang)
  return { ...course, videos: (await listVideos(db, id)).map((video) => presentVideo(video, lang)) }
}

const overview = handle(staffActions.overview, async (context, { days = overviewSpans[1] }) => {
  const { db, now, timeZone } = context
  const today = schoolDay(now, timeZone)
  const { students, counted_at, ...due } = await findStanding(db, dueDays(today))
  const promise_min = limits.review.promise_s / 60
  const sums = await sumReviewDays(db, 'all', { from: addDays(today, 1 - days), to: today, promise_min })
  return {
    days: await daysOf(context, 2 * days),
    students,
    due,
    median_min: sums.find(({ kind }) => kind === 'all')?.median_min ?? null,
    counted_at: counted_at?.toISOString() ?? null,
    backup_at: await lastBackup.find(db),
    unfrozen_since:
      (await undoneSince(db, 'freeze_unpaid', { within_s: FREEZE_WITHIN_S, now }))?.toISOString() ?? null,
  }
})

const overviewExport = handle(staffActions.overview_export, async (context, { days, format }) => {
  const rows = await daysOf(context, days)
  const name = `school-${rows[0]?.day}-${rows.at(-1)?.day}`
  const table = { name, columns: schoolColumns, pages: inOnePage(rows) }
  return await tableReply(table, { ...context, format })
})

const courseInsightExport = handle(
  staffActions.course_insight_export,
  async (context, { course_id, format }) => {
    const { questions } = await courseOf(context, course_id)
    const name = `course-${course_id}-questions`
    const table = { name, columns: questionColumns(context.lang), pages: inOnePage(questions) }
    return await tableReply(table, { ...context, format })
  },
)

const groupRisks = handle(staffActions.group_risks, async (context, { group_id }) => {
  const { db, scope, now, lang, media } = context
  if (!(await findGroup(db, scope, group_id))) throw new SchoolError('not_found')
  const lostSince = new Date(now.getTime() - LOST_DAYS * 24 * 3_600_000)
  const rows = (await listRiskFacts(db, group_id, lostSince)).map((record) => {
    const { lost, rejected, ...facts } = record
    return {
      student: presentStudentBrief(record, (key) => media.url(key, now)),
      phone: record.phone,
      risks: risksOf(
        {
          ...facts,
          lost: lost && { ...lost, lesson: say(lost.lesson, lang) },
          rejected: rejected && { lesson: say(rejected.lesson, lang), at: new Date(rejected.at) },
        },
        context,
      ),
    }
  })
  return {
    rows: rows
      .filter(({ risks }) => risks.length > 0)
      .toSorted((one, other) => weightOf(other.risks) - weightOf(one.risks)),
  }
})

const studentWeeks = handle(staffActions.student_weeks, async (context, { student_id }) => {
  const { db, scope, now, timeZone } = context
  if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
  const first = addDays(weekOf(schoolDay(now, timeZone)), -7 * (WEEKS - 1))
  const records = await listStudentWeeks(db, student_id, startOfDay(first, timeZone), timeZone)
  const byWeek = new Map(records.map((record) => [record.week, record]))
  return {
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const week = addDays(first, 7 * index)
      const { lessons = 0, points = 0, works = 0 } = byWeek.get(week) ?? {}
      return { week, lessons, points, works }
    }),
  }
})

export const insightStaffActions = {
  overview,
  overview_export: overviewExport,
  course_insight: handle(
    staffActions.course_insight,
    async (context, { course_id }) => await courseOf(context, course_id),
  ),
  course_insight_export: courseInsightExport,
  video_insight: videoInsight,
  video_insight_export: videoInsightExport,
  group_risks: groupRisks,
  student_weeks: studentWeeks,
}

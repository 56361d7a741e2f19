import * as z from 'zod/mini'
import { staffAccess } from '../../staff-access.ts'
import { defineAction } from '../../action.ts'
import {
  courseInsight as courseShape,
  overview as overviewShape,
  overviewSpans,
  riskRow,
  studentWeek,
  videoInsight as videoShape,
} from '../../entities/insight.ts'
import { tableFormat } from '../../entities/table-format.ts'
import { id, nothing } from '../../fields.ts'

const span = z.literal(overviewSpans)

export const overview = defineAction('overview', {
  ...staffAccess.overview,
  summary: 'The school day by day, over the asked span and the one before it; 30 days where none is asked',
  input: z.object({ days: z.optional(span) }),
  output: overviewShape,
  errors: [],
})

export const overviewExport = defineAction('overview_export', {
  ...staffAccess.overview_export,
  summary: 'The same days as a file for spreadsheets',
  input: z.object({ days: span, format: tableFormat }),
  output: nothing,
  errors: [],
})

export const courseInsight = defineAction('course_insight', {
  ...staffAccess.course_insight,
  summary: 'Where students of a course stop, and which of its questions measure badly',
  input: z.object({ course_id: id }),
  output: courseShape,
  errors: ['not_found'],
})

export const courseInsightExport = defineAction('course_insight_export', {
  ...staffAccess.course_insight_export,
  summary: 'The questions of a course with their figures, as a file for spreadsheets',
  input: z.object({ course_id: id, format: tableFormat }),
  output: nothing,
  errors: ['not_found'],
})

export const videoInsight = defineAction('video_insight', {
  ...staffAccess.video_insight,
  summary: 'How many students watched each stretch of a video, and where they left it or watched again',
  input: z.object({ question_id: id }),
  output: videoShape,
  errors: ['not_found'],
})

export const videoInsightExport = defineAction('video_insight_export', {
  ...staffAccess.video_insight_export,
  summary: 'The same of all videos of a course, a row a stretch, as a file for spreadsheets',
  input: z.object({ course_id: id, format: tableFormat }),
  output: nothing,
  errors: ['not_found'],
})

export const groupRisks = defineAction('group_risks', {
  ...staffAccess.group_risks,
  summary: 'Students of a group who are stuck or at risk, and why; the most pressing first',
  input: z.object({ group_id: id }),
  output: z.object({ rows: z.array(riskRow) }),
  errors: ['not_found'],
})

export const studentWeeks = defineAction('student_weeks', {
  ...staffAccess.student_weeks,
  summary: 'How a student went on, week by week, oldest first',
  input: z.object({ student_id: id }),
  output: z.object({ weeks: z.array(studentWeek) }),
  errors: ['not_found'],
})

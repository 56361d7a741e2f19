import * as z from 'zod/mini'
import { staffAccess } from '../staff-access.ts'
import { defineAction } from '../action.ts'
import {
  courseInsight as courseShape,
  overview as overviewShape,
  overviewSpans,
  riskRow,
  studentWeek,
} from '../entities/insight.ts'
import { id } from '../fields.ts'

const span = z.literal(overviewSpans)
const file = z.object({ name: z.string(), csv: z.string() })

export const overview = defineAction('overview', {
  ...staffAccess.overview,
  summary: 'The school day by day, over the asked span and the one before it; 30 days where none is asked',
  input: z.object({ days: z.optional(span) }),
  output: overviewShape,
  errors: [],
})

export const overviewExport = defineAction('overview_export', {
  ...staffAccess.overview_export,
  summary: 'The same days as a table for spreadsheets',
  input: z.object({ days: span }),
  output: file,
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
  summary: 'The questions of a course with their figures, as a table for spreadsheets',
  input: z.object({ course_id: id }),
  output: file,
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

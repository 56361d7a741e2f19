import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
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

export const insightStaffActions = defineActions({
  overview: {
    access: allowed('admin', 'nobody'),
    summary: 'The school day by day, over the asked span and the one before it; 30 days where none is asked',
    input: z.object({ days: z.optional(span) }),
    output: overviewShape,
  },

  overview_export: {
    access: allowed('admin', 'nobody'),
    summary: 'The same days as a file for spreadsheets',
    input: z.object({ days: span, format: tableFormat }),
    output: nothing,
  },

  course_insight: {
    access: allowed('admin', 'nobody'),
    summary: 'Where students of a course stop, and which of its questions measure badly',
    input: z.object({ course_id: id }),
    output: courseShape,
    errors: ['not_found'],
  },

  course_insight_export: {
    access: allowed('admin', 'nobody'),
    summary: 'The questions of a course with their figures, as a file for spreadsheets',
    input: z.object({ course_id: id, format: tableFormat }),
    output: nothing,
    errors: ['not_found'],
  },

  video_insight: {
    access: allowed('admin', 'nobody'),
    summary: 'How many students watched each stretch of a video, and where they left it or watched again',
    input: z.object({ question_id: id }),
    output: videoShape,
    errors: ['not_found'],
  },

  video_insight_export: {
    access: allowed('admin', 'nobody'),
    summary: 'The same of all videos of a course, a row a stretch, as a file for spreadsheets',
    input: z.object({ course_id: id, format: tableFormat }),
    output: nothing,
    errors: ['not_found'],
  },

  group_risks: {
    access: allowed('teacher', 'own groups'),
    summary: 'Students of a group who are stuck or at risk, and why; the most pressing first',
    input: z.object({ group_id: id }),
    output: z.object({ rows: z.array(riskRow) }),
    errors: ['not_found'],
  },

  student_weeks: {
    access: allowed('teacher', 'own groups'),
    summary: 'How a student went on, week by week, oldest first',
    input: z.object({ student_id: id }),
    output: z.object({ weeks: z.array(studentWeek) }),
    errors: ['not_found'],
  },
})

import type { StaffActionName } from '@qadam/contract'
import type { StaffCase } from './staff-cases.ts'

type InsightAction = Extract<
  StaffActionName,
  | `overview${string}`
  | `course_insight${string}`
  | `video_insight${string}`
  | 'group_risks'
  | 'student_weeks'
  | 'results_export'
  | 'ledger_export'
>

/** Of the school in figures, which is the office's, and of a group and its students, which is the teacher's. */
export function insightCases(
  groupId: number,
  studentId: number,
  courseId: number,
): Record<InsightAction, StaffCase> {
  const office = { isOwned: false, isAdmins: true }
  return {
    overview: { input: {}, bad: [{ days: 8 }, { days: 'x' }], ...office },
    overview_export: { input: { days: 30 }, bad: [{}, { days: 0 }], ...office },
    course_insight: { input: { course_id: courseId }, bad: [{}, { course_id: 'x' }], ...office },
    course_insight_export: { input: { course_id: courseId }, bad: [{}, { course_id: 0 }], ...office },
    // There is no such video.
    video_insight: {
      input: { question_id: 999_999 },
      bad: [{}, { question_id: 'x' }],
      status: 404,
      ...office,
    },
    video_insight_export: { input: { course_id: courseId }, bad: [{}, { course_id: 0 }], ...office },
    results_export: {
      input: { course_id: courseId, group_id: groupId },
      bad: [{}, { course_id: 'x' }, { course_id: courseId, format: 'pdf' }],
      isOwned: true,
    },
    ledger_export: {
      input: { from: '2026-01-01', to: '2026-03-10', student_id: studentId },
      bad: [
        {},
        { from: '2026-03-10', to: '2026-01-01' },
        { from: '2020-01-01', to: '2026-01-01' },
        { from: '2026-01-01' },
        { to: '2026-03-31', from: '2026-03-32' },
        { student_id: studentId, from: '2026-03-10', to: '2026-01-01' },
        { student_id: studentId, currency: 'gold' },
      ],
      ...office,
    },
    group_risks: { input: { group_id: groupId }, bad: [{}, { group_id: 'x' }], isOwned: true },
    student_weeks: { input: { student_id: studentId }, bad: [{}, { student_id: -1 }], isOwned: true },
  }
}

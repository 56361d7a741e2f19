import type { StaffActionName } from '@qadam/contract'
import type { StaffCase } from './staff-cases.ts'

type PromiseAction = Extract<StaffActionName, `promise_${string}` | `absence${string}` | 'deputy_duties'>

/** Of due times of waiting submissions, which are the teacher's, and of deputies, which are the office's. */
export function promiseCases(
  groupId: number,
  submissionId: number,
  teacherId: number,
  deputyId: number,
): Record<PromiseAction, StaffCase> {
  const office = { isOwned: false, isAdmins: true }
  const absence = { teacher_id: teacherId, deputy_id: deputyId, from: '2026-03-20', to: '2026-03-25' }
  const passed = { to_id: teacherId, submission_ids: [submissionId] }
  return {
    promise_board: {
      input: { group_id: groupId },
      bad: [{ group_id: 'x' }, { state: 'lost' }, { page: 0 }, { reviewer_id: -1 }],
      isOwned: true,
    },
    promise_pass: {
      input: passed,
      bad: [
        {},
        { to_id: teacherId },
        { ...passed, to_id: 'x' },
        { ...passed, submission_ids: [] },
        { ...passed, submission_ids: Array(201).fill(1) },
        { ...passed, from_id: deputyId },
      ],
      ...office,
    },
    absences: { input: {}, bad: [], ...office },
    absence_save: {
      input: absence,
      bad: [
        {},
        { ...absence, deputy_id: teacherId },
        { ...absence, from: '2026-02-30' },
        { ...absence, to: '2026-03-19' },
        { ...absence, to: '2027-04-01' },
        { ...absence, from: '2026-01-01', to: '2026-01-02' },
        { ...absence, from: '9999-12-30', to: '9999-12-31' },
        { ...absence, id: 'x' },
        { ...absence, id: 1 },
      ],
      ...office,
    },
    // The one that was saved before.
    absence_end: { input: { absence_id: 1 }, bad: [{}, { absence_id: 0 }], ...office },
    deputy_duties: { input: {}, bad: [], isOwned: false },
    promise_report: {
      input: {},
      bad: [{ month: '2026-13' }, { month: 'x' }, { month: 202_603 }],
      isOwned: false,
    },
    promise_report_export: { input: { month: '2026-03' }, bad: [{}, { month: '2026-3' }], isOwned: false },
  }
}

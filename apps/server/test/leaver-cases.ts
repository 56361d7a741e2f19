import type { StaffCase } from './staff-cases.ts'

/** Of a student who may leave for good, and of what happened to them: the office's. */
export function leaverCases(student_id: number): Record<'student_erase' | 'student_timeline', StaffCase> {
  const office = { isOwned: false, isAdmins: true }
  return {
    student_timeline: {
      input: { student_id, day: '2026-03-10', clock: '12:00', minutes: 15 },
      bad: [
        {},
        { student_id, day: '2026-02-30', clock: '12:00', minutes: 15 },
        { student_id, day: '2026-03-10', clock: '24:00', minutes: 15 },
        { student_id, day: '2026-03-10', clock: '12:00', minutes: 721 },
      ],
      ...office,
    },
    student_erase: {
      input: { student_id, phone: '+998900000000' },
      bad: [{}, { student_id }, { student_id, phone: 'mine' }],
      status: 409,
      ...office,
    },
  }
}

import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { tableFormat } from '../../entities/table-format.ts'
import { day, id, nothing } from '../../fields.ts'

export const exportsStaffActions = defineActions({
  results_export: {
    access: allowed('teacher', 'own groups'),
    summary:
      'What students made of a course, a row a student and lesson that is open to them, as a file for spreadsheets: of a group, or ' +
      'of all students that the caller may see',
    input: z.object({ course_id: id, group_id: z.optional(id), format: tableFormat }),
    output: nothing,
    errors: ['not_found'],
  },

  ledger_export: {
    access: allowed('admin', 'own groups'),
    summary:
      'Every change of points and coins, or of one of them, as a file for spreadsheets: of one student from one day to another, both ' +
      'optional, or of all students in at most a year and a day',
    input: z.object({
      from: z.optional(day),
      to: z.optional(day),
      student_id: z.optional(id),
      currency: z.optional(z.enum(['points', 'coins'])),
      format: tableFormat,
    }),
    output: nothing,
    errors: ['not_found'],
  },
})

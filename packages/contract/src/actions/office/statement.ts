import * as z from 'zod/mini'
import { defineStudentActions } from '../../action.ts'
import { defineStaffActions } from '../../define-staff-actions.ts'
import { statement as statementShape } from '../../entities/statement.ts'
import { id } from '../../fields.ts'

/** Of one currency, or of both. */
const page = z.object({ page: z._default(id, 1), currency: z.optional(z.enum(['points', 'coins'])) })

export const statementActions = defineStudentActions({
  statement: {
    summary: 'Every change of the own points and coins: why, what for, when, and the balance after it',
    input: page,
    output: statementShape,
    errors: [],
  },
})

export const statementStaffActions = defineStaffActions({
  statement: {
    summary: 'The same of a student',
    input: z.extend(page, { student_id: id }),
    output: statementShape,
    errors: ['not_found'],
  },
})

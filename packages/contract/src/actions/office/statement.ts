import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { statement as statementShape } from '../../entities/statement.ts'
import { id } from '../../fields.ts'

/** Of one currency, or of both. */
const page = z.object({ page: z._default(id, 1), currency: z.optional(z.enum(['points', 'coins'])) })

export const statementActions = defineActions({
  statement: {
    access: own,
    summary: 'Every change of the own points and coins: why, what for, when, and the balance after it',
    input: page,
    output: statementShape,
  },
})

export const statementStaffActions = defineActions({
  statement: {
    access: allowed('teacher', 'own groups'),
    summary: 'The same of a student',
    input: z.extend(page, { student_id: id }),
    output: statementShape,
    errors: ['not_found'],
  },
})

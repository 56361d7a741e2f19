import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { timeFactor } from '../../entities/time-factor.ts'
import { id, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const timeFactorStaffActions = defineActions({
  time_factor_save: {
    // Who teaches knows who needs longer; what is asked stays the same.
    access: allowed('teacher', 'own groups'),
    summary:
      'How much time a student has for tests and for parts of the exam, as many times as others: for what begins from now ' +
      'on, not for what runs',
    input: z.object({
      student_id: id,
      factor: timeFactor,
      reason: z.optional(text(limits.audit.reasonMaxLength)),
    }),
    output: z.object({ factor: timeFactor }),
    errors: ['not_found'],
  },
})

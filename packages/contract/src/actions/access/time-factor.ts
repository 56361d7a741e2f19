import * as z from 'zod/mini'
import { defineStaffActions } from '../../define-staff-actions.ts'
import { timeFactor } from '../../entities/time-factor.ts'
import { id, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const timeFactorStaffActions = defineStaffActions({
  time_factor_save: {
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

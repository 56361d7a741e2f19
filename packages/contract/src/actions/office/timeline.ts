import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { calendarDay, id, text, time, wholeNumber } from '../../fields.ts'
import { timelineRow } from '../../entities/timeline.ts'

export const timelineStaffActions = defineActions({
  student_timeline: {
    access: allowed('admin', 'own groups'),
    summary:
      'What happened to a student around a moment of a school day: signs of life, answers, points and coins, messages and ' +
      'their delivery, acts of staff, in the order of time',
    input: z.object({
      student_id: id,
      day: calendarDay,
      /** By the school's clock, `HH:MM`. */
      clock: text(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      /** Before and after it. */
      minutes: wholeNumber(1, 720),
    }),
    output: z.object({ from: time, until: time, rows: z.array(timelineRow), more: z.boolean() }),
    errors: ['not_found'],
  },
})

import * as z from 'zod/mini'
import { staffAccess } from '../access.ts'
import { defineAction } from '../action.ts'
import { day, id, text } from '../fields.ts'
import { limits } from '../limits.ts'

export const streakRepair = defineAction('streak_repair', {
  ...staffAccess.streak_repair,
  summary:
    'Count missed school days as earned after an outage: of a student, of a group, or (an admin) of everybody whose ' +
    'streak broke by them. Doing it again changes nothing',
  input: z.object({
    student_id: z.optional(id),
    group_id: z.optional(id),
    from: day,
    /** Before today. */
    to: day,
    reason: text(limits.audit.reasonMaxLength, 3),
  }),
  output: z.object({
    /** Whose streak was repaired, how many days in all, and the coins paid for lengths reached by it. */
    students: z.int(),
    days: z.int(),
    coins: z.int(),
  }),
  errors: ['not_found'],
})

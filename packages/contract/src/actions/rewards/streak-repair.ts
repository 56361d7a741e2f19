import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { streakRepairRun } from '../../entities/streak-repair.ts'
import { day, id, noInput, text } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'
import { limits } from '../../limits.ts'

const range = z.object({
  /** Absent with `group_id` too: the whole school. */
  student_id: z.optional(id),
  group_id: z.optional(id),
  from: day,
  /** Before today. */
  to: day,
})

export const streakRepairStaffActions = defineActions({
  streak_repair: {
    access: allowed('teacher', 'own groups'),
    summary:
      'Count missed school days as earned after an outage: of a student at once; of a group, or (an admin) of the whole ' +
      'school by a job, for those whose streak broke by them. Doing it again changes nothing',
    input: z.extend(range, {
      reason: text(limits.audit.reasonMaxLength, 3),
      request_id: z.optional(requestId),
    }),
    output: z.object({
      /** Of a student: whose streak was repaired (0 or 1), how many days, and the coins paid for lengths reached by it. */
      students: z.int(),
      days: z.int(),
      coins: z.int(),
      /** Of a group or the school: what has begun. */
      run: z.nullable(streakRepairRun),
    }),
    errors: ['not_found', 'conflict'],
  },

  streak_repair_preview: {
    access: allowed('teacher', 'own groups'),
    summary: 'What a repair of these days would do now; nothing is changed',
    input: range,
    output: z.object({
      /** Whose streak these days broke. */
      students: z.int(),
      /** Of one student: the days that would count, the streak before and after, and the coins. */
      outcome: z.nullable(
        z.object({ days: z.int(), current_before: z.int(), current_after: z.int(), coins: z.int() }),
      ),
    }),
    errors: ['not_found'],
  },

  streak_repairs: {
    access: allowed('teacher', 'own groups'),
    summary: 'The newest repairs of own groups, and for an admin of all and of the school: how far they are',
    input: noInput,
    output: z.object({ rows: z.array(streakRepairRun) }),
  },
})

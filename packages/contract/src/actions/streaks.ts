import * as z from 'zod/mini'
import { staffAccess, studentAccess } from '../access.ts'
import { defineAction } from '../action.ts'
import { streak } from '../entities/streak.ts'
import { day, id, noInput, text, wholeNumber } from '../fields.ts'
import { limits } from '../limits.ts'

export const getStudentStreak = defineAction('get_student_streak', {
  ...studentAccess.get_student_streak,
  summary: 'The streak, with the days of the current month by the school’s calendar',
  input: noInput,
  output: streak,
  errors: [],
})

export const getStudentStreakByMonth = defineAction('get_student_streak_by_month', {
  ...studentAccess.get_student_streak_by_month,
  summary: 'The streak, with the days of a named month',
  input: z.object({ month: wholeNumber(1, 12), year: wholeNumber(2000, 2999) }),
  output: streak,
  errors: [],
})

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

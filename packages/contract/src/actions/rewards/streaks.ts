import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { streak } from '../../entities/streak.ts'
import { noInput, wholeNumber } from '../../fields.ts'

export const streaksActions = defineActions({
  get_student_streak: {
    access: own,
    summary: 'The streak, with the days of the current month by the school’s calendar',
    input: noInput,
    output: streak,
  },

  get_student_streak_by_month: {
    access: own,
    summary: 'The streak, with the days of a named month',
    input: z.object({ month: wholeNumber(1, 12), year: wholeNumber(2000, 2999) }),
    output: streak,
  },
})

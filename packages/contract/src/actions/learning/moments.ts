import * as z from 'zod/mini'
import { openLesson } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { lessonMoments as lessonMomentsShape } from '../../entities/moment.ts'
import { id } from '../../fields.ts'

export const momentsActions = defineActions({
  lesson_moments: {
    access: openLesson,
    summary:
      'A lesson, or its test, has come to its end: what that earned, told to the first device that asks and to no other; ' +
      'goals that are reached are paid as by `day_goals`',
    input: z.object({ lesson_id: id }),
    output: lessonMomentsShape,
  },
})

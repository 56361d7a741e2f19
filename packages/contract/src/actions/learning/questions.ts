import * as z from 'zod/mini'
import { openLesson } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { question } from '../../entities/question.ts'
import { id, seconds } from '../../fields.ts'

export const questionsActions = defineActions({
  lesson_questions: {
    access: openLesson,
    summary: 'The questions of an open lesson by order_number, without anything that betrays the key',
    input: z.object({ lesson_id: id }),
    output: z.array(question),
    errors: ['not_found', 'lesson.closed'],
  },

  video_progress: {
    access: openLesson,
    summary: 'A heartbeat of the player: where it is and how long it played since the last one',
    input: z.object({ question_id: id, position_s: seconds, played_s: seconds }),
    output: z.object({
      watched_s: z.number(),
      duration_s: z.number(),
      completed: z.boolean(),
      /** False where this session has not opened the lesson (`lesson_questions`): the heartbeat changed nothing. */
      counted: z.boolean(),
    }),
    errors: ['not_found', 'lesson.closed'],
  },

  info_read: {
    access: openLesson,
    summary: 'An info page was opened',
    input: z.object({ question_id: id }),
    output: z.object({ completed: z.boolean() }),
    errors: ['not_found', 'lesson.closed'],
  },
})

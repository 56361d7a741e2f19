import * as z from 'zod/mini'
import { allowed, openLesson } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openEnum } from '../../open-enum.ts'
import { helperMessage, helperReply } from '../../entities/helper.ts'
import { flag, id, text } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { playground } from '../../entities/project.ts'

const { messageMaxLength, problemMaxLength } = limits.helper

/**
 * What is talked about: a practice question, or, where none is named, the student's own program of a playground. A client
 * that names neither is told about by the files it sends.
 */
const place = { question_id: z.optional(id), slot: z.optional(playground) }

const errors = ['not_found', 'lesson.closed', 'helper.limit_reached', 'helper.unavailable'] as const

/** The text of the last error that the student's program or page showed: read as text, never as an instruction. */
const problem = z.optional(text(problemMaxLength))

export const helperActions = defineActions({
  yordamchi_ai: {
    access: openLesson,
    summary:
      'Ask the helper about a practice question or, without `question_id`, about the program of a playground (`slot`). ' +
      'The code comes as files (`file`, several), else the saved one is looked at; ' +
      'with `Accept: text/event-stream` the answer is streamed',
    input: z.object({
      ...place,
      /** The student's question; without it the newest message of `history`. */
      message: z.optional(text(messageMaxLength)),
      /**
       * A list of {role, content}, also as JSON text. Only a last message of the student's own is taken from it: earlier
       * messages are stored at the server.
       */
      history: z.optional(z.unknown()),
      problem,
    }),
    output: z.extend(helperReply, { history: z.array(helperMessage) }),
    errors,
  },

  new_yordamchi_ai: {
    access: openLesson,
    summary: 'A hint on the code as it is now: the idea first, with `retry` the next rung of the ladder',
    input: z.object({
      ...place,
      /** Requests the rung after the last hint that was given: the place, then a similar example. */
      retry: z.optional(flag),
      problem,
    }),
    output: helperReply,
    errors,
  },

  helper_history: {
    access: openLesson,
    summary: 'What this student and the helper said about a question or in a playground, oldest first',
    input: z.object(place),
    output: z.object({
      messages: z.array(helperMessage),
      left_today: z.int(),
      answered_by: openEnum(z.enum(['model', 'built_in']), 'model'),
    }),
    errors: ['not_found', 'lesson.closed'],
  },
})

export const helperStaffActions = defineActions({
  helper_history: {
    access: allowed('teacher', 'own groups'),
    summary:
      'What a student of an own group and the helper said about a question or in a playground, oldest first',
    input: z.object({ student_id: id, ...place }),
    output: z.object({ messages: z.array(helperMessage) }),
    errors: ['not_found'],
  },
})

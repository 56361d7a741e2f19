import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { defineQuestionType } from './define-question-type.ts'
import { mediaPath } from './draft-parts.ts'

export const caption = z.object({ lang: openEnum(z.enum(['uz', 'ru']), 'uz'), src: z.string() })

const shownVideo = z.object({
  src: z.string(),
  poster: z.nullable(z.string()),
  duration_s: z.number(),
  /** The furthest contiguous second the server believes was watched. */
  watched_s: z.number(),
  /** Where to go on. */
  position_s: z.number(),
  completed: z.boolean(),
  captions: z.array(caption),
})
export type Video = z.infer<typeof shownVideo>

export const video = defineQuestionType('video', {
  set: 'learn',
  answer: null,
  shown: { video: shownVideo },
  draft: {
    media: mediaPath,
    poster: mediaPath,
    captions: z.object({ uz: z.optional(mediaPath), ru: z.optional(mediaPath) }),
  },
  emptyDraft: () => ({}),
})

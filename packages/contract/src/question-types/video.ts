import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { defineQuestionType } from './define-question-type.ts'
import { mediaPath } from './draft-parts.ts'

export const caption = z.object({ lang: openEnum(z.enum(['uz', 'ru']), 'uz'), src: z.string() })

/** A size of a film that a student may choose. */
const filmQuality = z.object({
  /** Pixels of the shorter side: 480 of what players call 480p. */
  side: z.int(),
  /** Bytes. */
  size: z.int(),
  src: z.string(),
})

const shownVideo = z.object({
  /** As its author sent it. */
  src: z.string(),
  /** The smallest first, with the author's own; absent where that is the only one. */
  qualities: z.optional(z.array(filmQuality)),
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

import * as z from 'zod'
import { mediaPath } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'

export const video = defineQuestionType('video', {
  fields: () => ({
    /** MP4 or WebM. */
    media: mediaPath,
    poster: mediaPath.optional(),
    /** WebVTT. */
    captions: z.strictObject({ uz: mediaPath.optional(), ru: mediaPath.optional() }).optional(),
  }),
  media: ({ media, poster, captions }) => [
    { kind: 'video', path: 'media', file: media },
    { kind: 'poster', path: 'poster', file: poster },
    { kind: 'captions', path: 'captions.uz', file: captions?.uz },
    { kind: 'captions', path: 'captions.ru', file: captions?.ru },
  ],
})

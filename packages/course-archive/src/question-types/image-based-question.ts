import * as z from 'zod'
import { picture } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { adviseOnOptions, checkOneRight, checkOptions, markedOption } from './options.ts'

export const imageBasedQuestion = defineQuestionType('image-based-question', {
  fields: (text) => ({
    /** A picture the question is about; without it, each option has a picture. */
    picture: picture.optional(),
    /** Exactly one is right. */
    options: z.array(markedOption(text)).min(2).max(6),
  }),
  checkKey: (question) => [
    ...checkOptions(question.options),
    ...checkOneRight(question.options),
    ...(question.picture || question.options.every((option) => option.picture)
      ? []
      : [
          {
            code: 'no_picture' as const,
            message: 'the question needs a picture, or a picture in each of its options',
          },
        ]),
  ],
  advise: ({ options }) => adviseOnOptions(options),
  options: ({ options }) => options,
  media: (question) => [{ kind: 'picture', path: 'picture', file: question.picture?.file }],
  shortTexts: (question) => [{ path: 'picture.alt', text: question.picture?.alt }],
})

import * as z from 'zod'
import {
  loadOptions,
  loadPicture,
  onlyMarkedId,
  showOptions,
  showPicture,
  storedOption,
  storedPictureOrNone,
} from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

export const imageBasedQuestionType = defineQuestionType({
  type: 'image-based-question',
  content: z.object({ picture: storedPictureOrNone, options: z.array(storedOption) }),
  key: z.object({ option_id: z.int() }),
  load: (question, loading) => ({
    content: {
      ...(question.picture ? { picture: loadPicture(question.picture, loading) } : {}),
      options: loadOptions(question.options, loading),
    },
    key: { option_id: onlyMarkedId(question.options, loading) },
  }),
  show: (content, showing) => ({
    ...(content.picture ? { picture: showPicture(content.picture, showing) } : {}),
    options: showOptions(content.options, showing),
  }),
  grade: (key, answer: number) => answer === key.option_id,
  reveal: (key) => key.option_id,
})

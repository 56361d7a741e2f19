import * as z from 'zod'
import { optionForms, pictureForm } from '../draft-form.ts'
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

export const imageBasedQuestionType = defineQuestionType('image-based-question', {
  name: { uz: 'rasmli savol', ru: 'вопрос с картинкой' },
  content: z.object({ picture: storedPictureOrNone, options: z.array(storedOption) }),
  key: z.object({ option_id: z.int() }),
  archiveForm: (draft) => ({ options: optionForms(draft), picture: pictureForm(draft.picture) }),
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
  grade: (key, answer) => answer === key.option_id,
  reveal: (key) => key.option_id,
})

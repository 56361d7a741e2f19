import type { QuestionType } from '@qadam/contract'
import type { QuestionTypeView } from './question-type.ts'
import { compiler } from './types/compiler.tsx'
import { imageBasedQuestion } from './types/image-based-question.tsx'
import { info } from './types/info.tsx'
import { inputFile } from './types/input-file.tsx'
import { selectedCodeDrag } from './types/selected-code-drag.tsx'
import { selectedDrag } from './types/selected-drag.tsx'
import { selectedFile } from './types/selected-file.tsx'
import { selectedMultiple } from './types/selected-multiple.tsx'
import { text } from './types/text.tsx'
import { typedAnswer } from './types/typed-answer.tsx'
import { video } from './types/video.tsx'
import { voice } from './types/voice.tsx'

const definitions = {
  info,
  video,
  'selected-file': selectedFile,
  'selected-multiple': selectedMultiple,
  'selected-drag': selectedDrag,
  'selected-code-drag': selectedCodeDrag,
  'image-based-question': imageBasedQuestion,
  'typed-answer': typedAnswer,
  text,
  'input-file': inputFile,
  voice,
  compiler,
} satisfies { [Type in QuestionType]: { type: Type } }

export const questionTypeOf = (type: QuestionType): QuestionTypeView => definitions[type]

import type { Lang, QuestionType } from '@qadam/contract'
import type { AnyQuestionType, PracticeDemands } from './question-type.ts'
import type { StoredQuestion } from './stored-question.ts'
import { compilerType } from './types/compiler.ts'
import { imageBasedQuestionType } from './types/image-based-question.ts'
import { infoType } from './types/info.ts'
import { inputFileType } from './types/input-file.ts'
import { selectedCodeDragType } from './types/selected-code-drag.ts'
import { selectedDragType } from './types/selected-drag.ts'
import { selectedFileType } from './types/selected-file.ts'
import { selectedMultipleType } from './types/selected-multiple.ts'
import { textType } from './types/text.ts'
import { typedAnswerType } from './types/typed-answer.ts'
import { videoType } from './types/video.ts'
import { voiceType } from './types/voice.ts'

const definitions = {
  video: videoType,
  info: infoType,
  'selected-file': selectedFileType,
  'selected-multiple': selectedMultipleType,
  'selected-drag': selectedDragType,
  'selected-code-drag': selectedCodeDragType,
  'image-based-question': imageBasedQuestionType,
  'typed-answer': typedAnswerType,
  'input-file': inputFileType,
  voice: voiceType,
  text: textType,
  compiler: compilerType,
} satisfies { [Type in QuestionType]: { type: Type } }

/** A type with its shapes parsed away: stored JSON goes in, what the type's own file defines comes out. */
export function questionTypeOf(type: QuestionType): AnyQuestionType {
  // Content and key are parsed by the definition's own schemas wherever they come from the database.
  return definitions[type] as unknown as AnyQuestionType
}

/** What a test type is called in exports. */
export function questionTypeName(type: QuestionType, lang: Lang): string {
  return questionTypeOf(type).name?.[lang] ?? type
}

/** @throws Error for a question that is no practice. */
export function practiceDemands({ type, content }: StoredQuestion): PracticeDemands {
  const { demands } = questionTypeOf(type)
  if (!demands) throw new Error(`A question of type ${type} is no practice`)
  return demands(content.fields)
}

import type { QuestionType } from '@qadam/contract'
import * as z from 'zod'
import type { TextSchema } from './fields.ts'
import { compiler } from './question-types/compiler.ts'
import type { AnyQuestionType } from './question-types/define-question-type.ts'
import { imageBasedQuestion } from './question-types/image-based-question.ts'
import { info } from './question-types/info.ts'
import { inputFile } from './question-types/input-file.ts'
import { selectedCodeDrag } from './question-types/selected-code-drag.ts'
import { selectedDrag } from './question-types/selected-drag.ts'
import { selectedFile } from './question-types/selected-file.ts'
import { selectedMultiple } from './question-types/selected-multiple.ts'
import { text } from './question-types/text.ts'
import { typedAnswer } from './question-types/typed-answer.ts'
import { video } from './question-types/video.ts'
import { voice } from './question-types/voice.ts'

/** How the questions of each type are written. */
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

/** A question of any type, as a reader gives it. */
export type ArchiveQuestion = {
  [Type in QuestionType]: z.output<ReturnType<(typeof definitions)[Type]['schema']>>
}[QuestionType]

/** @param text the schema of every Markdown: what authors write differs from what a reader gives only there. */
export function anyQuestion(text: TextSchema): z.ZodType<ArchiveQuestion> {
  const [first, ...others] = Object.values<AnyQuestionType>(definitions as never).map(({ schema }) =>
    schema(text),
  )
  if (!first) throw new Error('there is no question type')
  return z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<ArchiveQuestion> // of these schemas
}

/** A type with its shape parsed away: what it is asked about is a question of it. */
export function questionTypeOf(type: QuestionType): AnyQuestionType {
  return definitions[type] as unknown as AnyQuestionType
}

import * as z from 'zod/mini'
import { compiler } from './question-types/compiler.ts'
import type { Fields, QuestionSet } from './question-types/define-question-type.ts'
import { imageBasedQuestion } from './question-types/image-based-question.ts'
import { info } from './question-types/info.ts'
import { inputFile } from './question-types/input-file.ts'
import { selectedCodeDrag } from './question-types/selected-code-drag.ts'
import { selectedDrag } from './question-types/selected-drag.ts'
import { selectedFile } from './question-types/selected-file.ts'
import { selectedMultiple } from './question-types/selected-multiple.ts'
import { textType } from './question-types/text.ts'
import { typedAnswer } from './question-types/typed-answer.ts'
import { video } from './question-types/video.ts'
import { voice } from './question-types/voice.ts'

export type { QuestionSet }

/** Each type under its own name. */
const named = <Types extends { [Name in keyof Types]: { type: Name } }>(types: Types): Types => types

/** Every question type, in the order in which authors are offered them. */
export const questionTypes = named({
  info,
  video,
  'selected-file': selectedFile,
  'selected-multiple': selectedMultiple,
  'selected-drag': selectedDrag,
  'selected-code-drag': selectedCodeDrag,
  'image-based-question': imageBasedQuestion,
  'typed-answer': typedAnswer,
  text: textType,
  'input-file': inputFile,
  voice,
  compiler,
})

type Types = typeof questionTypes
export type QuestionType = keyof Types
export const questionTypeNames = Object.keys(questionTypes) as QuestionType[] // the keys are exactly the types

export function questionSet(type: QuestionType): QuestionSet {
  return questionTypes[type].set
}

/** The types of a set. */
export type TypeOfSet<Set extends QuestionSet> = {
  [Type in QuestionType]: Types[Type]['set'] extends Set ? Type : never
}[QuestionType]

export function typesOfSet<Set extends QuestionSet>(set: Set): TypeOfSet<Set>[] {
  return questionTypeNames.filter((type) => questionSet(type) === set) as TypeOfSet<Set>[] // as it is filtered
}

export function isOfSet<Set extends QuestionSet>(type: QuestionType, set: Set): type is TypeOfSet<Set> {
  return questionSet(type) === set
}

/** What a student sends to a question of a type, as it is parsed. */
export type AnswerOf<Type extends QuestionType> =
  Types[Type]['answer'] extends z.ZodMiniType<infer Answer> ? Answer : never

/** What a type adds to `question.other`. */
export type ShownOf<Type extends QuestionType> = {
  [Name in keyof Types[Type]['shown']]?: z.output<Types[Type]['shown'][Name]>
}

type FieldsOf<Part extends 'shown' | 'draft'> = {
  [Type in QuestionType]: (fields: Types[Type][Part]) => void
}[QuestionType] extends (fields: infer All) => void
  ? { [Name in keyof All]: z.ZodMiniOptional<All[Name] & z.ZodMiniType> }
  : never

/** What the questions of all types are shown with, or written with: of one of them only its own is there. */
export function fieldsOfTypes<Part extends 'shown' | 'draft'>(part: Part): FieldsOf<Part> {
  const fields = Object.values<{ [Name in Part]: Fields }>(questionTypes).flatMap((type) =>
    Object.entries(type[part]),
  )
  return Object.fromEntries(fields.map(([name, field]) => [name, z.optional(field)])) as FieldsOf<Part> // of the same fields
}

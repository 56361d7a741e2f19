import { isOfSet, type QuestionType, type TypeOfSet } from '@qadam/contract'
import * as z from 'zod'
import type { PlacedMessage } from '../fault.ts'
import { type LocalText, slug, type TextSchema } from '../fields.ts'
import type { MarkedOption } from './options.ts'

/** A media file that a question names, and where. */
export type NamedMedia = {
  kind: 'video' | 'picture' | 'poster' | 'captions'
  path: string
  file: string | undefined
}

const everyQuestion = (text: TextSchema) => ({
  id: slug,
  /** The question or statement. */
  text,
  /** A nudge shown before the answer. */
  tip: text.optional(),
})

const everyTestQuestion = (text: TextSchema) => ({
  ...everyQuestion(text),
  /** Shown after a wrong answer; never the answer itself. */
  hint: text,
  /** Shown after a right answer: why it is right. */
  success: text,
})

type Common<Type extends QuestionType> = { type: z.ZodLiteral<Type> } & (Type extends TypeOfSet<'test'>
  ? ReturnType<typeof everyTestQuestion>
  : ReturnType<typeof everyQuestion>)

/** A question of a type as a reader gives it. */
type QuestionOf<Type extends QuestionType, Shape extends z.ZodRawShape> = z.output<
  z.ZodObject<Common<Type> & Shape>
>

interface Parts<Question> {
  /** Whether ids and key fit together, so that it can be graded. */
  checkKey?: (question: Question) => PlacedMessage[]
  /** What would be poor in front of a student. */
  advise?: (question: Question) => PlacedMessage[]
  /** The options that are texts or pictures. */
  options?: (question: Question) => readonly MarkedOption[]
  /** The ids of what else a student chooses from. */
  pieces?: (question: Question) => readonly string[]
  /** The media that it names itself, but those of its options. */
  media?: (question: Question) => NamedMedia[]
  /** Its Markdown, but the common fields and that of its options. */
  texts?: (question: Question) => { path: string; text: LocalText }[]
  /** What it says in plain text, but what its options do. */
  shortTexts?: (question: Question) => { path: string; text: LocalText | undefined }[]
}

/** A type whose shape is parsed away. */
export type AnyQuestionType = Parts<unknown> & { schema: (text: TextSchema) => z.ZodObject }

/** How an author writes a question of a type: its fields beside those of every question of its set. */
export function defineQuestionType<const Type extends QuestionType, Shape extends z.ZodRawShape>(
  type: Type,
  definition: { fields: (text: TextSchema) => Shape } & Parts<QuestionOf<Type, NoInfer<Shape>>>,
) {
  const { fields, ...parts } = definition
  return {
    type,
    ...parts,
    schema: (text: TextSchema) => {
      const common = isOfSet(type, 'test') ? everyTestQuestion(text) : everyQuestion(text)
      // Of the fields that the set of the type has.
      return z.strictObject({ ...common, type: z.literal(type), ...fields(text) }) as unknown as z.ZodObject<
        Common<Type> & Shape
      >
    },
  }
}

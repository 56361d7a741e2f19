import type * as z from 'zod/mini'

/** Where a type is shown: `learn` (content), `test` (graded at once, part of the test) or `practice` (a teacher decides). */
export type QuestionSet = 'learn' | 'test' | 'practice'

export type Fields = Readonly<Record<string, z.ZodMiniType>>
type Values<Of extends Fields> = { [Name in keyof Of]?: z.output<Of[Name]> }

/** A question type as it crosses the wire. */
export interface QuestionTypeDefinition<
  Type extends string,
  Set extends QuestionSet,
  Answer extends z.ZodMiniType | null,
  Shown extends Fields,
  Draft extends Fields,
> {
  type: Type
  set: Set
  /**
   * What a student sends, and what reveals the key; null where nothing is answered in this shape. Forms send texts: how
   * one is read is said here.
   */
  answer: Answer
  /** What the type adds to `question.other`. */
  shown: Shown
  /** What an author's draft holds beside its text and tip and, in a test, its hint and message. */
  draft: Draft
  /** What of it there is before anything is written. */
  emptyDraft: (newId: () => string) => Values<NoInfer<Draft>>
}

export function defineQuestionType<
  const Type extends string,
  Set extends QuestionSet,
  Answer extends z.ZodMiniType | null,
  Shown extends Fields,
  Draft extends Fields,
>(
  type: Type,
  definition: Omit<QuestionTypeDefinition<Type, Set, Answer, Shown, Draft>, 'type'>,
): QuestionTypeDefinition<Type, Set, Answer, Shown, Draft> {
  return { type, ...definition }
}

import { isOfSet, type Question, type QuestionType, type TypeOfSet } from '@qadam/contract'
import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../../platform/chunk.ts'
import type { AnswerProps, AnswerType, ContentProps, ContentType, ReviewProps } from './question-view.ts'

type Load<View> = () => Promise<{ default: View }>
type Loads<Set extends 'learn' | 'test', View> = {
  [Type in TypeOfSet<Set>]: Load<View & { type: Type }>
}

/** What is learned from, loaded when the first question of the type is shown. */
const contentTypes: Loads<'learn', ContentType> = {
  video: () => import('./types/video.tsx'),
  info: () => import('./types/info.tsx'),
}

/** What is answered. */
const answerTypes: Loads<'test', AnswerType> = {
  'selected-file': () => import('./types/selected-file.tsx'),
  'selected-multiple': () => import('./types/selected-multiple.tsx'),
  'selected-drag': () => import('./types/selected-drag.tsx'),
  'selected-code-drag': () => import('./types/selected-code-drag.tsx'),
  'image-based-question': () => import('./types/image-based-question.tsx'),
  'typed-answer': () => import('./types/typed-answer.tsx'),
}

/** A part of a type, which comes with it. */
function partOf<View, Props>(
  load: Load<View>,
  part: (view: View) => ComponentType<Props>,
): ComponentType<Props> {
  return lazy(async () => ({ default: part((await loadChunk(load)).default) }))
}

const ofEach = <Type extends string, View, Props>(
  loads: Record<Type, Load<View>>,
  part: (view: View) => ComponentType<Props>,
) =>
  Object.fromEntries(
    Object.entries<Load<View>>(loads).map(([type, load]) => [type, partOf(load, part)]),
  ) as Record<Type, ComponentType<Props>> // of the same keys

export const contentPlayers = ofEach<TypeOfSet<'learn'>, ContentType, ContentProps>(
  contentTypes,
  ({ Player }) => Player,
)
export const answerPlayers = ofEach<TypeOfSet<'test'>, AnswerType, AnswerProps>(
  answerTypes,
  ({ Player }) => Player,
)
export const answerReviews = ofEach<TypeOfSet<'test'>, AnswerType, ReviewProps>(
  answerTypes,
  ({ Review }) => Review,
)

function loadView(type: QuestionType): Promise<unknown> | undefined {
  if (isOfSet(type, 'learn')) return contentTypes[type]()
  return isOfSet(type, 'test') ? answerTypes[type]() : undefined
}

/**
 * Preloads the views and pictures of a test, so that a lost connection does not interrupt it. What fails to load now is
 * requested again when it is shown.
 */
export async function preloadQuestions(questions: readonly Question[]): Promise<void> {
  const types = [...new Set(questions.map(({ type }) => type))]
  const pictures = questions.flatMap(({ other }) => [
    ...(other.picture ? [other.picture.src] : []),
    ...other.options.flatMap(({ image }) => (image ? [image.src] : [])),
  ])
  await Promise.allSettled([
    ...types.map(loadView),
    ...pictures.map((src) => {
      const picture = new Image()
      picture.src = src
      return picture.decode()
    }),
  ])
}

import type { Question, QuestionType } from '@qadam/contract'
import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../platform/chunk.ts'
import type { AnswerProps, ContentProps, QuestionView } from './question-view.ts'

type Module<Props> = { default: ComponentType<Props> }

const content = (load: () => Promise<Module<ContentProps>>): QuestionView => ({
  kind: 'content',
  Component: lazy(() => loadChunk(load)),
  load,
})

const answer = (load: () => Promise<Module<AnswerProps>>): QuestionView => ({
  kind: 'answer',
  Component: lazy(() => loadChunk(load)),
  load,
})

const practice: QuestionView = { kind: 'practice' }

/** One entry a question type: its view, loaded when the first question of the type is shown. */
export const questionViews: Record<QuestionType, QuestionView> = {
  video: content(() => import('./types/video.tsx')),
  info: content(() => import('./types/info.tsx')),
  'selected-file': answer(() => import('./types/selected-file.tsx')),
  'selected-multiple': answer(() => import('./types/selected-multiple.tsx')),
  'selected-drag': answer(() => import('./types/selected-drag.tsx')),
  'selected-code-drag': answer(() => import('./types/selected-code-drag.tsx')),
  'image-based-question': answer(() => import('./types/image-based-question.tsx')),
  'input-file': practice,
  voice: practice,
  text: practice,
  compiler: practice,
}

/**
 * Preloads the views and pictures of a test, so that a lost connection does not interrupt it. What fails to load now is
 * requested again when it is shown.
 */
export async function preloadQuestions(questions: readonly Question[]): Promise<void> {
  const views = [...new Set(questions.map(({ type }) => questionViews[type]))]
  const pictures = questions.flatMap(({ other }) => [
    ...(other.picture ? [other.picture.src] : []),
    ...other.options.flatMap(({ image }) => (image ? [image.src] : [])),
  ])
  await Promise.allSettled([
    ...views.map((view) => (view.kind === 'practice' ? undefined : view.load())),
    ...pictures.map((src) => {
      const picture = new Image()
      picture.src = src
      return picture.decode()
    }),
  ])
}

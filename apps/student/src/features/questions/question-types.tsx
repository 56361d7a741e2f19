import type { QuestionType } from '@qadam/contract'
import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../platform/chunk.ts'
import type { AnswerProps, ContentProps, QuestionView } from './question-view.ts'

type Module<Props> = { default: ComponentType<Props> }

const content = (load: () => Promise<Module<ContentProps>>): QuestionView => ({
  kind: 'content',
  Component: lazy(() => loadChunk(load)),
})

const answer = (load: () => Promise<Module<AnswerProps>>): QuestionView => ({
  kind: 'answer',
  Component: lazy(() => loadChunk(load)),
})

const text: QuestionView = { kind: 'text' }

/** One entry a question type: its view, loaded when the first question of the type is shown. */
export const questionViews: Record<QuestionType, QuestionView> = {
  video: content(() => import('./types/video.tsx')),
  info: content(() => import('./types/info.tsx')),
  'selected-file': answer(() => import('./types/selected-file.tsx')),
  'selected-multiple': answer(() => import('./types/selected-multiple.tsx')),
  'selected-drag': answer(() => import('./types/selected-drag.tsx')),
  'selected-code-drag': answer(() => import('./types/selected-code-drag.tsx')),
  'image-based-question': answer(() => import('./types/image-based-question.tsx')),
  'input-file': text,
  voice: text,
  text,
  compiler: text,
}

import type { QuestionType } from '@qadam/contract'
import { lazy } from 'react'
import { loadChunk } from '../../platform/chunk.ts'
import type { WorkArea } from '../../platform/practice-work.ts'

export type PracticeType = Extract<QuestionType, 'input-file' | 'voice' | 'text' | 'compiler'>

/** The work area of each practice type, loaded when the first question of the type is shown. */
export const workAreas: Partial<Record<PracticeType, WorkArea>> = {
  compiler: {
    Component: lazy(() => loadChunk(() => import('../../features/projects/compiler-work.tsx'))),
    isWide: true,
  },
}

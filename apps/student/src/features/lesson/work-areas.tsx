import type { QuestionType } from '@qadam/contract'
import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../platform/chunk.ts'
import type { WorkArea, WorkAreaProps } from '../practice/practice-work.ts'

const area = (load: () => Promise<{ default: ComponentType<WorkAreaProps> }>): WorkArea => ({
  Component: lazy(() => loadChunk(load)),
})

/** The work area of each practice type, loaded when the first question of the type is shown. */
export const workAreas: Partial<Record<QuestionType, WorkArea>> = {
  'input-file': area(() => import('../practice/file-work.tsx')),
  voice: area(() => import('../practice/voice-work.tsx')),
  text: area(() => import('../practice/text-work.tsx')),
  compiler: { ...area(() => import('../projects/compiler-work.tsx')), isWide: true },
}

import type { Question, TypeOfSet } from '@qadam/contract'
import type { IconName } from '@qadam/ui/icon'
import type { TFunction } from 'i18next'
import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../../platform/chunk.ts'
import type { WorkAreaProps } from '../practice/practice-work.ts'

/** A type that a teacher decides. */
interface PracticeType {
  /** Where the student makes it, loaded when the first question of the type is shown. */
  Player: ComponentType<WorkAreaProps>
  /** The work needs the width of a laptop, as an editor does. */
  isWide?: boolean
  /** What is required, in a few words each; the promise of an answer comes with each type. */
  asked?: (t: TFunction, other: Question['other']) => { icon: IconName; text: string }[]
  /** It can't be edited: it is made again in any case. */
  isMadeAnew?: boolean
  /** Why it could not be handed in. */
  refusal?: (t: TFunction, why: string) => string
}

export function defineQuestionType<const Type extends TypeOfSet<'practice'>>(
  type: Type,
  {
    load,
    ...view
  }: Omit<PracticeType, 'Player'> & { load: () => Promise<{ default: ComponentType<WorkAreaProps> }> },
): PracticeType & { type: Type } {
  return { type, ...view, Player: lazy(() => loadChunk(load)) }
}

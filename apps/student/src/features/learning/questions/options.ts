import type { Option } from '@qadam/contract'
import type { KeyboardEvent } from 'react'
import type { Verdict } from './question-view.ts'

/** Options in this student's shuffle. */
export function inShuffle(options: readonly Option[]): Option[] {
  return [...options].sort((left, right) => left.order - right.order)
}

/** The option ids of an answer of several. */
export function idsOf(answer: unknown): readonly number[] {
  return Array.isArray(answer) ? answer.filter((each) => typeof each === 'number') : []
}

interface ChoiceParts {
  isChosen: boolean
  isRight: boolean
  verdict: Verdict | undefined
  isChecking: boolean
}

/** How an option shows itself. A wrong answer marks what was chosen, for the key stays unknown. */
export function choiceState(parts: ChoiceParts): 'idle' | 'right' | 'wrong' | 'disabled' {
  const { isChosen, isRight, verdict, isChecking } = parts
  if (!verdict) return isChecking && !isChosen ? 'disabled' : 'idle'
  if (isRight || (isChosen && (verdict.correct === true || verdict.isPartly === true))) return 'right'
  if (isChosen) return verdict.correct === false ? 'wrong' : 'idle'
  return 'disabled'
}

/** Enter on an option that is chosen already means "check". */
export function submitsOnEnter(event: KeyboardEvent, isWhole: boolean, submit: () => void): void {
  if (event.key !== 'Enter' || !isWhole || event.nativeEvent.isComposing) return
  event.preventDefault()
  submit()
}

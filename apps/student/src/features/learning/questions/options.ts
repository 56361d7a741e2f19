import { id, questionTypes, type Option, type Question } from '@qadam/contract'
import type { ChoiceKind, ChoiceState } from '@qadam/ui/choice'
import type { TFunction } from 'i18next'
import type { KeyboardEvent } from 'react'
import type { Verdict } from './question-view.ts'
import { splitSound } from './sounds/sound-places.ts'

/** Options in this student's shuffle. */
export function inShuffle(options: readonly Option[]): Option[] {
  return [...options].sort((left, right) => left.order - right.order)
}

/** The option ids of an answer: of several, or of one. */
export function idsOf(answer: unknown): readonly number[] {
  const ids: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return ids.filter((each) => typeof each === 'number')
}

/** Whether one option is the whole answer, and is chosen to answer: a recording is chosen to be heard. */
export function isAnsweredByPress({ type, other }: Question): boolean {
  return questionTypes[type].answer === id && other.options.every(({ value }) => !splitSound(value).source)
}

interface ChoiceParts {
  kind: ChoiceKind
  id: number
  chosen: readonly number[]
  verdict: Verdict | undefined
  isChecking: boolean
}

/**
 * How an option shows itself. Several that are wrong together are marked one by one only by the key: without it each of
 * them may be right.
 */
export function choiceState({ kind, id, chosen, verdict, isChecking }: ChoiceParts): ChoiceState {
  const isChosen = chosen.includes(id)
  if (!verdict) return isChecking && !isChosen ? 'disabled' : 'idle'
  const { correct, isPartly, answer_id } = verdict
  if (isChosen && (correct === true || isPartly === true)) return 'right'
  if (idsOf(answer_id).includes(id)) return isChosen ? 'right' : 'missed'
  const isKnown = kind === 'single' || answer_id !== null
  return isChosen && correct === false && isKnown ? 'wrong' : 'disabled'
}

/** The state of an option in words; none where nothing is said of it. */
export function choiceLabel(state: ChoiceState, t: TFunction): string | undefined {
  return state === 'idle' || state === 'disabled' ? undefined : t(`test.option.${state}`)
}

/**
 * What may be said of the part on one place of a sequence. A sequence that is wrong is marked place by place only by the
 * key: without it each of them may be right.
 */
export function placeMark(
  verdict: Verdict | undefined,
  place: number,
  nameOf: (id: number) => unknown = (id) => id,
): 'right' | 'wrong' | undefined {
  if (typeof verdict?.correct !== 'boolean') return undefined
  if (verdict.correct) return 'right'
  const given = idsOf(verdict.answer)[place]
  const right = idsOf(verdict.answer_id)[place]
  if (given === undefined || right === undefined) return undefined
  return nameOf(given) === nameOf(right) ? 'right' : 'wrong'
}

/** Enter on an option that is chosen already means "check". */
export function submitsOnEnter(event: KeyboardEvent, isWhole: boolean, submit: () => void): void {
  if (event.key !== 'Enter' || !isWhole || event.nativeEvent.isComposing) return
  event.preventDefault()
  submit()
}

import type { Option } from '@qadam/contract'
import { ChoiceGroup, type ChoiceState } from '@qadam/ui/choice'
import { Icon } from '@qadam/ui/icon'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerOption } from '../answer-option.tsx'
import { inOnePicture } from '../answer-review.tsx'
import { choiceLabel, choiceState, idsOf, inShuffle, submitsOnEnter } from '../options.ts'
import { InlineText } from '../question-text.tsx'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

/** Pick the right picture, or the right option about a picture. */
function ImageBasedQuestion(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit, onPress } = props
  const { t } = useTranslation()
  const [picked, setPicked] = useState<number | undefined>(undefined)
  const chosen = idsOf(verdict ? verdict.answer : picked)
  const { picture } = question.other
  const options = inShuffle(question.other.options)
  const arePictures = options.some((option) => option.image)
  const frame = frameOf(options)
  const pick = (id: number) => {
    if (isChecking) return
    setPicked(id)
    onAnswer(id)
  }

  return (
    <div onKeyDown={(event: KeyboardEvent) => submitsOnEnter(event, picked !== undefined, onSubmit)}>
      {picture && (
        <img
          {...picture}
          alt={picture.alt}
          decoding="async"
          // As wide as it is drawn: its ground is white for pictures without one, and stands beside none.
          style={{ width: `min(100%, ${46 * (picture.width / picture.height)}dvh)` }}
          className="mx-auto mb-4 h-auto rounded-card border border-line bg-white dark:brightness-90"
        />
      )}
      <ChoiceGroup
        kind="single"
        labelledBy={labelledBy}
        layout={arePictures ? 'pictures' : 'list'}
        onPress={onPress}
      >
        {options.map((option, index) => {
          const isChosen = chosen.includes(option.id)
          const parts = { option, index, onSelect: () => pick(option.id) }
          if (!arePictures)
            return (
              <AnswerOption key={option.id} kind="single" {...parts} {...{ chosen, verdict, isChecking }} />
            )
          const state = choiceState({ kind: 'single', id: option.id, chosen, verdict, isChecking })
          return (
            <PictureChoice
              key={option.id}
              {...parts}
              frame={frame}
              state={state}
              stateLabel={choiceLabel(state, t)}
              isChosen={isChosen}
              isTabStop={chosen.length === 0 ? index === 0 : isChosen}
            />
          )
        })}
      </ChoiceGroup>
    </div>
  )
}

const looks: Record<ChoiceState | 'checked', string> = {
  idle: 'border-line bg-card [--edge:var(--line)] enabled:hover:border-tile-edge',
  disabled: 'border-line bg-card opacity-60 [--edge:var(--line)]',
  checked: 'border-turquoise bg-turquoise-soft [--edge:var(--turquoise)]',
  right: 'border-pistachio bg-pistachio-soft [--edge:var(--pistachio)]',
  missed: 'border-dashed border-pistachio bg-card [--edge:transparent]',
  wrong: 'border-pomegranate bg-pomegranate-soft [--edge:var(--pomegranate)] motion-safe:animate-shake',
}

/** Width by height of the frame that the tallest fills, none being taller than it is wide: a higher one would stay empty. */
function frameOf(options: readonly Option[]): number {
  return Math.max(
    4 / 3,
    Math.min(...options.flatMap(({ image }) => (image ? image.width / image.height : []))),
  )
}

interface PictureChoiceProps {
  option: Option
  index: number
  /** Width by height of the place of its picture. */
  frame: number
  state: ChoiceState
  stateLabel: string | undefined
  isChosen: boolean
  isTabStop: boolean
  onSelect: () => void
}

function PictureChoice(props: PictureChoiceProps): ReactNode {
  const { option, index, frame, state, stateLabel, isChosen, isTabStop, onSelect } = props
  const { image } = option
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      data-choice
      tabIndex={isTabStop ? 0 : -1}
      disabled={state !== 'idle'}
      onClick={onSelect}
      className={`relative mb-[3px] flex flex-col overflow-hidden rounded-card border-2 text-left text-ink shadow-[0_3px_0_var(--edge)] transition-transform duration-[120ms] enabled:active:translate-y-[3px] enabled:active:shadow-none ${looks[isChosen && (state === 'idle' || state === 'disabled') ? 'checked' : state]}`}
    >
      {image && (
        <span
          className="m-1.5 grid max-h-[max(20dvh,9rem)] place-items-center"
          style={{ aspectRatio: frame }}
        >
          <img
            {...image}
            alt={image.alt}
            decoding="async"
            // As large as it is drawn, as the picture of the question above: no white beside it.
            // Four of them are seen at once with what is asked.
            style={{
              width: `${Math.min(1, image.width / image.height / frame) * 100}%`,
              maxWidth: `calc(${image.width / image.height} * max(20dvh, 9rem))`,
            }}
            className="h-auto rounded-control bg-white dark:brightness-90"
          />
        </span>
      )}
      <span className="flex min-h-11 w-full items-center gap-2 px-2.5 py-1.5">
        <span
          aria-hidden
          className="grid h-7 min-w-7 place-items-center rounded-lg border-[1.5px] border-line font-mono text-caption leading-none text-muted"
        >
          {index + 1}
        </span>
        <InlineText html={option.value} className="min-w-0 flex-1 text-compact font-medium" />
        {(state === 'right' || state === 'missed') && (
          <Icon name="check" size={24} className="animate-pop text-pistachio-text" />
        )}
        {state === 'wrong' && <Icon name="cross" size={24} className="animate-pop text-pomegranate-text" />}
        {stateLabel && <span className="sr-only">{stateLabel}</span>}
      </span>
    </button>
  )
}

export default defineQuestionType('image-based-question', {
  Player: ImageBasedQuestion,
  Review: inOnePicture(ImageBasedQuestion),
})

import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inOnePicture } from '../answer-review.tsx'
import { choiceLabel, choiceState, idsOf, inShuffle, submitsOnEnter } from '../options.ts'
import { InlineText } from '../question-text.tsx'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

/** Pick all right options; all or nothing. */
function SelectedMultiple(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit } = props
  const { t } = useTranslation()
  const [picked, setPicked] = useState<readonly number[]>([])
  const chosen = verdict ? idsOf(verdict.answer) : picked

  const toggle = (id: number) => {
    if (isChecking) return
    const next = picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]
    setPicked(next)
    onAnswer(next.length > 0 ? next : undefined)
  }

  return (
    <div onKeyDown={(event: KeyboardEvent) => submitsOnEnter(event, picked.length > 0, onSubmit)}>
      <ChoiceGroup kind="multiple" labelledBy={labelledBy}>
        {inShuffle(question.other.options).map((option, index) => {
          const state = choiceState({ kind: 'multiple', id: option.id, chosen, verdict, isChecking })
          return (
            <Choice
              key={option.id}
              kind="multiple"
              index={index}
              checked={chosen.includes(option.id)}
              state={state}
              stateLabel={choiceLabel(state, t)}
              onSelect={() => toggle(option.id)}
            >
              <InlineText html={option.value} />
            </Choice>
          )
        })}
      </ChoiceGroup>
    </div>
  )
}

export default defineQuestionType('selected-multiple', {
  Player: SelectedMultiple,
  Review: inOnePicture(SelectedMultiple),
})

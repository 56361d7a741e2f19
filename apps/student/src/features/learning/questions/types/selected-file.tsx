import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inOnePicture } from '../answer-review.tsx'
import { choiceLabel, choiceState, idsOf, inShuffle, submitsOnEnter } from '../options.ts'
import { InlineText } from '../question-text.tsx'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

/** Pick the one right option. */
function SelectedFile(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit } = props
  const { t } = useTranslation()
  const [picked, setPicked] = useState<number | undefined>(undefined)
  const chosen = idsOf(verdict ? verdict.answer : picked)
  return (
    <div onKeyDown={(event: KeyboardEvent) => submitsOnEnter(event, picked !== undefined, onSubmit)}>
      <ChoiceGroup kind="single" labelledBy={labelledBy}>
        {inShuffle(question.other.options).map((option, index) => {
          const state = choiceState({ kind: 'single', id: option.id, chosen, verdict, isChecking })
          return (
            <Choice
              key={option.id}
              kind="single"
              index={index}
              checked={chosen.includes(option.id)}
              state={state}
              stateLabel={choiceLabel(state, t)}
              onSelect={() => {
                if (isChecking) return
                setPicked(option.id)
                onAnswer(option.id)
              }}
            >
              <InlineText html={option.value} />
            </Choice>
          )
        })}
      </ChoiceGroup>
    </div>
  )
}

export default defineQuestionType('selected-file', {
  Player: SelectedFile,
  Review: inOnePicture(SelectedFile),
})

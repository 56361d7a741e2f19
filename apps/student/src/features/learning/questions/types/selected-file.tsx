import { ChoiceGroup } from '@qadam/ui/choice'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { AnswerOption } from '../answer-option.tsx'
import { inOnePicture } from '../answer-review.tsx'
import { idsOf, inShuffle, submitsOnEnter } from '../options.ts'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

/** Pick the one right option. */
function SelectedFile(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit, onPress } = props
  const [picked, setPicked] = useState<number | undefined>(undefined)
  const chosen = idsOf(verdict ? verdict.answer : picked)
  return (
    <div onKeyDown={(event: KeyboardEvent) => submitsOnEnter(event, picked !== undefined, onSubmit)}>
      <ChoiceGroup kind="single" labelledBy={labelledBy} onPress={onPress}>
        {inShuffle(question.other.options).map((option, index) => (
          <AnswerOption
            key={option.id}
            kind="single"
            {...{ option, index, chosen, verdict, isChecking }}
            onSelect={() => {
              if (isChecking) return
              setPicked(option.id)
              onAnswer(option.id)
            }}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}

export default defineQuestionType('selected-file', {
  Player: SelectedFile,
  Review: inOnePicture(SelectedFile),
})

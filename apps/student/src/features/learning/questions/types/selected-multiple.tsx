import { ChoiceGroup } from '@qadam/ui/choice'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { AnswerOption } from '../answer-option.tsx'
import { inOnePicture } from '../answer-review.tsx'
import { idsOf, inShuffle, submitsOnEnter } from '../options.ts'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

/** Pick all right options; all or nothing. */
function SelectedMultiple(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit } = props
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
        {inShuffle(question.other.options).map((option, index) => (
          <AnswerOption
            key={option.id}
            kind="multiple"
            {...{ option, index, chosen, verdict, isChecking }}
            onSelect={() => toggle(option.id)}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}

export default defineQuestionType('selected-multiple', {
  Player: SelectedMultiple,
  Review: inOnePicture(SelectedMultiple),
})

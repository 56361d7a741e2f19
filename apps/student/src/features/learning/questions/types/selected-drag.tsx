import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { plainText } from '../drag/plain-text.ts'
import { SortableList } from '../drag/sortable-list.tsx'
import { inTwoPictures } from '../answer-review.tsx'
import { idsOf, inShuffle, placeMark } from '../options.ts'
import { InlineText } from '../question-text.tsx'
import { defineQuestionType, type AnswerProps } from '../question-view.ts'

/** Put the options into the right order. */
function SelectedDrag(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit } = props
  const [order, setOrder] = useState(() => inShuffle(question.other.options).map(({ id }) => id))
  const report = useEffectEvent(onAnswer)
  // Any order is an answer, the dealt one too.
  useEffect(() => report(order), [order])
  const items = (verdict ? idsOf(verdict.answer) : order).flatMap((id) => {
    const option = question.other.options.find((each) => each.id === id)
    return option ? { id, name: plainText(option.value), shown: <InlineText html={option.value} /> } : []
  })
  return (
    <SortableList
      items={items}
      labelledBy={labelledBy}
      isLocked={isChecking || verdict !== undefined}
      hasHelp={!verdict?.isReview}
      markOf={(place) => placeMark(verdict, place)}
      onOrder={setOrder}
      onSubmit={onSubmit}
    />
  )
}

export default defineQuestionType('selected-drag', {
  Player: SelectedDrag,
  Review: inTwoPictures(SelectedDrag),
})

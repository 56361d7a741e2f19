import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProps, ReviewProps } from './question-view.ts'

const nothing = () => undefined
const still = { isChecking: false, onAnswer: nothing, onSubmit: nothing, onPress: nothing }

/** The answer in the very picture it was given in, the right one marked in it. */
export function inOnePicture(Player: ComponentType<AnswerProps>): ComponentType<ReviewProps> {
  return function Review(props: ReviewProps): ReactNode {
    return <Player {...props} {...still} />
  }
}

/** The answer, and below it the right one: of types that can't mark both in one picture. */
export function inTwoPictures(Player: ComponentType<AnswerProps>): ComponentType<ReviewProps> {
  return function Review(props: ReviewProps): ReactNode {
    const { t } = useTranslation()
    const { correct, answer_id } = props.verdict
    const right = { correct: true, answer: answer_id, answer_id, isReview: true }
    return (
      <>
        {correct !== null && <Player {...props} {...still} />}
        {correct !== true && answer_id !== null && (
          <>
            <p className="mt-4 mb-2 text-compact font-semibold text-pistachio-text">
              {t('test.review.right_answer')}
            </p>
            <Player {...props} {...still} verdict={right} />
          </>
        )}
      </>
    )
  }
}

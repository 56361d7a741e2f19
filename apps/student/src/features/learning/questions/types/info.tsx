import { Delivery } from '@qadam/delivery/delivery'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { isTransient } from '../../../../platform/call-error.ts'
import { logEvent } from '../../../../platform/event-log.ts'
import { markInfoRead } from '../info-read.ts'
import { QuestionText } from '../question-text.tsx'
import { InfoExercises } from './info-exercises.tsx'
import { defineQuestionType, type ContentProps } from '../question-view.ts'

/** Rich text. Opening it is reading it: reported to the server at once, with retries. */
function InfoQuestion({ question, accountId, lessonId, onRefused }: ContentProps): ReactNode {
  const isRead = question.other.read === true
  const refuse = useEffectEvent(onRefused)

  useEffect(() => logEvent('info_opened', `question ${question.id}`), [question.id])

  useEffect(() => {
    if (isRead) return
    let isSettled = false
    const delivery = new Delivery({
      isWaiting: () => !isSettled,
      send: async () => {
        try {
          await markInfoRead(lessonId, question.id)
          isSettled = true
        } catch (error) {
          if (isSettled || isTransient(error)) return
          isSettled = true
          refuse(error)
        }
      },
    })
    delivery.start()
    return () => {
      isSettled = true
      delivery.dispose()
    }
  }, [isRead, lessonId, question.id])

  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={text}>
        <QuestionText html={question.question} className="px-4 sm:px-0" />
      </div>
      <InfoExercises {...{ text, accountId, question, onRefused }} />
    </>
  )
}

export default defineQuestionType('info', { Player: InfoQuestion })

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isTransient } from '../../../platform/call-error.ts'
import { logEvent } from '../../../platform/event-log.ts'
import { markInfoRead } from '../info-read.ts'
import { QuestionText } from '../question-text.tsx'
import type { ContentProps } from '../question-view.ts'

const RETRY_MS = 4000

/** Rich text. Opening it is reading it: the server is told at once, and again until it heard. */
export default function InfoQuestion({ question, lessonId, onRefused }: ContentProps): ReactNode {
  const isRead = question.other.read === true
  const [tries, setTries] = useState(0)
  const refuse = useRef(onRefused)
  useEffect(() => {
    refuse.current = onRefused
  })

  useEffect(() => logEvent('info_opened', `question ${question.id}`), [question.id])

  useEffect(() => {
    if (isRead) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const again = () => setTries((count) => count + 1)
    markInfoRead(lessonId, question.id).catch((error: unknown) => {
      if (isGone) return
      if (isTransient(error)) timer = setTimeout(again, RETRY_MS)
      else refuse.current(error)
    })
    window.addEventListener('online', again, { once: true })
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isRead, lessonId, question.id, tries])

  return <QuestionText html={question.question} className="px-4 sm:px-0" />
}

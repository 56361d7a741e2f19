import type { DraftQuestion, Lang } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { faultWords } from './fault-text.ts'
import { fieldName } from './field-name.ts'
import { questionTypeOf } from './question-types.ts'
import { StudentFrame } from './student-frame.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'

/** Debounce: how long after the last key the preview is fetched. */
const PAUSE_MS = 700

/** The question that is being written as the school will give it to a student, or what it still lacks. */
export function StudentView({
  lessonId,
  title,
  question,
  lang,
}: {
  lessonId: number
  /** Of the lesson. */
  title: string
  question: DraftQuestion
  lang: Lang
}): ReactNode {
  const { t } = useTranslation()
  const settled = useSettled(question)
  const read = useQuery({
    ...replyQuery(['authoring', 'view', lessonId, lang, settled], 'authoring_question_view', {
      lesson_id: lessonId,
      question: settled,
      lang,
    }),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    retry: false,
  })
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={160} />} />
  const faults = data.faults.filter(({ level }) => level === 'error')
  return (
    <>
      {!data.question && (
        <div>
          <p className="font-medium">{t('authoring.not_whole')}</p>
          <ul className="mt-1 list-disc ps-5 text-muted">
            {faults.map((fault, index) => (
              <li key={index}>
                {[fault.path && fieldName(fault.path, question.type, t), faultWords(fault, t)]
                  .filter(Boolean)
                  .join(': ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <StudentFrame
        show={
          data.question
            ? {
                lang,
                title,
                question: data.question,
                starter: questionTypeOf(settled.type).starter?.(settled, lang),
              }
            : undefined
        }
      />
    </>
  )
}

/** The last value that stood for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

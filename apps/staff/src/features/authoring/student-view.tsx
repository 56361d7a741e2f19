import type { DraftQuestion, Lang, Question } from '@qadam/contract'
import { Prose } from '@qadam/ui/prose'
import { Skeleton } from '@qadam/ui/skeleton'
import { errorText } from '@qadam/web/error-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { faultWords } from './fault-text.ts'

/** Debounce: how long after the last key the preview is fetched. */
const PAUSE_MS = 700

/** The question that is being written as the school will give it to a student, or what it still lacks. */
export function StudentView({
  lessonId,
  question,
  lang,
}: {
  lessonId: number
  question: DraftQuestion
  lang: Lang
}): ReactNode {
  const { t } = useTranslation()
  const settled = useSettled(question)
  const { data, error } = useQuery({
    queryKey: ['authoring', 'view', lessonId, lang, settled],
    queryFn: async ({ signal }) =>
      await call('authoring_question_view', { lesson_id: lessonId, question: settled, lang }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    retry: false,
  })
  if (!data) return error ? <p className="text-muted">{errorText(error)}</p> : <Skeleton height={160} />
  if (!data.question)
    return (
      <div>
        <p className="font-medium">{t('authoring.not_whole')}</p>
        <ul className="mt-1 list-disc ps-5 text-muted">
          {data.faults
            .filter(({ level }) => level === 'error')
            .map((fault, index) => (
              <li key={index}>{[fault.path, faultWords(fault, t)].filter(Boolean).join(': ')}</li>
            ))}
        </ul>
      </div>
    )
  return <Shown question={data.question} />
}

function Shown({ question }: { question: Question }): ReactNode {
  const { other } = question
  return (
    <div className="flex flex-col gap-4">
      {question.tip !== null && <Prose className="text-muted" html={question.tip} />}
      <Prose html={question.question} />
      {other.picture && (
        <img
          src={other.picture.src}
          alt={other.picture.alt}
          width={other.picture.width}
          height={other.picture.height}
          className="h-auto max-w-full rounded-control"
        />
      )}
      {other.video && (
        <video
          src={other.video.src}
          poster={other.video.poster ?? undefined}
          controls
          className="w-full rounded-control"
        />
      )}
      {other.template && (
        <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-sm">
          {other.template.code}
        </pre>
      )}
      {other.options.length > 0 && (
        <ul className="flex flex-col gap-2">
          {other.options.map((option) => (
            <li key={option.id} className="rounded-control border-2 border-line bg-card px-4 py-3">
              {option.image && (
                <img src={option.image.src} alt={option.image.alt} className="mb-2 h-auto max-w-full" />
              )}
              {other.template ? <code>{option.value}</code> : <Prose html={option.value} />}
            </li>
          ))}
        </ul>
      )}
    </div>
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

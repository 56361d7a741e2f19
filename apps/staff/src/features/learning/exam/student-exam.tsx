import type { ExamSitting, StudentExam as Found } from '@qadam/contract'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatPercent } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { examQuery } from './exam-queries.ts'
import { PaceNote, SittingHead } from './sitting-head.tsx'

/** The placement exam of a student: its sittings, and for an admin a button to grant another one. */
export function StudentExam({ studentId, canGrant }: { studentId: number; canGrant: boolean }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(examQuery(studentId))
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-lg font-bold">{t('exam.title')}</h2>
        {read.data && canGrant && <Grant studentId={studentId} exam={read.data} />}
      </div>
      <QueryView query={read} skeleton={<Skeleton height={64} />}>
        {({ sittings, allowed }) => (
          <>
            {sittings.every(({ is_past: isPast }) => isPast) && (
              <p className="text-muted">{t(allowed ? 'exam.not_begun' : 'exam.not_allowed')}</p>
            )}
            {sittings.map((sitting) => (
              <Sitting key={sitting.id} sitting={sitting} />
            ))}
          </>
        )}
      </QueryView>
    </section>
  )
}

function Grant({ studentId, exam }: { studentId: number; exam: Found }): ReactNode {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const grant = useMutation({
    mutationFn: async () => await call('exam_grant', { student_id: studentId }),
    onSuccess: (data) => cache.setQueryData(examQuery(studentId).queryKey, data),
    // A sitting that has begun meanwhile is shown.
    onError: () => cache.invalidateQueries({ queryKey: examQuery(studentId).queryKey }),
  })
  const current = exam.sittings.find(({ is_past }) => !is_past)
  if (current?.state === 'running' || (exam.allowed && !current)) return null
  return (
    <>
      {grant.error && (
        <FormFault>
          {isCallError(grant.error, 'conflict') ? t('exam.running_now') : errorText(grant.error)}
        </FormFault>
      )}
      <ConfirmButton
        variant="secondary"
        loading={grant.isPending}
        question={{
          title: t(current ? 'exam.grant_again' : 'exam.grant'),
          body: t(current ? 'exam.grant_again_text' : 'exam.grant_text'),
          confirmLabel: t('exam.grant_yes'),
          cancelLabel: t('exam.grant_no'),
        }}
        onConfirm={() => grant.mutate()}
      >
        {t(current ? 'exam.grant_again' : 'exam.grant')}
      </ConfirmButton>
    </>
  )
}

function Sitting({ sitting }: { sitting: ExamSitting }): ReactNode {
  return (
    <details
      className="rounded-card border border-line bg-card"
      open={!sitting.is_past && sitting.state === 'running'}
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
        <SittingHead sitting={sitting} />
      </summary>
      {sitting.parts.map((part, index) => (
        <PartTable key={part.level} part={part} number={index + 1} />
      ))}
    </details>
  )
}

type Part = ExamSitting['parts'][number]

function PartTable({ part, number }: { part: Part; number: number }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="overflow-x-auto border-t border-line px-4 py-3">
      {part.pace && <PaceNote pace={part.pace} />}
      <table className="w-full text-left text-compact">
        <caption className="pb-1 text-left font-semibold">
          {t('exam.part', { number })}
          {part.results && ` · ${formatPercent(part.results.percentage)}`}
        </caption>
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-1 pr-3 font-medium">{t('exam.question')}</th>
            <th className="py-1 pr-3 font-medium">{t('exam.answer')}</th>
            <th className="py-1 font-medium">{t('exam.took')}</th>
          </tr>
        </thead>
        <tbody>
          {part.answers.map((answer) => (
            <tr key={answer.questionId} className="border-t border-line align-top">
              <td className="py-1.5 pr-3 whitespace-pre-line" lang="en">
                {answer.question}
              </td>
              <td className="py-1.5 pr-3">
                <Given answer={answer} />
              </td>
              <td className="py-1.5 whitespace-nowrap numbers">
                {answer.took_s === null ? '—' : t('exam.seconds', { count: answer.took_s })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Given({ answer }: { answer: Part['answers'][number] }): ReactNode {
  const { t } = useTranslation()
  return (
    <span className="flex flex-col">
      <span className="flex items-start gap-1.5">
        <Icon
          name={answer.isCorrect ? 'check' : 'cross'}
          size={18}
          label={t(answer.isCorrect ? 'exam.right' : 'exam.wrong')}
          className={`mt-0.5 shrink-0 ${answer.isCorrect ? 'text-pistachio-text' : 'text-pomegranate-text'}`}
        />
        {answer.selected === null ? (
          <span className="text-muted">{t('exam.no_answer')}</span>
        ) : (
          <span lang="en">{answer.selected}</span>
        )}
      </span>
      {!answer.isCorrect && (
        <span lang="en" className="pl-6 text-sm text-muted">
          {answer.correct}
        </span>
      )}
    </span>
  )
}

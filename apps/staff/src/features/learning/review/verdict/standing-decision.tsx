import type { ReviewPage } from '@qadam/contract'
import { Letter } from '@qadam/ui/letter'
import { Prose } from '@qadam/ui/prose'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../platform/times.ts'
import { StatusChip } from '../status-chip.tsx'
import { useGradeText } from './grade-text.ts'

/** The decision that holds, the words as the student reads them, and those that held before. */
export function StandingDecision({ page, action }: { page: ReviewPage; action: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const gradeText = useGradeText()
  const [standing, ...former] = page.decisions
  if (!standing) return null
  return (
    <section aria-label={t('review.decision')} className="flex flex-col gap-4">
      <dl className="grid grid-cols-3 gap-2">
        <Given name={t('review.score')} value={standing.score ?? '—'} />
        <Given name={t('review.coins')} value={standing.coins} />
        <Given name={t('review.points')} value={standing.points} />
      </dl>
      <Letter
        from={standing.reviewer}
        date={formatMoment(standing.decided_at)}
        dateTime={standing.decided_at}
        title={t(`queue.status.${standing.verdict}`)}
        tone={standing.verdict}
      >
        {page.teacher_comment ? (
          <Prose className="text-base" html={page.teacher_comment} />
        ) : (
          <p className="text-base text-muted">{t('review.no_comment')}</p>
        )}
      </Letter>
      {action}
      {former.length > 0 && (
        <details className="rounded-card border border-line">
          <summary className="min-h-11 content-center px-4 font-medium">
            {t('review.history', { count: former.length })}
          </summary>
          <ol className="divide-y divide-line border-t border-line">
            {former.map((each) => (
              <li key={each.decision_id} className="flex flex-col gap-1.5 px-4 py-3">
                <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
                  <StatusChip status={each.verdict} />
                  <span className="numbers">{gradeText(each)}</span>
                </span>
                <span className="text-sm text-muted">
                  {each.reviewer}, {formatMoment(each.decided_at)}
                </span>
                {each.comment && <p className="text-compact whitespace-pre-wrap">{each.comment}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function Given({ name, value }: { name: string; value: number | string }): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-ground px-3 py-2">
      <dt className="text-caption leading-4 text-muted">{name}</dt>
      <dd className="font-display text-xl leading-7 font-semibold numbers">{value}</dd>
    </div>
  )
}

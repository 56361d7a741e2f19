import { limits, type BankQuestion } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { formatNumber, formatPercent } from '@qadam/web/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface BankQuestionRowProps {
  question: BankQuestion
  isBusy: boolean
  onEdit: () => void
  onRetire: () => void
}

/** One question: what it asks and how it goes; opened, each option with those who chose it, and what can be done. */
export function BankQuestionRow({ question, isBusy, onEdit, onRetire }: BankQuestionRowProps): ReactNode {
  const { t } = useTranslation()
  const { answered, unanswered, share, drift, retired_at: retiredAt } = question
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-tile">
          <span className="flex min-w-0 flex-1 basis-64 items-start gap-2">
            <Icon
              name="chevron-right"
              size={18}
              className="mt-0.5 shrink-0 text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none"
            />
            <span className="min-w-0">
              <span lang="en" className="block font-medium whitespace-pre-line wrap-anywhere">
                {question.question}
              </span>
              <span lang="en" className="block text-compact text-pistachio-text wrap-anywhere">
                {question.right}
              </span>
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted numbers max-sm:pl-6.5">
            <Asked question={question} />
            {share !== null && (
              <span className="font-semibold text-ink">
                {t('exam.share', { percent: formatPercent(share * 100) })}
              </span>
            )}
            {drift && (
              <Chip tone="lapis">
                {t(drift.recent > drift.before ? 'exam.easier' : 'exam.harder', {
                  before: formatPercent(drift.before * 100),
                  recent: formatPercent(drift.recent * 100),
                })}
              </Chip>
            )}
          </span>
        </summary>
        <div className="flex flex-col gap-3 px-4 pt-1 pb-4 sm:pl-10.5">
          <ul className="flex max-w-xl flex-col gap-1.5">
            {[question.right, ...question.wrong].map((value, index) => (
              <Option
                key={index}
                value={value}
                isRight={index === 0}
                chosen={question.chosen[index] ?? 0}
                answered={answered}
              />
            ))}
          </ul>
          {(unanswered > 0 || answered > 0) && (
            <p className="text-sm text-muted">
              {t('exam.figures', { count: answered })}
              {unanswered > 0 && ` ${t('exam.unanswered', { count: unanswered })}`}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={onEdit}>
              {t('exam.edit')}
            </Button>
            <Button size="sm" variant="secondary" loading={isBusy} onClick={onRetire}>
              {t(retiredAt === null ? 'exam.retire' : 'exam.bring_back')}
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}

function Asked({ question: { asked } }: { question: BankQuestion }): ReactNode {
  const { t } = useTranslation()
  if (asked === 0) return <span>{t('exam.never_asked')}</span>
  const isMore = asked >= limits.exam.bank.counted
  return <span>{t('exam.asked', { count: asked, asked: `${formatNumber(asked)}${isMore ? '+' : ''}` })}</span>
}

function Option({
  value,
  isRight,
  chosen,
  answered,
}: {
  value: string
  isRight: boolean
  chosen: number
  answered: number
}): ReactNode {
  const { t } = useTranslation()
  const share = answered === 0 ? 0 : chosen / answered
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-compact">
      <span className="flex min-w-0 items-start gap-1.5">
        <Icon
          name={isRight ? 'check' : 'cross'}
          size={18}
          label={t(isRight ? 'exam.right' : 'exam.wrong')}
          className={`mt-0.5 shrink-0 ${isRight ? 'text-pistachio-text' : 'text-muted'}`}
        />
        <span lang="en" className="min-w-0 wrap-anywhere">
          {value}
        </span>
      </span>
      {answered > 0 && (
        <>
          <span className="text-sm text-muted numbers">
            {formatNumber(chosen)} · {formatPercent(share * 100)}
          </span>
          <span aria-hidden className="col-span-2 mt-0.5 h-1.5 overflow-hidden rounded-full bg-tile">
            <span
              className={`block h-full rounded-full ${isRight ? 'bg-pistachio' : 'bg-lapis-text'}`}
              style={{ width: `${share * 100}%` }}
            />
          </span>
        </>
      )}
    </li>
  )
}

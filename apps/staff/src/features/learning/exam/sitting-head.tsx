import type { ExamPace, RecentSitting } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/times.ts'

type Sitting = Omit<RecentSitting, 'student'>

/** What a sitting came to: its level, when it was, how its parts went, and a pace that nobody has. */
export function SittingHead({ sitting }: { sitting: Sitting }): ReactNode {
  const { t } = useTranslation()
  const { level, is_past: isPast, parts, started_at: startedAt } = sitting
  const isFast = parts.some(({ pace }) => pace)
  return (
    <>
      <span className="font-semibold">
        {level === null ? t('exam.running') : t(`exam.level.${levelKey(level)}`)}
      </span>
      <span className="text-sm text-muted numbers max-sm:basis-full">{formatMoment(startedAt)}</span>
      {isPast && <Chip>{t('exam.past')}</Chip>}
      <span className="flex flex-wrap gap-2">
        {parts.map(({ level: name, results }, index) => (
          <Chip key={name} tone={results && results.percentage >= 80 ? 'pistachio' : 'neutral'}>
            {t('exam.part', { number: index + 1 })}
            {results && `: ${results.correct} / ${results.total}`}
            {results?.timeOut && ` · ${t('exam.timeout')}`}
          </Chip>
        ))}
        {isFast && (
          <Chip tone="lapis" icon={<Icon name="clock" size={15} />}>
            {t('exam.pace')}
          </Chip>
        )}
      </span>
    </>
  )
}

/** How fast the answers of a part came, in words that judge nobody. */
export function PaceNote({ pace }: { pace: ExamPace }): ReactNode {
  const { t } = useTranslation()
  const { answers, right, took_s: seconds } = pace
  return (
    <p className="flex items-start gap-2 pb-2 text-compact">
      <Icon name="clock" size={18} className="mt-0.5 shrink-0 text-lapis-text" />
      <span>
        {t('exam.pace_is', { count: answers, right, seconds })}{' '}
        <span className="text-muted">{t('exam.pace_text')}</span>
      </span>
    </p>
  )
}

const levelKey = (level: number): '0' | '1' | '2' | '3' => (['0', '1', '2', '3'] as const)[level] ?? '0'

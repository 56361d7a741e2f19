import { limits, type Question } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../platform/i18n/sizes-and-moments.ts'
import { InlineText, QuestionText } from '../questions/question-text.tsx'

export interface PracticeTaskProps {
  question: Question
  textId: string
  /** Once something was submitted, the assignment folds. */
  isFolded: boolean
}

/** The assignment: what is to be made, a tip, and the requirements. */
export function PracticeTask({ question, textId, isFolded }: PracticeTaskProps): ReactNode {
  const { t } = useTranslation()
  const body = (
    <>
      <QuestionText id={textId} html={question.question} className="max-w-none!" />
      {question.tip && (
        <div className="mt-4 flex gap-2.5 rounded-card bg-saffron-soft px-4 py-3 text-[15px]">
          <Icon name="info" size={20} label={t('practice.tip')} className="mt-px text-saffron-text" />
          <InlineText html={question.tip} className="min-w-0 flex-1" />
        </div>
      )}
      <ul aria-label={t('practice.asked')} className="mt-4 flex flex-wrap gap-2">
        {askedOf(t, question).map(({ icon, text }) => (
          <li key={text}>
            <Chip icon={<Icon name={icon} size={16} className="text-turquoise-text" />}>{text}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
  if (!isFolded) return <section>{body}</section>
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold select-none">
        <Icon name="practice" size={22} className="text-turquoise-text" />
        <span className="flex-1">{t('practice.task')}</span>
        <Icon
          name="chevron-down"
          size={20}
          className="text-muted transition-transform duration-[120ms] group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-4">{body}</div>
    </details>
  )
}

function askedOf(t: TFunction, { type, other }: Question): { icon: IconName; text: string }[] {
  const promise = { icon: 'clock' as const, text: t('practice.ask.promise') }
  switch (type) {
    case 'input-file': {
      const size = formatSize(limits.upload.maxBytes)
      return [
        { icon: 'file', text: t('practice.ask.files', { count: limits.upload.maxFiles }) },
        { icon: 'archive', text: t('practice.ask.size', { size }) },
        promise,
      ]
    }
    case 'voice':
      return [
        { icon: 'mic', text: t('practice.ask.seconds', { count: other.max_s ?? limits.voice.max_s }) },
        promise,
      ]
    case 'text': {
      const { min = null, max = null } = other.words ?? {}
      if (min !== null && max !== null)
        return [{ icon: 'text', text: t('practice.ask.words_between', { min, max }) }, promise]
      if (min !== null) return [{ icon: 'text', text: t('practice.ask.words_min', { count: min }) }, promise]
      if (max !== null) return [{ icon: 'text', text: t('practice.ask.words_max', { count: max }) }, promise]
      return [promise]
    }
    default:
      return [promise]
  }
}

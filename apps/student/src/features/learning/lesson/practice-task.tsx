import type { Question } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineText, QuestionText } from '../questions/question-text.tsx'
import { practiceTypeOf } from './practice-types.ts'

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
      <QuestionText id={textId} html={question.question} className="max-w-none" />
      {question.tip && (
        <div className="mt-4 flex gap-2.5 rounded-card bg-saffron-soft px-4 py-3 text-compact">
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
  return [...(practiceTypeOf(type)?.asked?.(t, other) ?? []), promise]
}

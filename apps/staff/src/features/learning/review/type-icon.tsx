import { isOfSet, type QuestionType } from '@qadam/contract'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PracticeType } from './queue/queue-filters.ts'

export const typeIcons: Record<PracticeType, IconName> = {
  text: 'text',
  voice: 'mic',
  'input-file': 'file',
  compiler: 'code',
}

export function isPracticeType(type: QuestionType): type is PracticeType {
  return isOfSet(type, 'practice')
}

/** The type of a submission, by shape and name. */
export function TypeIcon({ type, size = 20 }: { type: QuestionType; size?: number }): ReactNode {
  const { t } = useTranslation()
  if (!isPracticeType(type)) return null
  return (
    <span title={t(`queue.types.${type}`)} className="inline-flex text-muted">
      <Icon name={typeIcons[type]} size={size} label={t(`queue.types.${type}`)} />
    </span>
  )
}

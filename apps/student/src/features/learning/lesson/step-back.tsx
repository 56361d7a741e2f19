import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Back to the step before, where there is one. */
export function StepBack({ index, onMove }: { index: number; onMove: (to: number) => void }): ReactNode {
  const { t } = useTranslation()
  if (index === 0) return null
  return (
    <IconButton
      label={t('lesson.back')}
      icon={<Icon name="arrow-left" size={24} />}
      onClick={() => onMove(index - 1)}
      size="lg"
    />
  )
}

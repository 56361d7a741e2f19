import { limits } from '@qadam/contract'
import { StreakPopup } from '@qadam/ui/streak-popup'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { quietMoment } from '../../../platform/quiet-moment.ts'

/** The streak's popup; no toast lies over it. */
export function StreakMoment({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  useEffect(() => (open ? quietMoment.begin() : undefined), [open])
  return (
    <StreakPopup
      open={open}
      title={t('shell.streak_title')}
      text={t('shell.streak_text')}
      autoCloseMs={limits.streakPopup.close_ms}
      onClose={onClose}
    />
  )
}

import { limits } from '@qadam/contract'
import '@qadam/ui/toaster.css'
import { Toaster } from '@qadam/ui/toaster'
import { toasterMounted } from '@qadam/web/toast'
import { useTheme } from '@qadam/web/use-theme'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function Toasts(): ReactNode {
  const { t } = useTranslation()
  const theme = useTheme()
  useEffect(() => toasterMounted(), [])
  return (
    <Toaster
      theme={theme}
      label={t('shell.notifications')}
      closeLabel={t('shell.close')}
      durationMs={limits.toast.default_ms}
      // At the top right it would lie over the head of the verdict, at the foot of a phone over its bar.
      position="bottom-center"
      offset={{ bottom: 'var(--toast-foot)' }}
      mobileOffset={{ bottom: 'var(--toast-foot)' }}
    />
  )
}

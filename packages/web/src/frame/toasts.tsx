import { limits } from '@qadam/contract'
import '@qadam/ui/toaster.css'
import { Toaster } from '@qadam/ui/toaster'
import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toasterMounted } from '../toast.ts'
import { useTheme } from '../use-theme.ts'

/** Where toasts show, and how far from the edge; by default where the Toaster puts them. */
type ToastsProps = Pick<ComponentProps<typeof Toaster>, 'position' | 'offset' | 'mobileOffset'>

export function Toasts(place: ToastsProps): ReactNode {
  const { t } = useTranslation()
  const theme = useTheme()
  useEffect(() => toasterMounted(), [])
  return (
    <Toaster
      theme={theme}
      label={t('shell.notifications')}
      closeLabel={t('shell.close')}
      durationMs={limits.toast.default_ms}
      {...place}
    />
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The title of the browser tab. */
export function PageTitle({ children }: { children?: string }): ReactNode {
  const { t } = useTranslation()
  const product = t('shell.product')
  return <title>{children ? `${children} · ${product}` : product}</title>
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Whom to turn to without the password. */
export function AskCurator(): ReactNode {
  const { t } = useTranslation()
  return <p className="text-sm text-muted">{t('accounts.forgot')}</p>
}

import { ErrorState } from '@qadam/ui/error-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../error-text.ts'

export interface LoadErrorProps {
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** What stands in the place of data that could not be fetched: what happened, and a way to ask again. */
export function LoadError({ error, retrying, onRetry }: LoadErrorProps): ReactNode {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('errors.load_failed')}
      text={errorText(error)}
      retryLabel={t('errors.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}

import { ErrorState } from '@qadam/ui/error-state'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from './error-text.ts'
import { noteError } from './note-event.ts'

export interface LoadErrorProps {
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** What stands in the place of data that could not be fetched: what happened, and a way to ask again. */
export function LoadError({ error, retrying, onRetry }: LoadErrorProps): ReactNode {
  const { t } = useTranslation()
  useEffect(() => noteError('call', error), [error])
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

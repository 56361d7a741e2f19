import { ErrorState } from '@qadam/ui/error-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallError } from '../call-error.ts'
import { errorText } from '../error-text.ts'
import { useOnline } from '../use-online.ts'

export interface LoadErrorProps {
  error: unknown
  retrying?: boolean
  onRetry: () => void
}

/** Shown in place of data that could not be fetched: what happened, and a retry button. */
export function LoadError({ error, retrying = false, onRetry }: LoadErrorProps): ReactNode {
  const { t } = useTranslation()
  // Nothing failed: there is no connection, and this was never there before.
  const isUnvisited = !useOnline() && isCallError(error, 'network')
  // To ask again gives the same answer, which says all.
  if (isCallError(error, 'not_found', 'access.forbidden')) return <ErrorState title={errorText(error)} />
  return (
    <ErrorState
      title={t(isUnvisited ? 'errors.unvisited' : 'errors.load_failed')}
      text={isUnvisited ? t('errors.unvisited_text') : errorText(error)}
      retryLabel={t('errors.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}

import { Button, buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { useReload } from '@qadam/web/use-reload'
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noteError } from '../platform/note-event.ts'
import { paths } from '../platform/paths.ts'

interface State {
  failed: { error: unknown } | null
}

/** The last net under the whole app: what broke outside of any screen. */
export class UnexpectedErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (failed)
      return <UnexpectedErrorScreen error={failed.error} onRetry={() => this.setState({ failed: null })} />
    return this.props.children
  }
}

interface UnexpectedErrorScreenProps {
  error: unknown
  onRetry: () => void
}

export function UnexpectedErrorScreen({ error, onRetry }: UnexpectedErrorScreenProps): ReactNode {
  const { t } = useTranslation()
  const { reload, state } = useReload()
  useEffect(() => noteError('unexpected', error), [error])
  return (
    <main role="alert" className="grid min-h-dvh place-items-center">
      <EmptyState
        mood="sad"
        title={t('errors.unexpected_error_occurred')}
        text={state === 'offline' ? t('shell.still_offline') : t('errors.unexpected_text')}
        action={
          <div className="flex w-72 max-w-full flex-col gap-2">
            <Button full onClick={onRetry}>
              {t('errors.retry')}
            </Button>
            <Button full variant="secondary" loading={state === 'checking'} onClick={reload}>
              {t('errors.reload')}
            </Button>
            {/* A whole page load: the router itself may be what broke. */}
            <a href={paths.login} className={buttonClass({ variant: 'ghost', full: true })}>
              {t('errors.go_to_login')}
            </a>
          </div>
        }
      />
    </main>
  )
}

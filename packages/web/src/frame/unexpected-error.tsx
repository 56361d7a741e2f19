import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReload } from '../use-reload.ts'

interface ScreenParts {
  /** Called with the error that was shown. The same function in every render. */
  onShown?: (error: unknown) => void
  /** Another way on, below the two buttons: a whole page load, since the router itself may be what broke. */
  wayOut?: ReactNode
}

interface State {
  failed: { error: unknown } | null
}

/** The last net under a whole app: what broke outside of any screen. */
export class UnexpectedErrorBoundary extends Component<ScreenParts & { children: ReactNode }, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { failed } = this.state
    const { children, onShown, wayOut } = this.props
    if (!failed) return children
    return (
      <UnexpectedErrorScreen
        error={failed.error}
        onShown={onShown}
        wayOut={wayOut}
        onRetry={() => this.setState({ failed: null })}
      />
    )
  }
}

interface UnexpectedErrorScreenProps extends ScreenParts {
  error: unknown
  onRetry: () => void
}

export function UnexpectedErrorScreen({
  error,
  onRetry,
  onShown,
  wayOut,
}: UnexpectedErrorScreenProps): ReactNode {
  const { t } = useTranslation()
  const { reload, state } = useReload()
  useEffect(() => onShown?.(error), [error, onShown])
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
            {wayOut}
          </div>
        }
      />
    </main>
  )
}

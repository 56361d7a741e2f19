import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { useReload } from '@qadam/web/use-reload'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface State {
  failed: boolean
}

/** The last net under the whole console: what broke outside of any screen. */
export class UnexpectedErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    if (this.state.failed) return <UnexpectedErrorScreen onRetry={() => this.setState({ failed: false })} />
    return this.props.children
  }
}

export function UnexpectedErrorScreen({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation()
  const { reload, state } = useReload()
  return (
    <main role="alert" className="grid min-h-dvh place-items-center">
      <EmptyState
        mood="sad"
        title={t('errors.unexpected')}
        text={t(state === 'offline' ? 'errors.still_offline' : 'errors.unexpected_text')}
        action={
          <div className="flex w-72 max-w-full flex-col gap-2">
            <Button full onClick={onRetry}>
              {t('errors.retry')}
            </Button>
            {/* A whole page load: the router itself may be what broke. */}
            <Button full variant="secondary" loading={state === 'checking'} onClick={reload}>
              {t('errors.reload')}
            </Button>
          </div>
        }
      />
    </main>
  )
}

import { Button, buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { basePath } from '../platform/paths.ts'

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
  return (
    <main role="alert" className="grid min-h-dvh place-items-center">
      <EmptyState
        mood="sad"
        title={t('errors.unexpected')}
        text={t('errors.unexpected_text')}
        action={
          <div className="flex w-72 max-w-full flex-col gap-2">
            <Button full onClick={onRetry}>
              {t('errors.retry')}
            </Button>
            {/* A whole page load: the router itself may be what broke. */}
            <a href={basePath} className={buttonClass({ variant: 'secondary', full: true })}>
              {t('errors.reload')}
            </a>
          </div>
        }
      />
    </main>
  )
}

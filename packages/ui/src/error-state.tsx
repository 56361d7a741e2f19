import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Icon } from './icon.tsx'

export interface ErrorStateProps {
  /** What happened, in one sentence. */
  title: string
  text?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
  className?: string
}

export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  retrying,
  action,
  className,
}: ErrorStateProps): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        mood="sad"
        title={title}
        text={text}
        className={className}
        action={
          action ??
          (onRetry && retryLabel ? (
            <Button onClick={onRetry} loading={retrying} icon={<Icon name="refresh" size={20} />}>
              {retryLabel}
            </Button>
          ) : undefined)
        }
      />
    </div>
  )
}

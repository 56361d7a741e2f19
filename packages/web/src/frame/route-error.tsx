import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Spinner } from '@qadam/ui/spinner'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkError, reloadForChunk } from '../chunk.ts'
import { useOnline } from '../use-online.ts'
import { useReload } from '../use-reload.ts'

interface RouteErrorProps extends Pick<ErrorComponentProps, 'error' | 'reset'> {
  /** Called with the error that was shown. The same function in every render. */
  onShown?: (kind: 'chunk' | 'render', error: unknown) => void
}

/** What a screen that broke shows: a part that did not load reloads the page, all else can be tried again. */
export function RouteError({ error, reset, onShown }: RouteErrorProps): ReactNode {
  return error instanceof ChunkError ? (
    <ChunkFailure error={error} onShown={onShown} />
  ) : (
    <RenderFailure error={error} reset={reset} onShown={onShown} />
  )
}

function ChunkFailure({
  error,
  onShown,
}: { error: ChunkError } & Pick<RouteErrorProps, 'onShown'>): ReactNode {
  const { t } = useTranslation()
  useEffect(() => onShown?.('chunk', error.cause), [error, onShown])
  const [reloading] = useState(reloadForChunk)
  const isOnline = useOnline()
  const { reload, state } = useReload()

  if (reloading && !isOnline)
    return <EmptyState mood="sleeping" title={t('errors.unvisited')} text={t('errors.unvisited_text')} />
  if (reloading)
    return (
      <div
        role="status"
        aria-label={t('shell.loading')}
        className="grid min-h-[60dvh] place-items-center text-turquoise-text"
      >
        <Spinner />
      </div>
    )
  return (
    <EmptyState
      mood="sad"
      title={t('errors.load_failed')}
      text={state === 'offline' ? t('shell.still_offline') : t('errors.network')}
      action={
        <Button loading={state === 'checking'} onClick={reload}>
          {t('errors.reload')}
        </Button>
      }
    />
  )
}

function RenderFailure({ error, reset, onShown }: RouteErrorProps): ReactNode {
  const { t } = useTranslation()
  const router = useRouter()
  useEffect(() => {
    console.error(error)
    onShown?.('render', error)
  }, [error, onShown])
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        mood="sad"
        title={t('errors.load_failed')}
        text={t('errors.unexpected_text')}
        action={
          <Button
            onClick={() => {
              reset()
              void router.invalidate()
            }}
          >
            {t('errors.retry')}
          </Button>
        }
      />
    </div>
  )
}

import { buttonClass } from '@qadam/ui/button'
import {
  UnexpectedErrorBoundary as Boundary,
  UnexpectedErrorScreen as Screen,
} from '@qadam/web/frame/unexpected-error'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noteError } from '../platform/note-event.ts'
import { paths } from '../platform/paths.ts'

const note = (error: unknown): void => noteError('unexpected', error)

/** The last net under the whole app. */
export function UnexpectedErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <Boundary onShown={note} wayOut={<ToLogin />}>
      {children}
    </Boundary>
  )
}

export function UnexpectedErrorScreen(props: { error: unknown; onRetry: () => void }): ReactNode {
  return <Screen {...props} onShown={note} wayOut={<ToLogin />} />
}

function ToLogin(): ReactNode {
  const { t } = useTranslation()
  return (
    <a href={paths.login} className={buttonClass({ variant: 'ghost', full: true })}>
      {t('errors.go_to_login')}
    </a>
  )
}

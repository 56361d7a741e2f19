import { RouteError as Shown } from '@qadam/web/frame/route-error'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { noteError } from '../platform/note-event.ts'

/** Shown in place of a screen that failed to render; reported to the event log. */
export function RouteError({ error, reset }: ErrorComponentProps): ReactNode {
  return <Shown error={error} reset={reset} onShown={noteError} />
}

import { LoadError as Shown, type LoadErrorProps } from '@qadam/web/frame/load-error'
import { useEffect, type ReactNode } from 'react'
import { noteError } from './note-event.ts'

/** Shown in place of data that could not be fetched; reported to the event log. */
export function LoadError(props: LoadErrorProps): ReactNode {
  const { error } = props
  useEffect(() => noteError('call', error), [error])
  return <Shown {...props} />
}

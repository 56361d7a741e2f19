import { LoadError as Shown, type LoadErrorProps } from '@qadam/web/frame/load-error'
import { useEffect, type ReactNode } from 'react'
import { noteError } from './note-event.ts'

/** What stands in the place of data that could not be fetched; the event log hears of it. */
export function LoadError(props: LoadErrorProps): ReactNode {
  const { error } = props
  useEffect(() => noteError('call', error), [error])
  return <Shown {...props} />
}

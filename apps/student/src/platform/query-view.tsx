import { QueryView as Shown, type QueryViewProps } from '@qadam/web/frame/query-view'
import type { ReactNode } from 'react'
import { LoadError } from './load-error.tsx'

/** A query on the screen; a failure is reported to the event log. */
export function QueryView<Data>(props: Omit<QueryViewProps<Data>, 'Failure'>): ReactNode {
  return <Shown {...props} Failure={LoadError} />
}

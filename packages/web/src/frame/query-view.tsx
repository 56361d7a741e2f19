import type { ReactNode } from 'react'
import { LoadError } from './load-error.tsx'

interface Reading {
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Several queries as one: it failed where one of them did, and tries all again. */
export function joinQueries(...reads: readonly Reading[]): Reading {
  return {
    error: reads.find(({ error }) => error)?.error,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: async () => await Promise.all(reads.map(async (read) => await read.refetch())),
  }
}

export interface QueryViewProps<Data> {
  query: Reading & { data: Data | undefined }
  /** Stands there until the first reply. */
  skeleton: ReactNode
  /** Whether there is nothing to show, so that `empty` stands there. */
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  /** Left out by a component that returns this as long as it has no data to go on with. */
  children?: (data: Data) => ReactNode
  /** How a failure is shown. */
  Failure?: typeof LoadError
}

/** A query on the screen: on its way, failed, empty or there. What was read once stays when a later read fails. */
export function QueryView<Data>({
  query: { data, error, isFetching, refetch },
  skeleton,
  isEmpty,
  empty,
  children,
  Failure = LoadError,
}: QueryViewProps<Data>): ReactNode {
  if (data !== undefined) return isEmpty?.(data) ? empty : children?.(data)
  if (!error) return skeleton
  return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

import { useCallback, useEffect, useState } from 'react'

export type Loaded<Value> = { kind: 'loading' } | { kind: 'loaded'; value: Value } | { kind: 'failed' }

/** Runs `load` once for as long as it stays the same function, and again when asked to. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): [Loaded<Value>, () => void] {
  const [state, setState] = useState<Loaded<Value>>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const become = (next: Loaded<Value>) => {
      if (!abort.signal.aborted) setState(next)
    }
    become({ kind: 'loading' })
    load(abort.signal).then(
      (value) => become({ kind: 'loaded', value }),
      () => become({ kind: 'failed' }),
    )
    return () => abort.abort()
  }, [load, attempt])
  return [state, useCallback(() => setAttempt((before) => before + 1), [])]
}

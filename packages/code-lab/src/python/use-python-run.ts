import { useLatest } from '@qadam/ui/use-latest'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PythonRun, type RunEvents, type RunState } from './python-run.ts'
import type { PythonRunner } from './snippet/shared-python.ts'

/** A PythonRun for as long as a component is shown; `take` is called at its first use. */
export function usePythonRun<Engine extends PythonRunner>(
  take: () => Engine,
  events: RunEvents,
): { python: PythonRun<Engine>; state: RunState } {
  const latest = useLatest({ take, events })
  const [python] = useState(
    () =>
      new PythonRun(() => latest.current.take(), {
        onOutput: (...heard) => latest.current.events.onOutput(...heard),
        onTurtle: (...heard) => latest.current.events.onTurtle(...heard),
        onFiles: (...heard) => latest.current.events.onFiles(...heard),
        onSteps: (...heard) => latest.current.events.onSteps?.(...heard),
        onEnd: (...heard) => latest.current.events.onEnd(...heard),
        onDropped: (...heard) => latest.current.events.onDropped?.(...heard),
      }),
  )
  useEffect(() => () => python.dispose(), [python])
  return { python, state: useSyncExternalStore(python.subscribe, python.getState) }
}

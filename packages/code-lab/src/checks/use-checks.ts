import { useLatest } from '@qadam/ui/use-latest'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Project } from '../project/project.ts'
import type { ShownResult } from './shown-check.ts'
import type { TryPorts } from './try-python.ts'

export interface Checking {
  results: readonly ShownResult[]
  runningId: string | undefined
  isRunning: boolean
  /** What was tried is another program by now. */
  isStale: boolean
  hasFailed: boolean
  check: () => void
  stop: () => void
}

/**
 * Tries a project with its checks, once at a time.
 * @param tryAll false where it did not come to an end.
 * @param onCheck is told of each press.
 */
export function useChecks(
  project: Project,
  tryAll: (project: Project, ports: TryPorts) => Promise<boolean>,
  onCheck?: () => void,
): Checking {
  const [results, setResults] = useState<readonly ShownResult[]>([])
  const [runningId, setRunningId] = useState<string | undefined>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [tried, setTried] = useState(project)
  const abort = useRef<AbortController | undefined>(undefined)
  const latest = useLatest({ project, tryAll, onCheck })

  const check = useCallback(() => {
    latest.current.onCheck?.()
    if (abort.current) return
    const controller = new AbortController()
    abort.current = controller
    const { project: now, tryAll: begin } = latest.current
    setResults([])
    setTried(now)
    setFailed(false)
    setRunning(true)
    const isMine = () => abort.current === controller
    begin(now, {
      signal: controller.signal,
      onTry: (id) => isMine() && setRunningId(id),
      onResult: (result) => isMine() && setResults((before) => [...before, result]),
    })
      .then(
        (isWhole) => isWhole || controller.signal.aborted,
        () => controller.signal.aborted,
      )
      .then(
        (isWell) => {
          if (!isMine()) return
          abort.current = undefined
          setRunning(false)
          setRunningId(undefined)
          setFailed(!isWell)
        },
        () => undefined,
      )
  }, [latest])
  const stop = useCallback(() => abort.current?.abort(), [])
  useEffect(
    () => () => {
      abort.current?.abort()
      abort.current = undefined
    },
    [],
  )
  const isStale = results.length > 0 && tried.files !== project.files
  return { results, runningId, isRunning, isStale, hasFailed, check, stop }
}

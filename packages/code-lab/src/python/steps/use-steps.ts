import { useCallback, useMemo, useRef, useState } from 'react'
import type { RunResult } from '../parse-message.ts'
import type { Step } from './parse-steps.ts'

/** More than is ever stepped through. */
const MAX_OUTPUT = 200_000

export interface Walk {
  steps: readonly Step[]
  output: string
  ending: Exclude<RunResult['outcome'], 'crashed' | 'incomplete'>
}

export interface StepsRecorder {
  /** What a run step by step has left, once it has ended. */
  walk: Walk | undefined
  at: number
  move: (at: number) => void
  begin: () => void
  hear: (from: number, steps: readonly Step[]) => void
  hearOutput: (text: string) => void
  /** Whether there is something to walk through: not where it was closed meanwhile. */
  end: (ending: Exclude<RunResult['outcome'], 'crashed' | 'incomplete'>) => boolean
  close: () => void
}

/** Gathers the steps of a run, and then walks through them. */
export function useSteps(): StepsRecorder {
  const [walk, setWalk] = useState<Walk | undefined>(undefined)
  const [at, move] = useState(0)
  const recorded = useRef<{ steps: Step[]; output: string } | undefined>(undefined)

  const begin = useCallback(() => {
    recorded.current = { steps: [], output: '' }
    setWalk(undefined)
    move(0)
  }, [])
  const hear = useCallback((from: number, steps: readonly Step[]) => {
    // A restarted run sends its first steps again.
    recorded.current?.steps.splice(from, steps.length, ...steps)
  }, [])
  const hearOutput = useCallback((text: string) => {
    const now = recorded.current
    if (now && now.output.length < MAX_OUTPUT) now.output += text
  }, [])
  const end = useCallback((ending: Exclude<RunResult['outcome'], 'crashed' | 'incomplete'>) => {
    const whole = recorded.current
    recorded.current = undefined
    if (whole) setWalk({ ...whole, ending })
    return whole !== undefined
  }, [])
  const close = useCallback(() => {
    recorded.current = undefined
    setWalk(undefined)
  }, [])
  return useMemo(
    () => ({ walk, at, move, begin, hear, hearOutput, end, close }),
    [walk, at, begin, hear, hearOutput, end, close],
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { ConsoleLog } from './console-log.ts'
import type { RunResult, TurtleCommand } from './parse-message.ts'
import type { PythonEngine, PythonListener, PythonState } from './python-engine.ts'
import type { Step } from './steps/parse-steps.ts'

export interface PythonEvents {
  /** @returns true where it is taken, and not the program's. */
  onOutput?: (text: string, stream: 'out' | 'err') => boolean
  onSteps?: (from: number, steps: readonly Step[]) => void
  onTurtle: (commands: readonly TurtleCommand[]) => void
  onFiles: (files: Readonly<Record<string, string>>) => void
  onEnd: (result: RunResult) => void
}

interface Listened {
  listen: (listener: PythonListener) => void
  dispose: () => void
}

/** Nobody reads faster, and each showing of a long output costs the page its time. */
const SHOW_EVERY_ms = 80
/** What comes after such a silence is shown at once. */
const ALONE_ms = 1000

/** Python for as long as a component is shown, from when it has an address. `take` gives it one, its own or a shared one; `version` grows with the log, a dozen times a second at most. */
export function usePython<Engine extends Listened = PythonEngine>(
  frameAddress: string | undefined,
  events: PythonEvents,
  take: (address: string) => Engine,
): {
  state: PythonState
  log: ConsoleLog
  version: number
  engine: Engine | undefined
  touch: () => void
} {
  const [engine, setEngine] = useState<Engine | undefined>(undefined)
  const [state, setState] = useState<PythonState>({ kind: 'loading' })
  const [log] = useState(() => new ConsoleLog())
  const [version, setVersion] = useState(0)
  const latest = useRef(events)
  latest.current = events
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const shownAt = useRef(0)
  const touch = useCallback(() => {
    const wait_ms = performance.now() - shownAt.current > ALONE_ms ? 0 : SHOW_EVERY_ms
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      shownAt.current = performance.now()
      setVersion((before) => before + 1)
    }, wait_ms)
  }, [])

  useEffect(() => {
    if (frameAddress === undefined) return
    const made = take(frameAddress)
    made.listen({
      onState: setState,
      onOutput: (stream, text) => {
        if (latest.current.onOutput?.(text, stream) !== true) log.append(stream, text)
        touch()
      },
      onSteps: (from, steps) => latest.current.onSteps?.(from, steps),
      onTurtle: (commands) => latest.current.onTurtle(commands),
      onFiles: (files) => latest.current.onFiles(files),
      onEnd: (result) => {
        log.endLine()
        touch()
        latest.current.onEnd(result)
      },
    })
    setEngine(made)
    return () => made.dispose()
  }, [frameAddress, take, log, touch])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return { state, log, version, engine, touch }
}

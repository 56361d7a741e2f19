import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { ConsoleLog } from './console-log.ts'
import type { RunResult, TurtleCommand } from './parse-message.ts'
import { PythonEngine, type PythonState } from './python-engine.ts'

export interface PythonEvents {
  onTurtle: (commands: readonly TurtleCommand[]) => void
  onFiles: (files: Readonly<Record<string, string>>) => void
  onEnd: (result: RunResult) => void
}

/** Python for as long as a component is shown, from when it has an address. `version` grows with the log, at most once a picture of the screen. */
export function usePython(
  frameAddress: string | undefined,
  place: RefObject<HTMLElement | null>,
  events: PythonEvents,
): {
  state: PythonState
  log: ConsoleLog
  version: number
  engine: PythonEngine | undefined
  touch: () => void
} {
  const [engine, setEngine] = useState<PythonEngine | undefined>(undefined)
  const [state, setState] = useState<PythonState>({ kind: 'loading' })
  const [log] = useState(() => new ConsoleLog())
  const [version, setVersion] = useState(0)
  const latest = useRef(events)
  latest.current = events
  const frame = useRef<number | undefined>(undefined)
  const touch = useCallback(() => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined
      setVersion((before) => before + 1)
    })
  }, [])

  useEffect(() => {
    if (!place.current || frameAddress === undefined) return
    const made = new PythonEngine({
      address: frameAddress,
      parent: place.current,
      listener: {
        onState: setState,
        onOutput: (stream, text) => {
          log.append(stream, text)
          touch()
        },
        onTurtle: (commands) => latest.current.onTurtle(commands),
        onFiles: (files) => latest.current.onFiles(files),
        onEnd: (result) => {
          log.endLine()
          touch()
          latest.current.onEnd(result)
        },
      },
    })
    setEngine(made)
    return () => made.dispose()
  }, [frameAddress, place, log, touch])
  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
      frame.current = undefined
    },
    [],
  )
  return { state, log, version, engine, touch }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { ConsoleLog } from './console-log.ts'

/** Throttle: faster than reading is useless, and each render of a long output is slow. */
const SHOW_EVERY_ms = 80
/** What comes after such a silence is shown at once. */
const ALONE_ms = 1000

/** A log and its `version`, which grows after `touch`, a dozen times a second at most. */
export function useConsoleLog(): { log: ConsoleLog; version: number; touch: () => void } {
  const [log] = useState(() => new ConsoleLog())
  const [version, setVersion] = useState(0)
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
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return { log, version, touch }
}

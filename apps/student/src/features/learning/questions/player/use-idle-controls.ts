import { useCallback, useEffect, useRef, useState } from 'react'

const IDLE_MS = 2600

/** Controls go while a video plays untouched, and come back with the first touch, move or key. */
export function useIdleControls(isPlaying: boolean): { isShown: boolean; wake: () => void } {
  const [isAwake, setAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setAwake(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), IDLE_MS)
  }, [])
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [isPlaying, wake])
  return { isShown: isAwake || !isPlaying, wake }
}

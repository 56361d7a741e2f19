import { useEffect, useRef, useState, type RefObject } from 'react'

/** The height of an element as it changes, in whole pixels, for what is to stand beside it. */
export function useHeight<Of extends HTMLElement>(): { ref: RefObject<Of | null>; height: number } {
  const ref = useRef<Of>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(Math.round(element.getBoundingClientRect().height)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}

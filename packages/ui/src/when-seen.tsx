import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Begun a little before it comes into view. */
const MARGIN = '200px 0px'

export interface WhenSeenProps {
  /** Of the place that is kept until then. */
  height: number
  className?: string
  children: ReactNode
}

/**
 * A part of a page that begins, and asks for its data, once it comes into view. At once where an address leads to a
 * place on the page, which may be in it.
 */
export function WhenSeen({ height, className, children }: WhenSeenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in globalThis) || location.hash !== '')
  useEffect(() => {
    if (isSeen || !place.current) return
    const show = () => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', show)
    }
  }, [isSeen])
  return isSeen ? children : <div ref={place} className={className} style={{ height }} />
}

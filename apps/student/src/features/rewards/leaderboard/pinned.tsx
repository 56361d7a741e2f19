import { useEffect, useRef, type ReactNode } from 'react'

/** Between the bars of a phone, at the edges of a laptop. */
const place = 'sticky top-16 bottom-18 z-10 rounded-card sm:top-20 sm:bottom-4'
/** Where it stands over others, what it covers in part fades out behind it, as far as the edge. */
const fade =
  'before:absolute before:-inset-x-1 before:-z-10 data-[over=bottom]:before:-top-5 data-[over=bottom]:before:-bottom-18 data-[over=bottom]:before:bg-linear-to-t data-[over=top]:before:-top-20 data-[over=top]:before:-bottom-5 data-[over=top]:before:bg-linear-to-b before:from-ground before:from-80% before:to-transparent'

interface PinnedProps {
  /** Names it where it is no row of a list. */
  label?: string
  className?: string
  children: ReactNode
}

/** The student's own row of a board: within sight wherever the page is scrolled to. */
export function Pinned({ label, className = '', children }: PinnedProps): ReactNode {
  const row = useRef<HTMLLIElement & HTMLElement>(null)
  useEffect(() => (row.current ? followPlace(row.current) : undefined), [])
  const props = { ref: row, className: `${place} ${fade} ${className}` }
  return label === undefined ? (
    <li tabIndex={-1} {...props}>
      {children}
    </li>
  ) : (
    <section aria-label={label} {...props}>
      {children}
    </section>
  )
}

/** Marks at which edge a sticky element holds. @returns what ends it. */
function followPlace(element: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    const { top, bottom } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isAt = (one: number, other: number) => Math.abs(one - other) < 1
    const over = isAt(box.top, Number.parseFloat(top))
      ? 'top'
      : isAt(box.bottom, document.documentElement.clientHeight - Number.parseFloat(bottom))
        ? 'bottom'
        : 'none'
    element.dataset['over'] = over
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }
  lookSoon()
  addEventListener('scroll', lookSoon, { passive: true })
  addEventListener('resize', lookSoon)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', lookSoon)
    removeEventListener('resize', lookSoon)
  }
}

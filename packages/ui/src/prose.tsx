import { useEffect, useRef, type ReactNode, type Ref } from 'react'

interface ProseProps {
  /** HTML that the server sanitised by its allow-list of tags and attributes, or that was rendered from Markdown here. */
  html: string
  ref?: Ref<HTMLDivElement>
  id?: string
  className?: string
}

/** What prose.css lets scroll by itself. */
const scrollers = 'pre, table, math[display="block"]'

/** An authored text. What is wider than the screen can be scrolled by keyboard, in every browser. */
export function Prose({ html, ref, id, className = '' }: ProseProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = place.current
    if (!root) return
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) followWidth(target)
    })
    for (const block of root.querySelectorAll(scrollers)) {
      followWidth(block)
      observer.observe(block)
    }
    return () => observer.disconnect()
  }, [html])
  return (
    <div
      ref={(element) => {
        place.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      id={id}
      className={`prose ${className}`}
      // Sanitised where it was made.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function followWidth(block: Element): void {
  if (block.scrollWidth > block.clientWidth) block.setAttribute('tabindex', '0')
  else block.removeAttribute('tabindex')
}

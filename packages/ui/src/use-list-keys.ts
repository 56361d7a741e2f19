import { useEffect, useRef } from 'react'
import { keyOf, moveIn } from './list-keys.ts'
import { isSilentKey } from './single-keys.ts'
import { isTypingPlace } from './choice-keys.ts'

export interface ListKeys {
  /** How many there are. */
  count: number
  /** Which one is current; -1 for none. */
  index: number
  onMove: (index: number) => void
  /** Enter or o, unless a button or link has the focus, which answers itself. */
  onOpen?: (index: number) => void
  /** Own keys, by their Latin letter or their name: { a: approve, Escape: back }. */
  keys?: Readonly<Record<string, () => void>>
  isActive?: boolean
}

const answersItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], summary, [role="button"]') !== null

/** Moves through a list by j and k from anywhere on the page, but for text fields and open dialogs. */
export function useListKeys({ isActive = true, ...list }: ListKeys): void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return
      if (isTypingPlace(event.target) || isSilentKey(event)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      const { count, index, onMove, onOpen, keys = {} } = latest.current
      const key = keyOf(event)
      const next = moveIn(key, index, count)
      const isOpening = (key === 'Enter' || key === 'o') && !answersItself(event.target)
      if (Object.hasOwn(keys, key)) keys[key]?.()
      else if (next !== undefined) onMove(next)
      else if (isOpening && onOpen && index >= 0) onOpen(index)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isActive])
}

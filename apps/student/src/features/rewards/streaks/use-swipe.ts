import { useRef, type PointerEvent } from 'react'

const LEAST_PX = 40

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/** Reports a horizontal swipe: 1 to the left (next), -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ id: number; x: number; y: number }>(null)
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY }) => {
      start.current = pointerType === 'mouse' ? null : { id: pointerId, x: clientX, y: clientY }
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const across = clientX - from.x
      // What goes up or down more than across scrolls the page.
      if (Math.abs(across) < LEAST_PX || Math.abs(clientY - from.y) > Math.abs(across) / 2) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

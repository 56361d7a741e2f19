import { useEffect, type RefObject } from 'react'

/** Less than this is a browser's bar that hides, not a keyboard. */
const KEYBOARD_LEAST_PX = 120

/** How much of the page's lower end an on-screen keyboard covers; 0 without one. */
export function keyboardInset(pageHeight: number, seen: { height: number; offsetTop: number }): number {
  const covered = Math.round(pageHeight - seen.height - seen.offsetTop)
  return covered >= KEYBOARD_LEAST_PX ? covered : 0
}

/**
 * Lifts an element to right above the on-screen keyboard while its editor has the focus: browsers lay keyboards over
 * the page without a resize of its layout.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    const row = element.current
    const editor = row?.parentElement
    if (!seen || !row || !editor) return
    const place = () => {
      const inset = editor.contains(document.activeElement) ? keyboardInset(window.innerHeight, seen) : 0
      row.toggleAttribute('data-lifted', inset > 0)
      row.style.setProperty('--code-lab-keyboard', `${inset}px`)
    }
    seen.addEventListener('resize', place)
    seen.addEventListener('scroll', place)
    editor.addEventListener('focusin', place)
    editor.addEventListener('focusout', place)
    return () => {
      seen.removeEventListener('resize', place)
      seen.removeEventListener('scroll', place)
      editor.removeEventListener('focusin', place)
      editor.removeEventListener('focusout', place)
    }
  }, [element])
}

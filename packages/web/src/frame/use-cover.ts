import { limits } from '@qadam/contract'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes the page behind a dialog out of sight and out of the accessibility tree once it has stood unanswered for some
 * minutes: whoever left a shared computer left nothing to be read. What was typed stays as it was, and is there again when
 * the dialog goes. @returns for a part of the dialog.
 */
export function useCover(): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { body } = document
    let { title } = document
    const due = Date.now() + limits.session.cover_s * 1000
    const hidden = new Set<Element>()
    const hide = () => {
      for (const part of body.children) {
        if (part.contains(dialog.current) || part.hasAttribute('data-covered')) continue
        part.setAttribute('data-covered', '')
        hidden.add(part)
      }
    }
    const watch = new MutationObserver(hide)
    const cover = () => {
      if (Date.now() < due) return
      stop()
      hide()
      // Menus and notices come beside the page.
      watch.observe(body, { childList: true })
      title = document.title
      document.title = 'Qadam'
      for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
    }
    const timer = setTimeout(cover, limits.session.cover_s * 1000)
    // The timer of a computer that slept is late.
    document.addEventListener('visibilitychange', cover)
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', cover)
    }
    return () => {
      stop()
      watch.disconnect()
      for (const part of hidden) part.removeAttribute('data-covered')
      if (hidden.size > 0) document.title = title
    }
  }, [])
  return dialog
}

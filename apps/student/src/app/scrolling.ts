import { limits } from '@qadam/contract'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

interface Place {
  pathname: string
  hash: string
}

/**
 * Scrolls as specification 2 asks: to the top on every change of the path, and smoothly to the element with the
 * hash's id 100 ms later. Gives back what stops a scroll that is still to come.
 */
export function scrollFor(place: Place, before: Place | undefined, page: Window = window): () => void {
  if (place.pathname !== before?.pathname) page.scrollTo(0, 0)
  if (!place.hash) return () => undefined
  const timer = setTimeout(() => {
    page.document.getElementById(decodeHash(place.hash))?.scrollIntoView({ behavior: 'smooth' })
  }, limits.scrollToHash_ms)
  return () => clearTimeout(timer)
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

export function useScrolling(): void {
  const router = useRouter()
  useEffect(() => {
    let before: Place | undefined
    let stop = () => {}
    const onPlace = () => {
      const { pathname, hash } = router.state.location
      if (before && before.pathname === pathname && before.hash === hash) return
      stop()
      stop = scrollFor({ pathname, hash }, before)
      before = { pathname, hash }
    }
    if (router.state.status === 'idle') onPlace()
    const unsubscribe = router.subscribe('onRendered', onPlace)
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
}

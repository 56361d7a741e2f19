import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { scrollFor, type Place } from '../platform/scroll-for.ts'

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

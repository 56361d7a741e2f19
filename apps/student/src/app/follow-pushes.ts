import type { AnyRouter } from '@tanstack/react-router'
import { pathOfLink } from '../features/messages/notifications/link-path.ts'

/**
 * Goes where a clicked push leads, as the service worker asks. By the router: a test or an exam that runs warns before
 * it is left, and what is typed or recorded is kept as on any other way. Returns what stops it.
 */
export function followPushes(router: AnyRouter): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'open') return
    const to = 'url' in data && typeof data.url === 'string' ? pathOfLink(data.url) : undefined
    if (to === undefined) return
    ports[0]?.postMessage('goes')
    void router.navigate({ to })
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}

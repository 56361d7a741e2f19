import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // It may have been changed in the browser's settings meanwhile.
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** To be called where this page itself may have changed it. */
export function permissionAsked(): void {
  for (const listener of listeners) listener()
}

/** Read anew when the page becomes visible again; where there are no notifications it is denied. */
export function usePermission(): NotificationPermission {
  return useSyncExternalStore(subscribe, () =>
    'Notification' in globalThis ? Notification.permission : 'denied',
  )
}

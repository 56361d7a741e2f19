import { isReachable } from './is-reachable.ts'
import { useState } from 'react'

export interface Reload {
  /** Reloads the page once the server answers: before that, the browser would show its own error page. */
  reload: () => void
  state: 'idle' | 'checking' | 'offline'
}

export function useReload(): Reload {
  const [state, setState] = useState<Reload['state']>('idle')
  const check = async () => {
    setState('checking')
    if (await isReachable()) location.reload()
    else setState('offline')
  }
  return { reload: () => void check(), state }
}

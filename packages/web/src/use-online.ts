import { isOnline, onConnection } from '@qadam/delivery/connection'
import { useSyncExternalStore } from 'react'

export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline)
}

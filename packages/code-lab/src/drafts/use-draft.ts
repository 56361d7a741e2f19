import { useEffect, useState, useSyncExternalStore } from 'react'
import { DraftKeeper, type DraftPorts } from './draft-keeper.ts'
import type { DraftState } from './drafts.ts'

/**
 * A draft for as long as a component is shown: opened, told when the network or the page comes back, written to the
 * device when the page goes away.
 * @param ports kept by the caller as long as they name the same work.
 */
export function useDraft(ports: DraftPorts): { state: DraftState; keeper: DraftKeeper | undefined } {
  const [keeper, setKeeper] = useState<DraftKeeper | undefined>(undefined)
  useEffect(() => {
    const made = new DraftKeeper(ports)
    setKeeper(made)
    void made.open()
    const letGo = listenToPage(made)
    return () => {
      letGo()
      made.leave()
      made.dispose()
    }
  }, [ports])
  const state = useSyncExternalStore(keeper?.subscribe ?? nobody, keeper?.snapshot ?? nothingYet)
  return { state, keeper }
}

const loading: DraftState = { phase: 'loading' }
const nobody = () => () => undefined
const nothingYet = () => loading

function listenToPage(keeper: DraftKeeper): () => void {
  const online = () => keeper.retry()
  const leave = () => keeper.leave()
  const look = () => (document.visibilityState === 'hidden' ? keeper.leave() : void keeper.refresh())
  const warn = (event: BeforeUnloadEvent) => keeper.isAtRisk && event.preventDefault()
  window.addEventListener('online', online)
  window.addEventListener('pagehide', leave)
  window.addEventListener('beforeunload', warn)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('beforeunload', warn)
    document.removeEventListener('visibilitychange', look)
  }
}

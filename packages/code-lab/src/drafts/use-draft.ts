import { onOnline } from '@qadam/delivery/connection'
import { onPageLeave } from '@qadam/delivery/page-leave'
import { useOwned } from '@qadam/delivery/use-owned'
import { useCallback, useSyncExternalStore } from 'react'
import { DraftKeeper, type DraftPorts } from './draft-keeper.ts'
import type { DraftState } from './drafts.ts'

/**
 * A draft for as long as a component is shown: opened, retried when the network or the page comes back, written to the
 * device when the page goes away.
 * @param ports memoised by the caller as long as they name the same project.
 */
export function useDraft(ports: DraftPorts): { state: DraftState; keeper: DraftKeeper | undefined } {
  const open = useCallback(() => openDraft(ports), [ports])
  const keeper = useOwned(open)?.keeper
  const state = useSyncExternalStore(keeper?.subscribe ?? neverChanges, keeper?.snapshot ?? nothingYet)
  return { state, keeper }
}

const loading: DraftState = { phase: 'loading' }
const neverChanges = () => () => undefined
const nothingYet = () => loading

function openDraft(ports: DraftPorts) {
  const keeper = new DraftKeeper(ports)
  void keeper.open()
  const unsubscribe = listenToPage(keeper)
  return {
    keeper,
    dispose: () => {
      unsubscribe()
      keeper.leave()
      keeper.dispose()
    },
  }
}

function listenToPage(keeper: DraftKeeper): () => void {
  const checkVisibility = () => {
    if (document.visibilityState !== 'hidden') void keeper.refresh()
  }
  const warn = (event: BeforeUnloadEvent) => keeper.isAtRisk && event.preventDefault()
  window.addEventListener('beforeunload', warn)
  document.addEventListener('visibilitychange', checkVisibility)
  const unsubscribe = [onOnline(() => keeper.retry()), onPageLeave(() => keeper.leave())]
  return () => {
    window.removeEventListener('beforeunload', warn)
    document.removeEventListener('visibilitychange', checkVisibility)
    for (const each of unsubscribe) each()
  }
}

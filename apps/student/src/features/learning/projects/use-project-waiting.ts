import type { DraftState } from '@qadam/code-lab/draft-keeper'
import { useWaiting } from '@qadam/delivery/use-waiting'
import { session } from '../../../platform/session.ts'
import '../../../platform/say-what-waits.ts'

/** Notes a project that waits for the server at the head of the screen, like every other outbox. */
export function useProjectWaiting(key: string, state: DraftState): void {
  const save = state.phase === 'open' ? state.save : undefined
  const isWaiting = save?.kind === 'waiting' && session.get() !== null
  const isStored = save?.kind !== 'waiting' || save.isOnDevice
  useWaiting(
    `project.${key}`,
    { owner: session.get()?.user.id, what: 'project', isKept: isStored },
    isWaiting,
  )
}

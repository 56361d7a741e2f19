import { Delivery } from '@qadam/delivery/delivery'
import { onPageLeave } from '@qadam/delivery/page-leave'
import type { Owned } from '@qadam/delivery/use-owned'
import { waitingList } from '@qadam/delivery/waiting'
import { session } from '../../../platform/session.ts'
import '../../../platform/say-what-waits.ts'
import type { TextDraft } from './text-draft.ts'

interface DraftPlace {
  accountId: number
  /** What it is a draft of: the question, or a part of it. */
  of: number | string
  /** Whether the server's copy could not be asked for, and may be later. */
  isUnknown: () => boolean
  /** Fetches the server's copy. */
  ask: () => Promise<unknown>
}

/**
 * While a draft is on the screen: saves what waits when the connection or the session returns, when a pause after a
 * failure is over, and before the page goes away.
 */
export function deliverDraft(draft: TextDraft, place: DraftPlace): Owned {
  const { accountId, of, isUnknown, ask } = place
  const delivery = new Delivery({
    isWaiting: () => draft.isUnsaved || isUnknown(),
    send: async () => {
      if (isUnknown()) await ask()
      await draft.flush()
    },
    isAllowed: () => session.get()?.user.id === accountId,
    wakeOn: [session.subscribe],
  })
  const name = `draft.${accountId}.${of}`
  let since: string | undefined
  const note = () => {
    since = draft.isUnsaved ? (since ?? new Date().toISOString()) : undefined
    // While the student types it is unsaved most of the time, and waits only for the debounce.
    const isStuck = draft.isStuck || (draft.isUnsaved && isUnknown())
    const isStored = draft.get().save !== 'failed'
    waitingList.note(
      name,
      since === undefined || !isStuck
        ? undefined
        : { owner: accountId, what: 'text', count: 1, since, isKept: isStored },
    )
    delivery.later()
  }
  note()
  delivery.start()
  const unsubscribe = [draft.subscribe(note), onPageLeave(() => void draft.flush())]
  return {
    dispose: () => {
      for (const each of unsubscribe) each()
      delivery.dispose()
      void draft.flush()
      waitingList.note(name, undefined)
    },
  }
}

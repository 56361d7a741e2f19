import { showToast } from '@qadam/web/toast'
import i18next from 'i18next'
import type { Settled } from '../features/review/verdict/decision-outbox.ts'
import { decisionsOf } from '../features/review/verdict/decisions.ts'
import { VerdictDrafts } from '../features/review/verdict/verdict-drafts.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

/** A server that is busy, or a network that says it is there and is not. */
const AGAIN_MS = 10_000

const touched = ['review_queue', 'review_stats', 'student', 'groups', 'group_progress']

/**
 * Sends decisions as soon as they are made, and those left on this device whenever the console is open, online and
 * signed in. Gives back what stops it.
 */
export function followDecisions(accountId: number): () => void {
  const box = decisionsOf(accountId)
  let isBusy = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = (): void => {
    if (isBusy || isStopped || box.waiting().length === 0) return
    if (session.get()?.user.id !== accountId || !navigator.onLine) return
    isBusy = true
    clearTimeout(timer)
    box
      .flush()
      .then((settled) => tell(accountId, settled))
      .catch((error: unknown) => console.warn('decisions', error))
      .finally(() => {
        isBusy = false
        if (!isStopped && box.waiting().length > 0) timer = setTimeout(look, AGAIN_MS)
      })
  }

  look()
  const forget = [box.subscribe(look), session.subscribe(look)]
  window.addEventListener('online', look)
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', look)
    for (const stop of forget) stop()
  }
}

async function tell(accountId: number, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return
  const drafts = new VerdictDrafts(accountId)
  for (const { kind, decision } of settled) {
    const { submission_id, verdict } = decision.input
    // Words that were not taken stay: the reviewer may want them for another try.
    if (kind === 'refused') continue
    drafts.drop(submission_id)
    void showToast('success', i18next.t(`tray.sent_${verdict}`, { student: decision.student }), {
      text: decision.task,
    })
  }
  await Promise.allSettled([
    ...settled.map(({ decision }) =>
      queryClient.invalidateQueries({ queryKey: ['review', decision.input.submission_id] }),
    ),
    ...touched.map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  ])
}

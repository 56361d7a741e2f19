import { Delivery } from '@qadam/delivery/delivery'
import { showToast } from '@qadam/web/toast'
import i18next from 'i18next'
import type { RefusedDecision, Settled } from '../features/learning/review/verdict/decision-outbox.ts'
import { decisionsOf } from '../features/learning/review/verdict/decisions.ts'
import { VerdictDrafts } from '../features/learning/review/verdict/verdict-drafts.ts'
import { draftOf } from '../features/learning/review/verdict/verdict.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

const BACKOFF = { first_ms: 10_000, longest_ms: 60_000 }
/** Long enough to read, and to take a slip back. */
const CHANGE_MS = 5000

const touched = ['review_queue', 'review_stats', 'student', 'groups', 'group_progress']

/**
 * Sends decisions as soon as they are made, and those left on this device whenever the console is open, online and
 * signed in. Returns what stops it.
 * @param onOpen leads to a decision that was just made, to be changed.
 */
export function followDecisions(accountId: number, onOpen?: (submissionId: number) => void): () => void {
  const box = decisionsOf(accountId)
  const delivery = new Delivery({
    isWaiting: () => !box.isEmpty,
    send: async () => await notifySettled(accountId, await box.flush(), onOpen),
    isAllowed: () => session.get()?.user.id === accountId,
    wakeOn: [session.subscribe],
    onError: (error) => console.warn('decisions', error),
    backoff: BACKOFF,
  })
  delivery.start()
  let count = box.waiting().length
  const unsubscribe = box.subscribe(() => {
    const isNew = box.waiting().length > count
    count = box.waiting().length
    if (isNew) delivery.wake()
  })
  return () => {
    unsubscribe()
    delivery.dispose()
  }
}

async function notifySettled(
  accountId: number,
  settled: readonly Settled[],
  onOpen: ((submissionId: number) => void) | undefined,
): Promise<void> {
  if (settled.length === 0) return
  const drafts = new VerdictDrafts(accountId)
  for (const each of settled) {
    const { work, input } = each.decision
    const { submission_id, verdict } = input
    if (each.kind === 'refused') {
      // Words that were not taken stay, for another try or the version that came meanwhile.
      if (work && !drafts.find(work)) drafts.write(work, draftOf({ ...input, score: input.score ?? null }))
      notifyRefused(each.decision, onOpen)
      continue
    }
    if (work) drafts.drop(work)
    void showToast('success', i18next.t(`tray.sent_${verdict}`, { student: each.decision.student }), {
      text: each.decision.task,
      action: onOpen && { label: i18next.t('tray.change'), onSelect: () => onOpen(submission_id) },
      duration_ms: onOpen && CHANGE_MS,
    })
  }
  await Promise.allSettled([
    ...settled.map(({ decision }) =>
      queryClient.invalidateQueries({ queryKey: ['review', decision.input.submission_id] }),
    ),
    ...touched.map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  ])
}

/** The tray at the top shows why; a toast notifies a reviewer who has scrolled down. */
function notifyRefused(
  { student, task, newest, input }: RefusedDecision,
  onOpen: ((submissionId: number) => void) | undefined,
): void {
  void showToast('error', i18next.t('tray.refused', { student, task }), {
    action: onOpen && {
      label: i18next.t('tray.open'),
      onSelect: () => onOpen(newest ?? input.submission_id),
    },
    duration_ms: CHANGE_MS,
  })
}

import type { LiveEventData, ReviewPage } from '@qadam/contract'
import { liveEvents } from '../platform/live-events.ts'
import { queryClient } from '../platform/query-client.ts'

const told = ['review_queue', 'review_stats', 'groups', 'group_progress', 'student']

/** What is asked for already is asked again only where its reply does not have the change; see ReplyOrder. */
const joined = { cancelRefetch: false }

/** Throttles: a class submitting at the bell changes the queue many times a second; it is fetched once. */
const PAUSE_MS = 400

type Change = LiveEventData<'queue'>
/** What is used of the live events. */
export interface QueueEvents extends Pick<typeof liveEvents, 'onMissed' | 'start' | 'stop'> {
  subscribe: (name: 'queue', listener: (change: Change) => void) => () => void
}

/** Invalidates what is on the screen as the queue on the server changes. Returns what stops it. */
export function followQueue(live: QueueEvents = liveEvents): () => void {
  let changes: Change[] = []
  let isAll = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = (): void => {
    timer = undefined
    for (const key of told) void queryClient.invalidateQueries({ queryKey: [key] }, joined)
    const [heard, all] = [changes, isAll]
    void queryClient.invalidateQueries(
      {
        queryKey: ['review'],
        // A new version concerns a page that shows an older one.
        predicate: ({ queryKey, state }) =>
          all || heard.some((change) => isAbout(change, queryKey[1], state.data as ReviewPage | undefined)), // its query's
      },
      joined,
    )
    changes = []
    isAll = false
  }
  const soon = (): void => {
    timer ??= setTimeout(ask, PAUSE_MS)
  }

  const forget = [
    live.subscribe('queue', (change) => {
      changes.push(change)
      soon()
    }),
    live.onMissed(() => {
      isAll = true
      soon()
    }),
  ]
  live.start()
  return () => {
    clearTimeout(timer)
    live.stop()
    for (const one of forget) one()
  }
}

function isAbout(change: Change, submissionId: unknown, page: ReviewPage | undefined): boolean {
  if (change.submission_id === submissionId) return true
  return page?.student.id === change.student_id && page.question_id === change.question_id
}

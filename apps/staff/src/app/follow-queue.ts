import { liveEvents } from '../platform/live-events.ts'
import { queryClient } from '../platform/query-client.ts'

const told = ['review_queue', 'review_stats', 'groups', 'student']

/** A class handing in at the bell changes the queue many times a second: it is asked for once. */
const PAUSE_MS = 400

type Live = Pick<typeof liveEvents, 'subscribe' | 'onMissed' | 'start' | 'stop'>

/** Keeps what is on the screen true to the queue on the server. Gives back what stops it. */
export function followQueue(live: Live = liveEvents): () => void {
  const submissions = new Set<number>()
  let isAll = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = (): void => {
    timer = undefined
    for (const key of told) void queryClient.invalidateQueries({ queryKey: [key] })
    if (isAll) void queryClient.invalidateQueries({ queryKey: ['review'] })
    else for (const id of submissions) void queryClient.invalidateQueries({ queryKey: ['review', id] })
    submissions.clear()
    isAll = false
  }
  const soon = (): void => {
    timer ??= setTimeout(ask, PAUSE_MS)
  }

  const forget = [
    live.subscribe('queue', ({ submission_id }) => {
      submissions.add(submission_id)
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

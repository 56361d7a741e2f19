import type { LiveEventData } from '@qadam/contract'
import { refreshUser } from '../features/accounts/use-user.ts'
import { lessonProgressed } from '../features/courses/lesson-progress.ts'
import { liveEvents } from '../platform/live-events.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

type Live = Pick<typeof liveEvents, 'subscribe' | 'onBegun' | 'onMissed' | 'start' | 'stop'>

/** Invalidates what is on the screen by the server's live events. Returns what stops it. */
export function followLiveEvents(live: Live = liveEvents): () => void {
  const forget = [
    live.subscribe('review', reviewed),
    live.subscribe('attempts', () => void lessonProgressed()),
    live.subscribe('checks', ({ question_id }) => askAgain('submissions', question_id)),
    live.subscribe('balance', ({ points, coins }) => {
      changeUser({ points, coins })
      askAgain('shop')
      // What the day brought comes with it.
      askAgain('streak')
      askAgain('goals')
    }),
    live.subscribe('streak', ({ current_streak }) => {
      changeUser({ current_streak })
      askAgain('streak')
      askAgain('goals')
    }),
    live.subscribe('account', () => {
      void refreshUser()
      askAgain('goals')
    }),
    // follow-notifications shows its content.
    live.subscribe('notification', () => {
      askAgain('announcements')
      // An order may be ready.
      askAgain('shop')
    }),
    // The connection opens seconds after the first screen: neither reports what changed between the two.
    live.onBegun(missed),
    live.onMissed(missed),
  ]
  live.start()
  // An empty or broken screen shows it also when the connection is gone.
  import('@qadam/ui/mascot').catch(() => undefined)
  return () => {
    live.stop()
    for (const one of forget) one()
  }
}

/** The notification that comes with it informs the student. */
function reviewed({ lesson_id }: LiveEventData<'review'>): void {
  void lessonProgressed()
  askAgain('submissions')
  askAgain('questions', lesson_id)
  askAgain('goals')
  // The last approval brings one; one that is taken back withdraws it.
  askAgain('certificates')
}

/** The questions stay as they are: asking for them restarts the server's clock of watching. */
function missed(): void {
  void refreshUser()
  void lessonProgressed()
  for (const key of ['submissions', 'streak', 'goals', 'announcements', 'shop', 'certificates']) askAgain(key)
}

function askAgain(...queryKey: (string | number)[]): void {
  void queryClient.invalidateQueries({ queryKey })
}

function changeUser(changes: Partial<{ points: number; coins: number; current_streak: number }>): void {
  const user = session.get()?.user
  if (user) session.update({ ...user, ...changes })
}

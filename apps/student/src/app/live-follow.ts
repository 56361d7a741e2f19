import type { StudentLiveEvents } from '@qadam/contract'
import { askUser, changeUser } from '../features/access/accounts/use-user.ts'
import { changedBy, liveEvents, things, type ThingName } from '../platform/live-events.ts'
import { queryClient } from '../platform/query-client.ts'

type Live = Pick<typeof liveEvents, 'subscribe' | 'onMissed' | 'start' | 'stop'>

/** Asks again for what is on the screen by the server's live events. Returns what stops it. */
export function followLiveEvents(live: Live = liveEvents): () => void {
  const forget = [
    live.subscribe('review', ({ lesson_id }) => changed('review', { questions: lesson_id })),
    live.subscribe('attempts', () => changed('attempts')),
    live.subscribe('checks', ({ question_id }) => changed('checks', { submissions: question_id })),
    // Shown at once, and asked for: two events from two processes may come in another order.
    live.subscribe('balance', ({ points, coins }) => {
      changeUser({ points, coins })
      changed('balance')
      // Goals that were reached on another device.
      askAgain('goals')
    }),
    live.subscribe('streak', ({ current_streak }) => {
      changeUser({ current_streak })
      changed('streak')
    }),
    live.subscribe('account', () => changed('account')),
    live.subscribe('notification', () => changed('notification')),
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

/** @param only of these things only the one with this id. */
function changed(event: keyof StudentLiveEvents, only: Partial<Record<ThingName, number>> = {}): void {
  for (const name of changedBy[event]) askAgain(name, only[name])
}

/** The questions stay as they are: asking for them restarts the server's clock of watching. */
function missed(): void {
  for (const name of Object.keys(things) as ThingName[]) if (name !== 'questions') askAgain(name)
}

function askAgain(name: ThingName, id?: number): void {
  if (name === 'user') return void askUser()
  const { key } = things[name]
  const queryKey = id === undefined ? [key] : [key, id]
  // One under way is not cut off: a reply without what the event told is asked for again by itself; see ReplyOrder.
  void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
}

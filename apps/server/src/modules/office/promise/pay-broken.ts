import { limits } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import type { LiveMessage, LivePublisher } from '../../../live/live-message.ts'
import type { SchoolMoment } from '../../base/calendar/index.ts'
import { notify, promiseBroken } from '../../messages/notifications/index.ts'
import { getBalance } from '../../base/people/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import {
  isPaidAlready,
  listHandedIn,
  lockSettledUntil,
  saveSettledUntil,
  type HandedIn,
} from './broken-store.ts'
import { promiseSetting } from './promise-setting.ts'

/** Submissions per transaction: the embedded database has one connection, which others need in between. */
const BATCH = 100

interface Tools {
  db: Database
  live: LivePublisher
}

/**
 * Pays, once, for every submission that waited longer than promised since the school turned that on. Each is checked
 * once, as soon as its time is over; after a crash a run resumes where the last whole batch ended.
 */
export async function payBrokenPromises({ db, live }: Tools, moment: SchoolMoment): Promise<void> {
  const { promise_s } = limits.review
  const until = new Date(moment.now.getTime() - promise_s * 1000)
  for (;;) {
    const { isDone, liveMessages } = await db.transaction().execute(async (transaction) => {
      // In the order in which the setting is saved.
      const { enabled, coins } = await promiseSetting.lock(transaction)
      const after = await lockSettledUntil(transaction)
      if (!enabled || after === undefined || after >= until) return { isDone: true, liveMessages: [] }
      const submissions = await listHandedIn(transaction, { after, until, promise_s, limit: BATCH })
      const messages: LiveMessage[] = []
      // In the order in which others lock many students: two at once never wait for each other without end.
      for (const submission of submissions.toSorted((one, other) => one.person_id - other.person_id))
        if (submission.is_broken && !(await isPaidAlready(transaction, submission.id)))
          messages.push(...(await compensate(transaction, submission, coins, moment)))
      await saveSettledUntil(transaction, submissions.at(-1)?.submitted_at ?? until)
      return { isDone: submissions.length === 0, liveMessages: messages }
    })
    live.publish(...liveMessages)
    if (isDone) return
  }
}

async function compensate(
  db: Executor,
  submission: HandedIn,
  coins: number,
  moment: SchoolMoment,
): Promise<LiveMessage[]> {
  const event = { of: 'promise', submissionId: submission.id } as const
  const added = await creditLedger(db, submission.person_id, [{ event, coins }], moment)
  if (added.coins === 0) return []
  const liveMessages = await notify(
    db,
    promiseBroken,
    {
      personId: submission.person_id,
      params: { lesson: submission.lesson_title, coins },
      place: submission,
      key: `promise:${submission.id}`,
    },
    moment.now,
  )
  return [
    { to: submission.person_id, event: 'balance', data: await getBalance(db, submission.person_id) },
    ...liveMessages,
  ]
}

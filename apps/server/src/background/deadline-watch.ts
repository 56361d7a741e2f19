import type { Database } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import { beat, finishOverdueExams } from '../modules/learning/exam/index.ts'
import { finishOverdueAttempts } from '../modules/learning/attempts/index.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'

const pause_ms = 15_000

/**
 * Ends attempts and exams whose deadline passes while their student is away. Every process watches: an attempt is ended once,
 * by the first process to reach it. @returns what stops the watch, after the current round.
 */
export function watchDeadlines(db: Database, timeZone: ReadTimeZone, log: Logger): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round
      .then(async () => {
        const now = new Date()
        await beat(db, now)
        const attempts = await finishOverdueAttempts(db, { now, timeZone: await timeZone() })
        const finished = attempts + (await finishOverdueExams(db, now))
        if (finished > 0) log.info({ finished }, 'attempts and exams ended at their deadline')
      })
      // A database that is away now is there for a later round.
      .catch((error: unknown) => log.warn({ err: error }, 'overdue attempts could not be ended'))
  }, pause_ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

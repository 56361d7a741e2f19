import type { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../log/logger.ts'
import { zoneAt, type ReadTimeZone } from '../time/time-zone.ts'

const pause_ms = 60_000

/** Has the jobs' schedules follow the school's time zone. @returns what stops the watch, after the current round. */
export function watchZone(jobs: JobQueue, timeZone: ReadTimeZone, log: Logger): () => Promise<void> {
  let followed: string | undefined
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round
      .then(async () => {
        const zone = zoneAt(await timeZone(), new Date())
        if (zone !== followed) await jobs.follow(zone)
        followed = zone
      })
      // A database that is away now is there for a later round.
      .catch((error: unknown) => log.warn({ err: error }, 'the time zone could not be read'))
  }, pause_ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

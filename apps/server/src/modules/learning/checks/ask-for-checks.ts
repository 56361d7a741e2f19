import type { Executor } from '../../../database/database.ts'
import type { JobSender } from '../../../jobs/job-sender.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { sandbox } from '../../../sandbox/runtime.ts'
import { codeChecksOf, practiceDemands, type StoredQuestion } from '../questions/index.ts'
import { queueChanged } from '../review/index.ts'
import { insertWaiting, listWaiting, markLost } from './checks-store.ts'

/** Has the checks of a new version run after its transaction, where the question has some that a server can run. */
export async function askForChecks(
  db: Executor,
  { jobs, now }: { jobs: JobSender; now: Date },
  question: StoredQuestion,
  submissionId: number,
): Promise<void> {
  // Without a sandbox, no client is to wait for results.
  if (!sandbox.runtime()) return
  const demands = practiceDemands(question)
  // There is no browser here: a web project is rendered by the student's and the reviewer's.
  if (demands.kind !== 'project' || demands.language !== 'python') return
  if (codeChecksOf(question).length === 0) return
  await insertWaiting(db, submissionId, now)
  await jobs.send(db, 'run_checks', { submission_id: submissionId })
}

/** By then every try of a job is over. */
const FORGOTTEN_AFTER_ms = 15 * 60_000
const AT_ONCE = 20

/** Sends the jobs again of checks that never began: the job gave up, or the submission is generated demo data. */
export async function askAgain(db: Executor, jobs: JobSender, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_ms)
  for (const submission_id of await listWaiting(db, before, AT_ONCE))
    await jobs.send(db, 'run_checks', { submission_id })
}

interface LostTools {
  db: Executor
  log: { error: (about: object, message: string) => void }
  live?: LivePublisher
}

/** Longer than any run takes. */
const LOST_AFTER_ms = 15 * 60_000

/**
 * Marks checks that were begun and never ended: their server crashed. What crashed one server may crash the
 * next, so they are run again only when a teacher requests it.
 * @param before when they were begun; where one process is all there is, whatever it finds at its start is lost.
 */
export async function findLost(
  { db, log, live }: LostTools,
  now: Date,
  before: Date = new Date(now.getTime() - LOST_AFTER_ms),
): Promise<void> {
  for (const submission of await markLost(db, before, now)) {
    log.error(
      { submission_id: submission.id },
      'the server did not survive these checks; they are not run again',
    )
    live?.publish(await queueChanged(db, submission, now))
  }
}

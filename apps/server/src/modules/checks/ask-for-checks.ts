import type { Executor } from '../../database/database.ts'
import type { JobSender } from '../../jobs/job-sender.ts'
import { codeChecksOf, practiceDemands, type StoredQuestion } from '../questions/index.ts'
import { insertWaiting, listWaiting } from './checks-store.ts'

/** Has the checks of a new version run after its transaction, where the question has some that a server can run. */
export async function askForChecks(
  db: Executor,
  { jobs, now }: { jobs: JobSender; now: Date },
  question: StoredQuestion,
  submissionId: number,
): Promise<void> {
  const demands = practiceDemands(question)
  // There is no browser here: what a web project looks like is for the student's and the reviewer's.
  if (demands.type !== 'compiler' || demands.language !== 'python') return
  if (codeChecksOf(question).length === 0) return
  await insertWaiting(db, submissionId, now)
  await jobs.send(db, 'run_checks', { submission_id: submissionId })
}

/** By then every try of a job is over. */
const FORGOTTEN_AFTER_ms = 15 * 60_000
const AT_ONCE = 20

/** Asks again for checks that nobody has run: their job was given up, or is of a history that was made up. */
export async function askAgain(db: Executor, jobs: JobSender, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_ms)
  for (const submission_id of await listWaiting(db, before, AT_ONCE))
    await jobs.send(db, 'run_checks', { submission_id })
}

import { judge, type CheckResult } from '@qadam/code-lab/python-checks'
import type { Database } from '../../../database/database.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { codeChecksOf, findQuestion, type StoredCheck } from '../questions/index.ts'
import { queueChanged } from '../review/index.ts'
import { findSubmission, type StoredCheckResult } from '../submissions/index.ts'
import type { Program, SandboxCase, SandboxRun } from '../../../sandbox/run-in-sandbox.ts'
import { begin, giveBack, saveResults } from './checks-store.ts'
import { findIntrospection } from './find-introspection.ts'

export interface CheckTools {
  db: Database
  live: LivePublisher
  now: Date
  /** What each case came to: `runInSandbox`. */
  run: (program: Program, cases: readonly SandboxCase[]) => Promise<SandboxRun[]>
}

const ENTRY = 'main.py'
/** The most characters stored of any text of a run: a program may print a book by mistake. */
const KEPT_CHARACTERS = 4000

/** Runs the queued checks of a version, once, and notifies its student and reviewers. */
export async function runChecks({ db, live, run, now }: CheckTools, submissionId: number): Promise<void> {
  const submission = await findSubmission(db, submissionId)
  // What was decided or replaced meanwhile needs no advice any more.
  if (submission?.status !== 'uploaded' || !submission.is_newest) return
  const { id, person_id, question_id, lesson_id, work } = submission
  const question = await findQuestion(db, question_id)
  if (!question || work?.kind !== 'project') return
  const checks = codeChecksOf(question)
  const { files } = work
  const entry = Object.hasOwn(files, ENTRY) ? ENTRY : (Object.keys(files)[0] ?? ENTRY)
  // What is expected stays here: a program can't print what it was never near to.
  const cases = checks.map(({ input, assert }) => ({ input, assert }))
  // Another process runs it, or crashed while it did.
  if (!(await begin(db, id, now))) return
  let runs: SandboxRun[]
  try {
    runs = await run({ files, entry }, cases)
  } catch (error) {
    await giveBack(db, id)
    throw error
  }
  const seen = findIntrospection(files)
  const results = checks.map((check, index) =>
    resultOf(check, judge(check, runs[index]?.run ?? { kind: 'broken' }), [
      ...(index === 0 ? seen : []),
      ...(runs[index]?.touched ?? []),
    ]),
  )
  await saveResults(db, id, results)
  live.publish(
    { to: person_id, event: 'checks', data: { submission_id: id, question_id, lesson_id } },
    await queueChanged(db, submission, now),
  )
}

function resultOf(
  { id, hidden }: StoredCheck,
  { fault, printed }: CheckResult,
  touched: readonly string[],
): StoredCheckResult {
  return {
    id,
    hidden,
    passed: fault === null,
    fault: fault && faultOf(fault),
    printed: stored(printed),
    ...(touched.length > 0 ? { touched: touched.map(stored) } : {}),
  }
}

function faultOf(fault: NonNullable<CheckResult['fault']>): NonNullable<StoredCheckResult['fault']> {
  const { kind } = fault
  if (kind === 'output') return { kind, expected: fault.expected }
  if (kind === 'assert') return { kind, message: stored(fault.message) }
  if (kind !== 'error') return { kind }
  const { type, message, place } = fault.error
  return {
    kind,
    message: stored(message === '' ? type : `${type}: ${message}`),
    ...(place ? { line: place.line, file: stored(place.file) } : {}),
  }
}

/** Every word of it may be the program's own, and PostgreSQL stores no NUL. */
function stored(text: string): string {
  return text.slice(0, KEPT_CHARACTERS).replaceAll('\u0000', '\uFFFD').toWellFormed()
}

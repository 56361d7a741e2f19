import { parseError, type PythonError } from '../parse-message.ts'

/** What an author has a Python program tried with. */
export interface PythonCheck {
  id: string
  /** What input() gives, line by line. */
  input?: readonly string[] | undefined
  /** What must be printed; prompts of input() do not count. */
  output?: string | undefined
  /** Statements over the program's names, run after it, which throw on a fault. */
  assert?: string | undefined
}

/** Why a program did not pass. */
export type CheckFault =
  | { kind: 'output'; expected: string }
  /** An assertion of the author's did not hold. */
  | { kind: 'assert'; message: string }
  | { kind: 'error'; error: PythonError }
  | { kind: 'too_much' }
  | { kind: 'too_long' }
  /** It was ended from outside, or took Python along. */
  | { kind: 'broken' }

export interface CheckResult {
  id: string
  /** Null where the check is passed. */
  fault: CheckFault | null
  printed: string
}

/** check.py ends a program that prints 20,000 characters; what has put itself in its place says what it likes. */
const MOST_PRINTED = 40_000

/** What became of a run: what check.py said, or how the program prevented a result. */
export type CheckRun = { kind: 'said'; text: string } | { kind: 'too_long' | 'broken' }

/** Judges a run by what it came to. What it expects was never where the program could have read it. */
export function judge(check: PythonCheck, run: CheckRun): CheckResult {
  const { id } = check
  if (run.kind !== 'said') return { id, fault: { kind: run.kind }, printed: '' }
  const { outcome, error, printed } = readRun(run.text)
  return { id, fault: faultOf(check, outcome, error, printed), printed }
}

function faultOf(
  { output }: PythonCheck,
  outcome: string,
  error: PythonError,
  printed: string,
): CheckFault | null {
  switch (outcome) {
    case 'finished':
      return output === undefined || tidy(printed) === tidy(output)
        ? null
        : { kind: 'output', expected: output }
    case 'refuted':
      return { kind: 'assert', message: assertText(error) }
    case 'error':
      return { kind: 'error', error }
    case 'too_much':
      return { kind: 'too_much' }
    case 'stopped':
      return { kind: 'too_long' }
    default:
      return { kind: 'broken' }
  }
}

/** An assertion without a message has no text; another error, such as a missing function, names itself. */
function assertText({ type, message }: PythonError): string {
  if (type === 'AssertionError') return message === 'AssertionError' ? '' : message
  return message === '' ? type : `${type}: ${message}`
}

/** Spaces at line ends and empty lines at the end cannot be seen. */
export function tidy(text: string): string {
  return text.replaceAll(/(?<![ \t\r])[ \t\r]+$/gm, '').trimEnd()
}

function readRun(text: string): { outcome: string; error: PythonError; printed: string } {
  let run: unknown
  try {
    run = JSON.parse(text)
  } catch {
    run = undefined
  }
  const { outcome, error, printed } = typeof run === 'object' && run !== null ? (run as RunJson) : {}
  return {
    outcome: typeof outcome === 'string' ? outcome : 'broken',
    error: parseError(error),
    printed: typeof printed === 'string' ? printed.slice(0, MOST_PRINTED) : '',
  }
}

/** Whether a program reports that it finished: only then can it be asserted on. */
export function hasFinished(text: string): boolean {
  return readRun(text).outcome === 'finished'
}

/** Whatever check.py, or a program that has put itself in its place, has written. */
interface RunJson {
  outcome?: unknown
  error?: unknown
  printed?: unknown
}

import { explainError } from '@qadam/code-lab/explain-error'
import { judge, tidy, type CheckResult, type CheckRun, type PythonCheck } from '@qadam/code-lab/python-checks'
import type { Lang } from '@qadam/contract'
import { differenceOf } from './difference.ts'
import type { HelperWords } from './helper-words.ts'

/** What came of the task's visible checks. */
export interface Tried {
  checks: readonly { title: string; check: PythonCheck; run: CheckRun }[]
  /** How many more are visible that were not tried. */
  left: number
  /** Whether there are others, of which a student is told nothing. */
  hasHidden: boolean
}

const SHOWN_LINES = 6

/**
 * The first check that fails: what came, what was to come and for which input; or that all of them pass.
 * @param level the first rung names the difference alone; the place is the second's
 */
export function triedText(
  { checks, left, hasHidden }: Tried,
  level: number | null,
  lang: Lang,
  words: HelperWords,
): string {
  const said = words.tried
  const results = checks.map(({ title, check, run }) => ({ title, check, result: judge(check, run) }))
  const failed = results.find(({ result }) => result.fault !== null)
  if (!failed)
    return [said.passed(results.length, left), ...(hasHidden ? [said.hidden] : [words.compare])].join('\n\n')
  const { title, check, result } = failed
  const { input = [] } = check
  const parts = [said.ran(title)]
  if (input.length > 0) parts.push(said.input(input.slice(0, SHOWN_LINES).map(inCode)))
  return [
    parts.join(' '),
    ...faultText(check, result, level, lang, words),
    ...(isConstant(results) ? [said.constant] : []),
  ].join('\n\n')
}

function faultText(
  { input = [] }: PythonCheck,
  { fault, printed }: CheckResult,
  level: number | null,
  lang: Lang,
  words: HelperWords,
): string[] {
  const said = words.tried
  switch (fault?.kind) {
    case 'output': {
      const { kind, line, printed: came, expected } = differenceOf(tidy(printed), tidy(fault.expected), input)
      const shown = said.line(line, came && inCode(came), expected && inCode(expected))
      return [...(level === 1 ? [] : [shown]), said.difference[kind]]
    }
    case 'error': {
      const { error } = fault
      const { type, message, place } = error
      const text = explainError(error, lang) ?? words.otherProblem(inCode(`${type}: ${message}`))
      return [
        said.error,
        place && level !== 1 ? `- ${words.line(place.file, place.line)} ${text}` : `- ${text}`,
      ]
    }
    case 'assert':
      return [fault.message === '' ? said.noClaim : said.claim(inLine(fault.message))]
    case 'too_much':
      return [said.tooMuch]
    default:
      return [said.tooLong]
  }
}

/** Several inputs to which one and the same was answered, though different things were to be. */
function isConstant(results: readonly { check: PythonCheck; result: CheckResult }[]): boolean {
  const told = results.filter(({ check }) => check.output !== undefined && (check.input ?? []).length > 0)
  const wanted = new Set(told.map(({ check }) => tidy(check.output ?? '')))
  const came = new Set(told.map(({ result }) => tidy(result.printed)))
  return wanted.size > 1 && came.size === 1 && !came.has('')
}

function inCode(text: string): string {
  const shown = text.replaceAll('`', "'")
  return shown === '' ? ' ' : shown.slice(0, 200)
}

function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}

import {
  codeIn,
  extractSamples,
  type ArchiveQuestion,
  type CourseArchive,
  type LocalCode,
} from '@qadam/course-archive'
import type { PythonRunner } from './python-runner.ts'
import { runWebCheck } from './web-samples.ts'

interface Check {
  id: string
  input?: string[] | undefined
  output?: string | undefined
  assert?: string | undefined
}

type Files = Record<string, string>

/** A program that students write: of a practice, or an exercise inside an info. */
interface Task {
  place: string
  language: 'python' | 'web'
  checks: readonly Check[]
  /** In Uzbek and in Russian. */
  starters: readonly Files[]
  /** The same, or one for both; none where nothing checks. */
  solutions: readonly Files[]
}

const languages = ['uz', 'ru'] as const

function tasksOf(lessonId: string, question: ArchiveQuestion): Task[] {
  const place = `lessons/${lessonId}.json › ${question.id}`
  if (question.type === 'compiler') {
    const { language, checks = [], starter, solution } = question
    const starters = languages.map((lang) => filesIn(starter, lang))
    return [{ place, language, checks, starters, solutions: solution ? [solution] : starters }]
  }
  if (question.type !== 'info') return []
  return (question.exercises ?? []).map(({ id, language, checks, starter, solution }) => {
    const main = language === 'python' ? 'main.py' : 'index.html'
    const both = (code: LocalCode) => languages.map((lang) => ({ [main]: codeIn(code, lang) }))
    return {
      ...{ place: `${place} › ${id}`, language, checks },
      ...{ starters: both(starter), solutions: both(solution) },
    }
  })
}

/** Solutions that do not pass their checks, and starters that do. */
export async function programFaults(
  { modules }: Pick<CourseArchive, 'modules'>,
  python: PythonRunner,
): Promise<string[]> {
  const faults: string[] = []
  for (const { id, questions } of modules.flatMap(({ lessons }) => lessons))
    for (const question of questions) {
      for (const task of tasksOf(id, question)) faults.push(...(await taskFaults(task, python)))
      for (const text of Object.values(question.text))
        for (const fault of predictionFaults(text, python))
          faults.push(`lessons/${id}.json › ${question.id}, ${fault}`)
    }
  return faults
}

/** Longer ones are tedious on a phone's keyboard. */
const typedMaxLength = 40

/** Predictions of which Python prints none, or more than one, or what nobody can type. */
function predictionFaults(text: string, python: PythonRunner): string[] {
  return extractSamples(text).flatMap(({ code, line, predict }) => {
    if (!predict) return []
    const place = `line ${line} of its text`
    const end = python.run({ files: { 'main.py': code } })
    if (end.error !== undefined) return `${place}: what is predicted ends in ${end.error}`
    const printed = tidy(end.output)
    if (predict.length === 0)
      return printed === '' || printed.includes('\n') || printed.length > typedMaxLength
        ? `${place}: what is to be typed is one line of at most ${typedMaxLength} letters, not ${JSON.stringify(printed)}`
        : []
    return predict.filter((option) => tidy(option) === printed).length === 1
      ? []
      : `${place}: Python prints ${JSON.stringify(printed)}, which is not one of the predictions`
  })
}

async function taskFaults(task: Task, python: PythonRunner): Promise<string[]> {
  const { place, language, checks, starters, solutions } = task
  const failedBy = async (files: Files) => {
    const results = await Promise.all(
      checks.map(async (check) => {
        const fault =
          language === 'python'
            ? runCheck(python, files, check)
            : await runWebCheck(files, check.assert ?? '')
        return fault ? `${check.id}: ${fault}` : []
      }),
    )
    return results.flat()
  }
  const failed = (await Promise.all(solutions.map(failedBy))).flat()
  const faults = [...new Set(failed)].map((fault) => `${place}: solution fails ${fault}`)
  if (checks.length === 0) return faults
  const [inUzbek = [], inRussian = []] = await Promise.all(starters.map(failedBy))
  if (inUzbek.length === 0 || inRussian.length === 0)
    faults.push(`${place}: the starter already passes every check`)
  // Names that differ by language, such as classes, are known to the checks in both.
  const [uzbekIds, russianIds] = [inUzbek, inRussian].map((list) => list.map((fault) => fault.split(':')[0]))
  if (String(uzbekIds) !== String(russianIds))
    faults.push(`${place}: the starters fail differently: ${inUzbek.join()} and ${inRussian.join()}`)
  return faults
}

function filesIn(files: Record<string, LocalCode>, lang: 'uz' | 'ru'): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, codeIn(content, lang)]))
}

function runCheck(python: PythonRunner, files: Files, { input, output, assert }: Check): string | undefined {
  const end = python.run({ files, ...(input && { input }), ...(assert !== undefined && { assert }) })
  if (end.error) return `${end.error}: ${end.message}`
  return output === undefined ? undefined : difference(end.output, output)
}

/** How what was printed differs from what should have been. */
export function difference(printed: string, expected: string): string | undefined {
  return tidy(printed) === tidy(expected)
    ? undefined
    : `prints ${JSON.stringify(printed)}, not ${JSON.stringify(expected)}`
}

/** Spaces at line ends and empty lines at the end cannot be seen. */
function tidy(text: string): string {
  return text.replaceAll(/[ \t]+$/gm, '').trimEnd()
}

import { basename } from 'node:path'
import { checkArchive, codeIn, type CourseArchive, type LocalCode, readArchive } from '@qadam/course-archive'
import { beforeAll, describe, expect, test } from 'vitest'
import { courseSamples, type PlacedSample } from './course-samples.ts'
import { demoCourses } from './demo-courses.ts'
import { type PythonRunner, startPython } from './python-runner.ts'
import { htmlFaults, runJavaScript, runWebCheck, syntaxFault } from './web-samples.ts'

let python: PythonRunner
beforeAll(async () => {
  python = await startPython()
})

const folders = demoCourses()

test('there is a Python, a web and an English course, and no two share a number', async () => {
  expect(folders.slice(0, 3).map((folder) => basename(folder))).toEqual(['python', 'web', 'english'])
  const courses = await Promise.all(folders.map((folder) => readArchive(folder)))
  const numbers = courses.flatMap(({ number }) => number ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
  const modules = courses.flatMap((course) => course.modules.flatMap(({ number }) => number ?? []))
  expect(new Set(modules).size).toBe(modules.length)
})

describe.each(folders.map((folder) => ({ id: basename(folder), folder })))('course $id', ({ folder }) => {
  test('has no faults', async () => {
    expect(await checkArchive(folder)).toEqual([])
  })

  test('teaches with code that does what the text says', async () => {
    const samples = courseSamples(folder, await readArchive(folder))
    const faults: string[] = []
    for (const sample of samples) faults.push(...(await sampleFault(sample)))
    expect(faults).toEqual([])
  })

  test('has solutions that pass their checks, and starters that do not', async () => {
    const faults = await programFaults(await readArchive(folder))
    expect(faults).toEqual([])
  })
})

async function sampleFault(sample: PlacedSample): Promise<string[]> {
  const fault = await findFault(sample)
  return fault ? [`${sample.place}: ${fault}`] : []
}

async function findFault({
  language,
  code,
  isFragment,
  output,
  ...sample
}: PlacedSample): Promise<string | undefined> {
  switch (language) {
    case 'python': {
      const end = python.run({ files: { 'main.py': code }, input: sample.input, onlyCompile: isFragment })
      if (end.error !== sample.error)
        return `ends in ${end.error ?? 'no error'} (line ${end.line ?? 0}: ${end.message ?? ''}), not ${sample.error ?? 'well'}`
      return output === undefined ? undefined : difference(end.output, output)
    }
    case 'js': {
      if (isFragment) return undefined
      if (output === undefined) return syntaxFault(code, 'js')
      const end = await runJavaScript(code)
      return end.error ?? difference(end.output, output)
    }
    case 'jsx':
      return isFragment ? undefined : syntaxFault(code, 'jsx')
    case 'html':
      return isFragment ? undefined : htmlFaults(code).join(', ') || undefined
    default:
      return undefined
  }
}

function difference(printed: string, expected: string): string | undefined {
  return tidy(printed) === tidy(expected)
    ? undefined
    : `prints ${JSON.stringify(printed)}, not ${JSON.stringify(expected)}`
}

/** Spaces at line ends and empty lines at the end cannot be seen. */
function tidy(text: string): string {
  return text.replaceAll(/[ \t]+$/gm, '').trimEnd()
}

async function programFaults({ modules }: CourseArchive): Promise<string[]> {
  const faults: string[] = []
  for (const lesson of modules.flatMap(({ lessons }) => lessons))
    for (const question of lesson.questions) {
      if (question.type !== 'compiler') continue
      const place = `lessons/${lesson.id}.json › ${question.id}`
      const { checks = [], language } = question
      const starters = (['uz', 'ru'] as const).map((lang) => filesIn(question.starter, lang))
      const failedBy = async (files: Record<string, string>) => {
        const results = await Promise.all(
          checks.map(async (check) => {
            const fault =
              language === 'python' ? runCheck(files, check) : await runWebCheck(files, check.assert ?? '')
            return fault ? `${check.id}: ${fault}` : []
          }),
        )
        return results.flat()
      }
      for (const solution of question.solution ? [question.solution] : starters)
        faults.push(...(await failedBy(solution)).map((fault) => `${place}: solution fails ${fault}`))
      if (checks.length === 0) continue
      const [inUzbek = [], inRussian = []] = await Promise.all(starters.map(failedBy))
      if (inUzbek.length === 0 || inRussian.length === 0)
        faults.push(`${place}: the starter already passes every check`)
      // Names that differ by language, such as classes, are known to the checks in both.
      const [uzbekIds, russianIds] = [inUzbek, inRussian].map((list) =>
        list.map((fault) => fault.split(':')[0]),
      )
      if (String(uzbekIds) !== String(russianIds))
        faults.push(`${place}: the starters fail differently: ${inUzbek.join()} and ${inRussian.join()}`)
    }
  return faults
}

function filesIn(files: Record<string, LocalCode>, lang: 'uz' | 'ru'): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, codeIn(content, lang)]))
}

function runCheck(
  files: Record<string, string>,
  { input, output, assert }: { input?: string[]; output?: string; assert?: string },
): string | undefined {
  const end = python.run({ files, input, assert })
  if (end.error) return `${end.error}: ${end.message}`
  return output === undefined ? undefined : difference(end.output, output)
}

import { basename } from 'node:path'
import { checkArchive, readArchive, type ArchiveLesson, type ArchiveQuestion } from '@qadam/course-archive'
import { beforeAll, describe, expect, test } from 'vitest'
import { courseSamples, type PlacedSample } from './course-samples.ts'
import { demoCourses } from './demo-courses.ts'
import { difference, programFaults } from './program-faults.ts'
import { type PythonRunner, startPython } from './python-runner.ts'
import { htmlFaults, runJavaScript, syntaxFault } from './web-samples.ts'

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
    const faults = await programFaults(await readArchive(folder), python)
    expect(faults).toEqual([])
  })
})

/** What docs/decisions/2026-11-28-demo-courses.md says of all of them. */
describe('the courses teach', () => {
  test('by saying of each wrong option why it is wrong', async () => {
    const lessons = await lessonsOf(folders)
    expect(lessons.flatMap(unexplainedOptions)).toEqual([])
  })

  test('in Russian by the names that stand in the Russian code', async () => {
    const lessons = await lessonsOf(folders.filter((folder) => basename(folder) !== 'english'))
    expect(lessons.flatMap(namesOfTheOtherLanguage)).toEqual([])
  })

  test('English by ear and by answers to type', async () => {
    const lessons = await lessonsOf(folders.filter((folder) => basename(folder) === 'english'))
    const tests = lessons.map(testQuestions).filter((questions) => questions.length > 0)
    const hasSound = (question: ArchiveQuestion) => JSON.stringify(question).includes('.mp3')
    expect(tests.filter((questions) => !questions.some(hasSound))).toEqual([])
    const typed = tests.flat().filter(({ type }) => type === 'typed-answer')
    expect(typed.length).toBeGreaterThanOrEqual(tests.flat().length / 3)
  })

  test('code by two programs in each lesson with a test, from the second on', async () => {
    const courses = folders.filter((folder) => ['python', 'web'].includes(basename(folder)))
    for (const folder of courses) {
      const [, ...lessons] = await lessonsOf([folder])
      const thin = lessons.filter((lesson) => testQuestions(lesson).length > 0 && exercisesOf(lesson) < 2)
      expect(thin.map(({ id }) => id)).toEqual([])
    }
  })
})

async function lessonsOf(archives: string[]): Promise<ArchiveLesson[]> {
  const courses = await Promise.all(archives.map((folder) => readArchive(folder)))
  return courses.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons))
}

function unexplainedOptions({ id, questions }: ArchiveLesson): string[] {
  return questions.flatMap((question) => {
    switch (question.type) {
      case 'selected-file':
      case 'selected-multiple':
      case 'image-based-question':
        return question.options
          .filter(({ right, feedback }) => right !== true && !feedback)
          .map((option) => `${id} › ${question.id}: ${option.id}`)
      default:
        return []
    }
  })
}

/** What is said about a task, apart from the task itself. */
const remarks = new Set(['hint', 'hints', 'success', 'tip', 'feedback'])

/** Names that a Russian remark has from the Uzbek task alone. */
function namesOfTheOtherLanguage({ id, questions }: ArchiveLesson): string[] {
  return questions.flatMap((question) => {
    const [uz, ru] = (['uz', 'ru'] as const).map((lang) => new Set(namesIn(question, lang, false)))
    return namesIn(question, 'ru', true)
      .filter((name) => uz?.has(name) && !ru?.has(name))
      .map((name) => `${id} › ${question.id}: ${name}`)
  })
}

/** What is written in Latin letters, in a language or in both: of the remarks in a part of a lesson, or of all else. */
function namesIn(part: unknown, lang: 'uz' | 'ru', isRemark: boolean, within = false): string[] {
  if (typeof part === 'string') return within === isRemark ? (part.match(/[A-Za-z_]\w{2,}/g) ?? []) : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === (lang === 'uz' ? 'ru' : 'uz') ? [] : namesIn(value, lang, isRemark, within || remarks.has(key)),
  )
}

/** Only questions of a test say why the right answer is right. */
const testQuestions = ({ questions }: ArchiveLesson) => questions.filter((question) => 'success' in question)

const exercisesOf = ({ questions }: ArchiveLesson) =>
  questions.reduce(
    (sum, question) => sum + (question.type === 'info' ? (question.exercises?.length ?? 0) : 0),
    0,
  )

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

import { basename } from 'node:path'
import { checkArchive, readArchive } from '@qadam/course-archive'
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

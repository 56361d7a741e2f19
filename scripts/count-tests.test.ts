import { expect, test } from 'vitest'
import { failedTests, partOfPlaywright, partsOfVitest, slowestTests } from './count-tests.ts'

const run = { project: 'node', passed: 2, failed: 1, brokenFiles: 0, work_ms: 30, tests: [] }

const counts = (parts: { name: string; passed: number; failed: number }[]) =>
  parts.map(({ name, passed, failed }) => [name, passed, failed])

test('what passed and failed is counted, by project', () => {
  const other = { ...run, project: 'server', passed: 5, failed: 0 }
  expect(counts(partsOfVitest([other, run], ['node', 'server'], 1))).toEqual([
    ['node', 2, 1],
    ['server', 5, 0],
  ])
  const stats = { expected: 5, unexpected: 1, flaky: 0 }
  expect(partOfPlaywright({ stats, suites: [] }, 1)).toMatchObject({ passed: 5, failed: 1 })
})

test('one journey of a run may pass at its second try and is told; of two, both have failed', () => {
  const results = [{ duration: 1, errors: [{ message: 'too late' }] }, { duration: 2 }]
  const suites = [{ title: 'a.spec.ts', specs: [{ title: 'waits', ok: true, tests: [{ results }] }] }]
  const run = (flaky: number) => partOfPlaywright({ stats: { expected: 5, unexpected: 0, flaky }, suites }, 0)
  expect(run(1)).toMatchObject({ passed: 6, failed: 0 })
  expect(run(2)).toMatchObject({ passed: 5, failed: 2 })
  expect(failedTests([run(1)], 2, () => undefined)).toEqual([
    { name: 'journeys: a.spec.ts › waits (passed at its second try: flaky)', why: 'too late' },
  ])
})

test('a file that can not be run is a failure', () => {
  const broken = { ...run, failed: 0, brokenFiles: 1 }
  expect(counts(partsOfVitest([broken], ['node'], 1))).toEqual([['node', 2, 1]])
})

test('a runner that crashed is a failure, whatever passed before', () => {
  expect(counts(partsOfVitest(undefined, ['node'], null))).toEqual([['node', 0, 1]])
  expect(counts(partsOfVitest([{ ...run, failed: 0 }], ['node'], 1))).toEqual([
    ['node', 2, 0],
    ['the run itself', 0, 1],
  ])
  expect(partOfPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('a part that ran no test at all is a failure', () => {
  expect(counts(partsOfVitest([{ ...run, failed: 0 }], ['node', 'server'], 0))).toEqual([
    ['node', 2, 0],
    ['server', 0, 1],
  ])
  const stats = { expected: 0, unexpected: 0, flaky: 0 }
  expect(partOfPlaywright({ stats, suites: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('the slowest are found in all parts, with where they stand', () => {
  const spec = { title: 'plays a module', tests: [{ results: [{ duration: 900 }] }] }
  const suites = [{ title: 'module.spec.ts', suites: [{ title: 'phone', specs: [spec] }] }]
  const journeys = partOfPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 0 }, suites }, 0)
  const tests = [
    { name: 'quick', duration_ms: 1 },
    { name: 'slow', duration_ms: 1000 },
  ]
  const [rules] = partsOfVitest([{ ...run, tests }], ['node'], 1)
  if (!rules) throw new Error('no part')
  expect(slowestTests([rules, journeys], 2).map(({ part, test: { name } }) => [part, name])).toEqual([
    ['node', 'slow'],
    ['journeys', 'module.spec.ts › phone › plays a module'],
  ])
  expect(journeys.work_ms).toBe(900)
})

test('what failed is told again at the end, with its first lines and without colours', () => {
  const failure = '\u001B[31mexpected 1\u001B[39m\nto be 2\nat a line'
  const specs = [
    { title: 'passes', ok: true, tests: [{ results: [{ duration: 1, errors: [] }] }] },
    { title: 'breaks', ok: false, tests: [{ results: [{ duration: 1, errors: [{ message: failure }] }] }] },
    {
      title: 'stands on a page',
      ok: false,
      tests: [
        {
          results: [
            {
              duration: 1,
              errors: [{ message: failure }],
              attachments: [
                { name: 'screenshot', path: 'a.png' },
                { name: 'error-context', path: 'a.md' },
              ],
            },
          ],
        },
      ],
    },
  ]
  const suites = [{ title: 'module.spec.ts', specs }]
  const journeys = partOfPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites }, 1)
  const tests = [
    { name: 'good', duration_ms: 1 },
    { name: 'bad', duration_ms: 1, failure: 'why' },
  ]
  const rules = partsOfVitest([{ ...run, tests }], ['node'], 1)
  const readPage = (file: string) => `# ${file}\n\n\`\`\`yaml\n- main:\n  - alert\n\`\`\`\n`
  expect(failedTests([...rules, journeys], 2, readPage)).toEqual([
    { name: 'node: bad', why: 'why' },
    { name: 'journeys: module.spec.ts › breaks', why: 'expected 1\nto be 2' },
    {
      name: 'journeys: module.spec.ts › stands on a page',
      why: 'expected 1\nto be 2\nThe page showed:\n- main:\n  - alert',
    },
  ])
})

/**
 * Runs all checks and tests, then prints the time of each part and the slowest tests. The last line
 * is always `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repository, runChecks, toolPath } from './checks.ts'
import { failedTests, type Part, partOfPlaywright, partsOfVitest, slowestTests } from './count-tests.ts'

/** No run takes nearly as long; one that hangs must not block the result. */
const patience_ms = 30 * 60_000

/** How many of the slowest tests are printed. */
const slowest = 15

/** The projects of each start of Vitest: PostgreSQL occupies a core by itself, so it has a run of its own. */
const embedded = ['node', '@qadam/student', '@qadam/staff', 'server-rules', 'server'] as const
const postgresql = ['server-postgresql'] as const

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-results-'))
const parts: Part[] = []
const walls: { name: string; wall_ms: number }[] = []

/** Runs some parts and records their results, with the wall-clock time. */
async function measure(name: string, work: () => Promise<readonly Part[]>): Promise<void> {
  const begun = performance.now()
  const done = await work()
  walls.push({ name, wall_ms: performance.now() - begun })
  for (const part of done) console.log(`\n${part.name}: ${part.passed} passed, ${part.failed} failed`)
  parts.push(...done)
}

async function checks(): Promise<Part[]> {
  const results = await runChecks(({ name, isPassed, output, duration_ms }) => {
    console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${name} (${seconds(duration_ms)})`)
    if (!isPassed) console.log(output)
  })
  const passed = results.filter(({ isPassed }) => isPassed).length
  const work_ms = results.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
  const tests = results.map(({ name, duration_ms, isPassed, output }) => ({
    name,
    duration_ms,
    ...(isPassed ? {} : { failure: output }),
  }))
  return [{ name: 'checks', passed, failed: results.length - passed, work_ms, tests }]
}

async function vitest(projects: readonly string[]): Promise<Part[]> {
  const report = path.join(folder, `${projects.join('+').replaceAll('/', '-')}.json`)
  const reporter = path.join(repository, 'scripts/vitest-times.ts')
  const chosen = projects.flatMap((project) => ['--project', project])
  const code = await run('vitest', ['run', ...chosen, '--reporter=default', `--reporter=${reporter}`], {
    VITEST_TIMES: report,
  })
  return partsOfVitest(readReport(report), projects, code)
}

/** Makes the school of the journeys, which takes one core most of a minute; they make it themselves if this fails. */
async function fillSchool(): Promise<void> {
  const data = path.join(folder, 'school')
  const code = await run(process.execPath, [path.join(repository, 'e2e/fill-school.ts'), data])
  if (code === 0) process.env['QADAM_JOURNEY_SCHOOL'] = data
}

async function playwright(): Promise<Part[]> {
  const report = path.join(folder, 'playwright.json')
  const config = path.join('e2e', 'playwright.config.ts')
  const code = await run('playwright', ['test', '-c', config, '--retries=1', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return [partOfPlaywright(readReport(report), code)]
}

/** The exit code; null when it was killed, took too long or did not start. */
async function run(
  tool: string,
  parameters: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  const child = spawn(path.isAbsolute(tool) ? tool : toolPath(tool), parameters, {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...more },
    shell: process.platform === 'win32',
  })
  const stop = (): void => {
    child.kill('SIGTERM')
  }
  const timer = setTimeout(stop, patience_ms)
  process.once('SIGTERM', stop)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  clearTimeout(timer)
  process.off('SIGTERM', stop)
  return code
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readIfThere(file) ?? '')
  } catch {
    return undefined
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function seconds(time_ms: number): string {
  return `${(time_ms / 1000).toFixed(1)} s`
}

/** Prints the wall-clock time by start, the tests' time by part, and the slowest tests. */
function printTimes(): void {
  console.log('\nTime by part (of the tests one after another; several run at a time):')
  for (const { name, work_ms } of parts) console.log(`${seconds(work_ms).padStart(10)}  ${name}`)
  console.log('Time on the wall:')
  for (const { name, wall_ms } of walls) console.log(`${seconds(wall_ms).padStart(10)}  ${name}`)
  const whole_ms = walls.reduce((sum, { wall_ms }) => sum + wall_ms, 0)
  console.log(`${seconds(whole_ms).padStart(10)}  all of it`)
  console.log(`\nThe ${slowest} slowest tests:`)
  for (const { part, test } of slowestTests(parts, slowest))
    console.log(`${seconds(test.duration_ms).padStart(10)}  ${part}: ${test.name}`)
}

/** Says again what failed, at its first try alone too: the run is long, and its first lines are far above or cut off. */
function printFailures(): void {
  const failures = failedTests(parts, 20, readIfThere)
  if (failures.length > 0) console.log('\nWhat failed:')
  for (const { name, why } of failures) console.log(`\n${name}\n${why}`)
}

await measure('checks', checks)
await measure(embedded.join(', '), () => vitest(embedded))
await measure(postgresql.join(', '), async () => {
  const [parts] = await Promise.all([vitest(postgresql), fillSchool()])
  return parts
})
await measure('journeys', playwright)
rmSync(folder, { recursive: true, force: true })
printTimes()
printFailures()
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

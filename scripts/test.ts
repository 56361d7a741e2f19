/** Everything that can tell whether the product is right. The last line is always `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repository, runChecks, toolPath } from './checks.ts'
import { type Count, countPlaywright, countVitest } from './count-tests.ts'

/** No part takes nearly as long; one that hangs must not keep the result back. */
const patience_ms = 30 * 60_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-results-'))
const total: Count = { passed: 0, failed: 0 }

function add(part: string, count: Count): void {
  console.log(`\n${part}: ${count.passed} passed, ${count.failed} failed`)
  total.passed += count.passed
  total.failed += count.failed
}

async function checks(): Promise<void> {
  const results = await runChecks(({ name, isPassed, output }) => {
    console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${name}`)
    if (!isPassed) console.log(output)
  })
  const passed = results.filter(({ isPassed }) => isPassed).length
  add('Checks', { passed, failed: results.length - passed })
}

async function vitest(project: string): Promise<void> {
  const report = path.join(folder, `${project}.json`)
  const parameters = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run('vitest', parameters)
  add(`Tests of ${project}`, countVitest(readReport(report), code))
}

async function playwright(): Promise<void> {
  const config = path.join('e2e', 'playwright.config.ts')
  if (!existsSync(path.join(repository, config))) {
    console.log('\nThere are no browser tests yet.')
    return
  }
  const report = path.join(folder, 'playwright.json')
  const code = await run('playwright', ['test', '-c', config, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  add('Tests in the browser', countPlaywright(readReport(report), code))
}

/** The exit code; null when it was killed, took too long or did not start. */
async function run(
  tool: string,
  parameters: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  const child = spawn(toolPath(tool), parameters, {
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
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

await checks()
for (const project of ['node', '@qadam/student', '@qadam/staff', 'server', 'server-postgresql'])
  await vitest(project)
await playwright()
rmSync(folder, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

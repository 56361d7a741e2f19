import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '..')

export interface Check {
  name: string
  tool: string
  parameters: readonly string[]
  /** What mends it, to be typed. */
  mend?: string
}

export interface CheckResult {
  name: string
  isPassed: boolean
  output: string
  duration_ms: number
}

/** Static checks of the sources. */
export function listChecks(): Check[] {
  return [
    // The longest first: begun last, it would leave the other core idle. It reports what `tsc` does of every file, by the
    // compiler's own code, and reads each project once for both.
    {
      name: 'lint and types',
      tool: 'oxlint',
      parameters: ['--type-aware', '--type-check', '--deny-warnings'],
    },
    { name: 'dead code', tool: 'knip', parameters: ['--no-progress'] },
    { name: 'format', tool: 'oxfmt', parameters: ['--check', '.'], mend: 'npm run format' },
  ]
}

/** Runs all checks, a few at a time, and reports each as it ends. */
export async function runChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = listChecks()
  const results: CheckResult[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await runCheck(check)
      results.push(result)
      report(result)
    }
  }
  await Promise.all([work(), work()])
  return results
}

/** The path of a tool that npm has installed here. */
export function toolPath(name: string): string {
  return path.join(repository, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}

export async function runCheck({ name, tool, parameters, mend }: Check): Promise<CheckResult> {
  if (!existsSync(toolPath(tool)))
    return { name, isPassed: false, output: `${tool} is not installed.\n`, duration_ms: 0 }
  const begun = performance.now()
  const child = spawn(toolPath(tool), parameters, { cwd: repository, shell: process.platform === 'win32' })
  let output = ''
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  const isPassed = code === 0
  if (!isPassed && mend !== undefined) output += `This mends it: ${mend}\n`
  return { name, isPassed, output, duration_ms: performance.now() - begun }
}

/**
 * The fast part of the tests: types, lint, dead code, format, boundaries. Says which failed. With `--long` instead: the
 * properties, for long and with fresh seeds.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type CheckResult, repository, runChecks, toolPath } from './checks.ts'
import { runLong } from './long-properties.ts'

const { values } = parseArgs({
  options: { long: { type: 'boolean' }, rounds: { type: 'string' }, seed: { type: 'string' } },
})
if (values.long) process.exit(runLong({ rounds: Number(values.rounds ?? 20), seed: values.seed }))

const report = ({ name, isPassed, output }: Omit<CheckResult, 'duration_ms'>): void => {
  console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${name}`)
  if (!isPassed) console.log(output)
}

const results = await runChecks(report)
const boundaries = spawnSync(
  toolPath('vitest'),
  ['run', '--project', 'node', 'scripts/boundaries.test.ts', 'scripts/feature-graph.test.ts'],
  {
    cwd: repository,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  },
)
const boundaryResult = {
  name: 'boundaries',
  isPassed: boundaries.status === 0,
  output: `${boundaries.stdout}${boundaries.stderr}`,
}
report(boundaryResult)

const failed = [...results, boundaryResult].filter(({ isPassed }) => !isPassed).map(({ name }) => name)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

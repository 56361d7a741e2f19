/** The fast part of the tests: types, lint, dead code, format, boundaries. Says which failed. */
import { spawnSync } from 'node:child_process'
import { type CheckResult, repository, runChecks, toolPath } from './checks.ts'

const tell = ({ name, isPassed, output }: CheckResult): void => {
  console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${name}`)
  if (!isPassed) console.log(output)
}

const results = await runChecks(tell)
const boundaries = spawnSync(toolPath('vitest'), ['run', '--project', 'node', 'scripts/boundaries.test.ts'], {
  cwd: repository,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const boundaryResult = {
  name: 'boundaries',
  isPassed: boundaries.status === 0,
  output: `${boundaries.stdout}${boundaries.stderr}`,
}
tell(boundaryResult)

const failed = [...results, boundaryResult].filter(({ isPassed }) => !isPassed).map(({ name }) => name)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

/** Writes what each reading action asks the database and sends into apps/server/test/action-costs.json: `npm run action-costs`. */
import { spawnSync } from 'node:child_process'
import { repository, toolPath } from './checks.ts'

const file = 'apps/server/test/demo-school.test.ts'
const one = ['--project', 'server-postgresql', file, '-t', 'each reading action']
process.exitCode =
  spawnSync(toolPath('vitest'), ['run', ...one], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ACTION_COSTS: 'write' },
  }).status ?? 1

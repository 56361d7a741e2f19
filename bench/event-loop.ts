import { spawnSync } from 'node:child_process'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '..')

/**
 * How long hostile requests hold the server's event loop (`*-bars.test.ts` of the server), one file at a time, on
 * PostgreSQL: an embedded database computes in a test's very thread. @returns whether all bars hold
 */
export function measureEventLoop(): boolean {
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs')
  const run = ['run', '--project', 'event-loop', '--no-file-parallelism']
  const { status } = spawnSync(process.execPath, [vitest, ...run], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, EVENT_LOOP_BARS: 'yes' },
  })
  return status === 0
}

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '..')

/**
 * The tests that hold a bar of the event loop (apps/server/test/longest-hold.ts), measured: each with the projects that it
 * runs in, one file at a time. @returns whether all bars hold
 */
export function measureEventLoop(): boolean {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: repository }).filter((file) =>
    readFileSync(path.join(repository, file), 'utf8').includes('/test/longest-hold.ts'),
  )
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--no-file-parallelism', ...files], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, EVENT_LOOP_BARS: 'yes' },
  })
  return files.length > 0 && status === 0
}

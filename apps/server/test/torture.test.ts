import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const main = path.resolve(import.meta.dirname, '../../../bench/torture/main.ts')

/** A quarter of a minute here; `npm run torture -- --minutes=10` before a release, and with a bug that is planted. */
test(
  'servers and a database that are killed and frozen amid work lose and double nothing',
  { timeout: 600_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[main, '--minutes=0.25', '--seed=11', '--database=postgresql'],
    ])
    expect(stdout).toContain('Nothing was lost or doubled.')
    // Else nobody did anything, and nothing is proven.
    expect(Number(/Acknowledged: (\d+) answers/.exec(stdout)?.[1])).toBeGreaterThan(20)
    expect(stdout).toMatch(/a server is \w+ (in order and started again )?\d+ x/)
  },
)

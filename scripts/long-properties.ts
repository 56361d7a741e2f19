import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repository, toolPath } from './checks.ts'

/** The runs of a property in a round, where it does not set them itself. */
const RUNS = 2000

interface Long {
  rounds: number
  /** The one seed to try, as a failed run printed it. */
  seed: string | undefined
}

/**
 * Runs all property tests, in rounds with a fresh seed each, until one fails. Every seed is printed before its round.
 * @returns the exit code
 */
export function runLong({ rounds, seed }: Long): number {
  const files = propertyTests()
  const seeds = seed === undefined ? Array.from({ length: rounds }, () => String(randomInt(2 ** 31))) : [seed]
  for (const [index, each] of seeds.entries()) {
    console.log(`\nRound ${index + 1} of ${seeds.length}: ${files.length} files of properties, seed ${each}`)
    const projects = ['node', 'server-rules', 'server', '@qadam/student', '@qadam/staff'].flatMap((name) => [
      '--project',
      name,
    ])
    const { status } = spawnSync(
      toolPath('vitest'),
      ['run', '--reporter=dot', '--testTimeout=900000', ...projects, ...files],
      {
        cwd: repository,
        stdio: 'inherit',
        env: { ...process.env, PROPERTY_SEED: each, PROPERTY_RUNS: String(RUNS) },
        shell: process.platform === 'win32',
      },
    )
    if (status !== 0) {
      console.log(`\nFailed. Once more: npm run check -- --long --seed=${each}`)
      return 1
    }
  }
  console.log('\nAll properties hold.')
  return 0
}

/** The test files that use fast-check, from the checkout's folder. */
function propertyTests(): string[] {
  return globSync('{apps,packages,demo,scripts}/**/*.test.{ts,tsx}', {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  })
    .filter((file) => readFileSync(path.join(repository, file), 'utf8').includes("from 'fast-check'"))
    .toSorted()
}

import { globSync } from 'node:fs'
import { repository } from './checks.ts'

/** Where the tests lie that Vitest's projects run, and the journeys of Playwright. */
export const testPatterns = [
  '{apps/*/src,demo/{src,videos},packages/*/src}/**/*.test.{ts,tsx}',
  'apps/server/test/**/*.test.ts',
  'apps/student/*.test.ts',
  '{bench,e2e,scripts}/**/*.test.ts',
  'e2e/journeys/*.spec.ts',
]

export interface ChosenTests {
  /** For Vitest, which knows the projects that hold each. */
  units: string[]
  journeys: string[]
  /** What no test file has in its path. */
  unknown: string[]
}

/** All test files, from the checkout's folder. */
export function listTests(): string[] {
  return globSync(testPatterns, { cwd: repository, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/**
 * The test files with one of `wanted` in their path, or that very one. A source file stands for the tests beside it of the same name.
 * @param wanted paths or parts of paths, from the checkout's folder or whole
 */
export function chooseTests(wanted: readonly string[], files: readonly string[] = listTests()): ChosenTests {
  const found = wanted.map((typed) => {
    const part = fromRepository(typed)
    if (files.includes(part)) return [part]
    const named = files.filter((file) => file.includes(part))
    const beside = part.replace(/\.tsx?$/, '.test.ts')
    return named.length > 0 || beside === part ? named : files.filter((file) => file.includes(beside))
  })
  const chosen = [...new Set(found.flat())].toSorted()
  return {
    units: chosen.filter((file) => !file.endsWith('.spec.ts')),
    journeys: chosen.filter((file) => file.endsWith('.spec.ts')),
    unknown: wanted.filter((_, place) => found[place]?.length === 0),
  }
}

function fromRepository(typed: string): string {
  const path = typed.replaceAll('\\', '/')
  const root = `${repository.replaceAll('\\', '/')}/`
  return path.startsWith(root) ? path.slice(root.length) : path.replace(/^(?:\.?\/)+/, '')
}

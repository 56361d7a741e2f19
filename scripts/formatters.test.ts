import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('what both apps write is formatted by formatters that were made before', () => {
  const repository = path.resolve(import.meta.dirname, '..')
  const files = globSync('{apps/{student,staff},packages/*}/src/**/*.{ts,tsx}', { cwd: repository })
  const perCall = files
    .filter((file) => !file.includes('.test.') && !file.endsWith('date-format.ts'))
    .flatMap((file) =>
      readFileSync(path.join(repository, file), 'utf8')
        .split('\n')
        .filter((line) =>
          // A module's own line stands at the margin.
          /^\s+(?!\s|\w+ \?\?= ).*new Intl\.|\.toLocale(?:Date|Time)?String\(|localeCompare\(.+, ['"]/.test(
            line,
          ),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(perCall).toEqual([])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { missingTests, namedTests } from './specification-map.ts'

const repository = path.join(import.meta.dirname, '..')

test.each([
  ['docs/specification-map.md', 200],
  ['docs/security.md', 100],
])('every test that %s names is there', (file, least) => {
  const map = readFileSync(path.join(repository, file), 'utf8')
  // A truncated path would not be checked.
  expect(map.match(/(?<![\w/-])(?:…\/)?[\w-]+\.(?:test|spec)\b|…\/[\w/.-]+/g) ?? []).toEqual([])
  const named = namedTests(map)
  expect(named.length).toBeGreaterThan(least)
  expect(missingTests(named, repository)).toEqual([])
})

test('a file and a title that are not there are found', () => {
  const map = [
    '| Line | Proved by |',
    '| one | scripts/count-tests.test › what passed and failed is counted |',
    '| two | scripts/no-such.test; scripts/count-tests.test › nothing of the kind… (a remark) |',
  ].join('\n')
  expect(missingTests(namedTests(map), repository)).toEqual([
    'line 3: there is no scripts/no-such.test',
    'line 3: scripts/count-tests.test has no test “nothing of the kind… (a remark)”',
  ])
})

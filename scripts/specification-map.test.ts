import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { gapsOf, missingTests, namedTests } from './specification-map.ts'

const repository = path.join(import.meta.dirname, '..')

test.each([
  ['docs/specification-map.md', 250],
  ['docs/beyond-the-specification.md', 200],
  ['docs/security.md', 100],
  ['docs/security-asvs.md', 50],
])('every test that %s names is there', (file, least) => {
  const map = readFileSync(path.join(repository, file), 'utf8')
  // A truncated path would not be checked.
  expect(map.match(/(?<![\w/-])(?:…\/)?[\w-]+\.(?:test|spec)\b|…\/[\w/.-]+/g) ?? []).toEqual([])
  const named = namedTests(map)
  expect(named.length).toBeGreaterThan(least)
  expect(missingTests(named, repository)).toEqual([])
})

test('the map has a line for each section of the specification, each with its proof, and nothing else', () => {
  const map = readFileSync(path.join(repository, 'docs/specification-map.md'), 'utf8')
  const sections = [...map.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number))
  expect([sections, map.match(/^## /gm)?.length]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], 9])
  expect(gapsOf(map, repository)).toEqual([])
})

test('a line without a proof, and a decision that is not there, are found', () => {
  const map = [
    '| Line | Proved by |',
    '| --- | --- |',
    '| one (decisions/2026-11-23-no-such.md) | scripts/count-tests.test |',
    '| two | by looking at it |',
    '| three | No test yet |',
  ].join('\n')
  expect(gapsOf(map, repository)).toEqual([
    'line 3: there is no docs/decisions/2026-11-23-no-such.md',
    'line 4 names no test',
    'line 5 names no test',
  ])
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

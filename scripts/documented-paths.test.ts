import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '..')

test('every file and folder that CONTRIBUTING.md names is there', () => {
  const text = readFileSync(path.join(repository, 'CONTRIBUTING.md'), 'utf8')
  const named = [...text.matchAll(/`((?:apps|demo|docs|packages|scripts)\/[^`\s]+)`/g)].map(
    ([, name = '']) => name,
  )
  // What stands for a name: <module>, 00NN-name.
  const missing = named.filter(
    (name) =>
      globSync(name.replaceAll(/<\w+>|NN-name/g, '*').replace(/\/$/, ''), { cwd: repository }).length === 0,
  )
  expect(named.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

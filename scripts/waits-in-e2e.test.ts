import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

test('nothing in e2e waits for networkidle, which live events may keep away: Traffic has what is meant', () => {
  const files = globSync('e2e/**/*.ts', { cwd: root })
  expect(files).toContain(path.join('e2e', 'traffic.ts'))
  const idle = files.filter((file) => /['"]networkidle['"]/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(idle).toEqual([])
})

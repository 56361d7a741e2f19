import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'

test('properties run from a seed that is known before', () => {
  expect(fc.readConfigureGlobal().seed).toBeTypeOf('number')
})

test.each(['vitest.config.ts', 'apps/student/vitest.config.ts', 'apps/staff/vitest.config.ts'])(
  'those of %s, too',
  (config) => {
    const text = readFileSync(path.join(import.meta.dirname, '..', config), 'utf8')
    expect(text).toContain('scripts/property-seed.ts')
  },
)

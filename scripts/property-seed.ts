/**
 * Properties of fast-check run from one seed, so that a red suite means a red change. `npm run check -- --long` gives
 * fresh ones.
 */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

const FIXED_SEED = 20_261_122

// Loading fast-check costs more than most test files take.
const { testPath } = expect.getState()
if (testPath !== undefined && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { default: fc } = await import('fast-check')
  const seed = process.env['PROPERTY_SEED']
  fc.configureGlobal({
    seed: seed === undefined ? FIXED_SEED : Number(seed),
    ...(process.env['PROPERTY_RUNS'] !== undefined && { numRuns: Number(process.env['PROPERTY_RUNS']) }),
  })
}

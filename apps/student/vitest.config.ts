import { defineConfig } from 'vitest/config'
import { testWorkers } from '../../scripts/test-workers.ts'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // A worker makes its environment once, and each file its own globals in it: a third of the time of processes.
    pool: 'vmThreads',
    // As the other projects, which run at the same time.
    maxWorkers: testWorkers,
    setupFiles: [
      '../../scripts/property-seed.ts',
      '../../scripts/patient-waits.ts',
      '../../scripts/worker-globals.ts',
      'src/platform/i18n/texts-in-tests.ts',
    ],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
  },
})

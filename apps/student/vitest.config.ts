import os from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // A worker makes its environment once, and each file its own globals in it: a third of the time of processes.
    pool: 'vmThreads',
    // As the other projects, which run at the same time; its own default leaves one of two cores idle.
    maxWorkers: os.availableParallelism(),
    setupFiles: [
      '../../scripts/property-seed.ts',
      '../../scripts/patient-waits.ts',
      '../../scripts/worker-globals.ts',
    ],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
})

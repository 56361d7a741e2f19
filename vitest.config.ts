import path from 'node:path'
import { defineConfig } from 'vitest/config'

const propertySeed = path.resolve(import.meta.dirname, 'scripts/property-seed.ts')

const server = {
  root: 'apps/server',
  setupFiles: [propertySeed],
  globalSetup: path.resolve(import.meta.dirname, 'apps/server/test/global-setup.ts'),
  // Real processes, databases and password hashes, on a machine that is busy with the other tests.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      'apps/student/vitest.config.ts',
      'apps/staff/vitest.config.ts',
      {
        test: {
          name: 'node',
          setupFiles: [propertySeed],
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'demo/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          env: { TEST_DATABASE: 'embedded' },
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgresql',
          // What test/ holds is about processes and the embedded database itself.
          include: ['src/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
})

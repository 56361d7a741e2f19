import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    setupFiles: ['../../scripts/property-seed.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})

import { defineConfig } from '@playwright/test'
import { journeyWorkers } from '../scripts/test-workers.ts'
import { browserFlags, findBrowser } from './browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './prepare-school.ts',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  workers: journeyWorkers,
  fullyParallel: true,
  timeout: 300_000,
  // Upper bounds for a busy machine, which cost a green run nothing; what has to be quick is measured where it is.
  expect: { timeout: 25_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath: browser.path,
      args: browserFlags,
      env: { ...process.env, ...browser.env },
    },
    // What a worker answers no journey can intercept; those that are about it let it in.
    serviceWorkers: 'block',
    actionTimeout: 25_000,
    screenshot: 'only-on-failure',
    // A trace slows every test; to debug a failure pass --trace on.
    trace: 'off',
  },
})

import type { LaunchOptions } from 'playwright-core'
import { browserFlags, findBrowser } from '../e2e/browser.ts'

/** The browser of the journeys, as each measurement starts it. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { path, env } = await findBrowser()
  return { executablePath: path, args: browserFlags, env: { ...process.env, ...env }, headless: true }
}

import { leaveFirstSightsOut, leaveTourOut, test } from './journey.ts'

/**
 * For a journey in a browser of its own, with these flags beside the usual ones. As options of the launch they would give
 * it a worker of its own too, and so another school; `trace` and `screenshot` would as well.
 */
export const testWith = (flags: readonly string[]) =>
  test.extend({
    context: async ({ playwright, launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), ...flags]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      // What `test.use` says of contexts goes for each that a journey makes.
      const context = await browser.newContext()
      await context.addInitScript(leaveTourOut)
      await context.addInitScript(leaveFirstSightsOut)
      await use(context)
      await browser.close()
    },
  })

import { test as base } from '@playwright/test'
import { SchoolServer } from './server.ts'

/** The editor's tour opens by itself on a new device; journeys that are about something else have seen it. */
export function leaveTourOut(): void {
  // Sandboxed frames, where this runs too, have no storage.
  if (origin === 'null' || sessionStorage.getItem('tour.wanted') !== null) return
  localStorage.setItem('qadam.code_tour', 'seen')
}

/** Each journey has a school of its own: what one student does must not change another's journey. */
export const test = base.extend<{ school: SchoolServer }>({
  context: async ({ context }, use) => {
    await context.addInitScript(leaveTourOut)
    await use(context)
  },
  school: async ({}, use) => {
    const school = await SchoolServer.start()
    await use(school)
    await school.dispose()
  },
})

export { screens } from './screens.ts'
export { expect } from '@playwright/test'
export type { FrameLocator, Locator, Page } from '@playwright/test'

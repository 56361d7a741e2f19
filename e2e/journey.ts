import { test as base, type Page } from '@playwright/test'
import { SchoolServer } from './server.ts'

export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const

/** Each journey has a school of its own: what one student does must not change another's journey. */
export const test = base.extend<{ school: SchoolServer }>({
  school: async ({}, use) => {
    const school = await SchoolServer.start()
    await use(school)
    await school.dispose()
  },
})

export { expect } from '@playwright/test'
export type { Page }

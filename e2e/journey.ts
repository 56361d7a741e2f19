import { test as base, type Page } from '@playwright/test'
import { SchoolServer } from './server.ts'

/** Each journey has a school of its own: what one student does must not change another's journey. */
export const test = base.extend<{ school: SchoolServer }>({
  school: async ({}, use) => {
    const school = await SchoolServer.start()
    await use(school)
    await school.dispose()
  },
})

export { screens } from './screens.ts'
export { expect } from '@playwright/test'
export type { Page }

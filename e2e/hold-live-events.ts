import type { Page } from '@playwright/test'

const stream = '**/api/student/events**'

/**
 * Blocks a page's live connection until the returned function is called. The page may refetch what is on the
 * screen once it has opened: where a test presses "try again", the page may be quicker.
 */
export async function holdLiveEvents(page: Page): Promise<() => Promise<void>> {
  await page.route(stream, (route) => route.abort())
  return async () => await page.unroute(stream)
}

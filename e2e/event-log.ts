import { expect, type Page } from '@playwright/test'

/**
 * Gathers the batches of events that the page sends from now on. The returned function hides the page, so that it sends
 * what still waits, and gives the batch that holds an event named so. Begin before the event happens: the
 * page's own timer may send it at any moment after.
 */
export function gatherEvents(page: Page): (name: string) => Promise<string> {
  const batches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('action=event_log')) batches.push(request.postData() ?? '')
  })
  const hide = async () =>
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    })
  return async (name) => {
    let batch: string | undefined
    // More than once: what gathers the events is loaded beside the page, and may come after the first time.
    const sent = async () => {
      await hide()
      batch = batches.find((each) => each.includes(name))
      return batch
    }
    await expect.poll(sent).toBeDefined()
    return batch ?? ''
  }
}

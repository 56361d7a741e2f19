import { expect, type Page } from '@playwright/test'

/**
 * Gathers the batches of events that the page sends from now on. The returned function makes the page send what still
 * waits (as where it is hidden) and gives the batch that holds an event named so. Begin before the event happens: the
 * page's own timer may send it at any moment after.
 */
export function gatherEvents(page: Page): (name: string) => Promise<string> {
  const batches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('action=event_log')) batches.push(request.postData() ?? '')
  })
  return async (name) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    })
    const sent = () => batches.find((batch) => batch.includes(name)) ?? ''
    await expect.poll(sent).toContain(name)
    return sent()
  }
}

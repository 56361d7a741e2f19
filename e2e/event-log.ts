import type { Page } from '@playwright/test'

/** The events the page has gathered since they were last asked for: it sends them at once when it is put away. */
export async function sentEvents(page: Page, name: string): Promise<string> {
  const sent = page.waitForRequest(
    (request) => request.url().includes('action=event_log') && (request.postData() ?? '').includes(name),
  )
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  return (await sent).postData() ?? ''
}

import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

const isCall = (request: Request): boolean => request.url().includes('action=')

/**
 * All that a page asks the network for but its live events. `networkidle` of Playwright counts these too: where they begin
 * before half a second without a request has passed, as on a page that loads Python, it never comes.
 */
export class Traffic {
  readonly #open = new Set<Request>()

  /** @param page before it asks for what is waited for */
  constructor(page: Page) {
    const end = (request: Request) => this.#open.delete(request)
    page.on('request', (request) => {
      // What the document before asked for goes with it, and may end unseen.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#open.clear()
      if (request.resourceType() !== 'eventsource') this.#open.add(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Until there was none for half a second. */
  async end({ timeout = 60_000 } = {}): Promise<void> {
    await this.#none(() => true, { looks: 11, timeout })
  }

  /** Until no call to the server is open, and none follows from those that were. */
  async callsEnd(): Promise<void> {
    await this.#none(isCall, { looks: 4, timeout: 20_000 })
  }

  async #none(which: (request: Request) => boolean, { looks, timeout }: { looks: number; timeout: number }) {
    let seen = 0
    const still = () => (seen = [...this.#open].some(which) ? 0 : seen + 1)
    await expect.poll(still, { intervals: [50], timeout }).toBeGreaterThanOrEqual(looks)
  }
}

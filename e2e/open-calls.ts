import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** The pending calls of a page. */
export class OpenCalls {
  readonly #open = new Set<Request>()

  constructor(page: Page) {
    const end = (request: Request) => this.#open.delete(request)
    page.on('request', (request) => {
      if (request.url().includes('action=')) this.#open.add(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Until none is open, and none follows from those that were. */
  async end(): Promise<void> {
    let looks = 0
    const still = () => (looks = this.#open.size === 0 ? looks + 1 : 0)
    await expect.poll(still, { intervals: [50], timeout: 20_000 }).toBeGreaterThan(3)
  }
}

/**
 * All that a page asks the network for but its live events. `networkidle` of Playwright counts these too: where they begin
 * before half a second without a request has passed, as on a page that loads Python, it never comes.
 */
export class Traffic {
  readonly #open = new Set<Request>()

  /** @param page before it opens what is waited for */
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
  async end(): Promise<void> {
    let looks = 0
    const still = () => (looks = this.#open.size === 0 ? looks + 1 : 0)
    await expect.poll(still, { intervals: [50], timeout: 60_000 }).toBeGreaterThan(10)
  }
}

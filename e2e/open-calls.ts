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

import { expect, type Locator, type Page } from './journey.ts'

/** Scrolls down, as a reader does, until a part that comes only when it is scrolled to stands on the page. */
export async function reveal(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(part.first()).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 60_000 })
}

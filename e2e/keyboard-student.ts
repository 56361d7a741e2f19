import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'
import { Student } from './student.ts'

/** A student who has no mouse, and goes where Tab leads. */
export class KeyboardStudent extends Student {
  /** By its own key where it has one, else by Tab and Enter. */
  override async press(spot: Locator): Promise<void> {
    await expect(spot).toBeEnabled({ timeout: 20_000 })
    const hasKey = (await spot.getAttribute('data-key')) === 'Enter'
    if (!hasKey || (await this.#isOnAnother(spot))) await this.tabTo(spot)
    await this.page.keyboard.press('Enter')
  }

  /** Enter presses the button or link that has the focus, before it reaches what is marked with it. */
  async #isOnAnother(spot: Locator): Promise<boolean> {
    return await spot.evaluate((element) => {
      const focused = document.activeElement
      return focused !== element && focused?.matches('button:not([role]), a[href]') === true
    })
  }

  override async write(field: Locator, text: string): Promise<void> {
    await this.tabTo(field)
    await this.page.keyboard.type(text)
  }

  /** Picks a choice by its digit. */
  override async choose(place: number): Promise<void> {
    const choice = this.page.getByRole('radio').or(this.page.getByRole('checkbox')).nth(place)
    await expect(choice).toBeVisible()
    await this.page.keyboard.press(String(place + 1))
    await expect(choice).toBeChecked()
  }

  /** Space takes a row, arrows carry it, Space puts it down. */
  override async carry(from: number, to: number): Promise<void> {
    const rows = this.page.locator('[data-row]')
    await this.tabTo(rows.nth(from))
    await this.page.keyboard.press('Space')
    for (let place = from; place > to; place -= 1) {
      await this.page.keyboard.press('ArrowUp')
      await expect(rows.nth(place - 1)).toBeFocused()
    }
    await this.page.keyboard.press('Space')
  }

  /** Presses Tab until the visible element has the focus. */
  async tabTo(spot: Locator): Promise<void> {
    await expect(spot).toBeVisible()
    for (let steps = 0; steps < 80; steps += 1) {
      if (await spot.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }
}

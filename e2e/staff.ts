import { accounts as signIn } from '../apps/student/src/platform/i18n/uz/accounts.ts'
import { insight } from '../apps/staff/src/platform/i18n/uz/insight.ts'
import { queue } from '../apps/staff/src/platform/i18n/uz/queue.ts'
import { review } from '../apps/staff/src/platform/i18n/uz/review.ts'
import { tray } from '../apps/staff/src/platform/i18n/uz/shell.ts'
import type { ReviewRow } from '@qadam/contract'
import { expect, type Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'

export const words = { queue, review, signIn, tray }

export const teacher = '900000010'
export const admin = '900000020'

/** A member of staff at the console, by what is written there. */
export class Staff {
  readonly page: Page
  readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** Signs in on the one sign-in page and lands in the console: a teacher at the queue, an admin at the figures. */
  async signIn(phone: string, password = 'demo1234'): Promise<void> {
    const { page } = this
    await page.goto(`${this.url}/login`)
    await page.getByLabel(signIn.phone, { exact: true }).fill(phone)
    await page.getByLabel(signIn.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    const [place, title] = phone === admin ? ['overview', insight.title] : ['review', queue.title]
    await expect(page).toHaveURL(`${this.url}/staff/${place}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  title() {
    return this.page.getByRole('heading', { level: 1, name: queue.title })
  }

  /** Goes to a part of the queue and gives its rows. */
  async openQueue(filters: Record<string, string> = {}): Promise<ReviewRow[]> {
    await this.page.goto(`${this.url}/staff/review?${new URLSearchParams(filters).toString()}`)
    await expect(this.title()).toBeVisible()
    const { rows } = (await this.ask('review_queue', filters)) as { rows: ReviewRow[] } // the contract's shape
    if (rows.length > 0) await expect(this.page.getByRole('row').nth(1)).toBeVisible()
    return rows
  }

  async open(submissionId: number): Promise<void> {
    await this.page.goto(`${this.url}/staff/review/${submissionId}`)
    await expect(this.page.getByRole('textbox', { name: review.comment })).toBeVisible()
  }

  /** How the server has a submission now. */
  async statusOf(submissionId: number): Promise<string> {
    const page = await this.ask('review_submission', { submission_id: submissionId })
    return (page as { status: string }).status // the contract's shape
  }

  /** Calls the server directly, with the session of this page. */
  async ask(action: string, input: object): Promise<unknown> {
    const office = await SchoolApi.ofPage(this.page, this.url, 'staff')
    return await office.call(action, input)
  }
}

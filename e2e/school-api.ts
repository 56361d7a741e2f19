import type { Page } from '@playwright/test'
import type { Submission, User } from '@qadam/contract'

const password = 'demo1234'

/** A client of the API without a browser: another device of a student, or the teacher. */
export class SchoolApi {
  readonly #url: string
  readonly #endpoint: 'student' | 'staff'
  readonly #token: string

  private constructor(url: string, endpoint: 'student' | 'staff', token: string) {
    this.#url = url
    this.#endpoint = endpoint
    this.#token = token
  }

  static async signIn(url: string, phone: string, endpoint: 'student' | 'staff'): Promise<SchoolApi> {
    const anyone = new SchoolApi(url, 'student', '')
    const { token } = await anyone.call<User>('login', { phone, password })
    return new SchoolApi(url, endpoint, token ?? '')
  }

  /** Another caller with the session that a page of the student app or the console has. */
  static async ofPage(page: Page, url: string, endpoint: 'student' | 'staff'): Promise<SchoolApi> {
    const key = endpoint === 'student' ? 'qadam.session' : 'qadam.staff-session'
    const held = await page.evaluate(
      (name) => sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? '{}',
      key,
    )
    const { token = '' } = JSON.parse(held) as { token?: string } // as the session store writes it
    return new SchoolApi(url, endpoint, token)
  }

  async call<Data>(action: string, input: object): Promise<Data> {
    const reply = await fetch(`${this.#url}/api/${this.#endpoint}?action=${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [`X-${this.#endpoint}-Auth`]: this.#token },
      body: JSON.stringify(input),
    })
    // A server busy with other journeys may return 503, and clients retry.
    if (reply.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return await this.call(action, input)
    }
    const { success, data } = (await reply.json()) as { success: boolean; data: Data } // the contract's envelope
    if (!success) throw new Error(`${action}: ${reply.status}`)
    return data
  }

  /** This student's submissions, newest first. */
  async submissions(): Promise<Submission[]> {
    return await this.call('submissions', {})
  }

  /** Decides a submission as the teacher. */
  async decide(
    { submission_id, version }: Submission,
    verdict: 'approved' | 'rejected',
    comment: string,
  ): Promise<void> {
    const [score, coins, points] = verdict === 'approved' ? [95, 10, 40] : [50, 0, 5]
    await this.call('review_decide', { submission_id, version, verdict, score, coins, points, comment })
  }
}

import type { User } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { profile } from '../../../platform/i18n/uz/profile.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

const token = 't'.repeat(43)
const fresh = 'yashil olma daraxti'

let leave = () => {}
let onClose: ReturnType<typeof vi.fn<() => void>>
let asked: Record<string, unknown>[]
let reply: () => Response

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refusal = (code: string, status: number, fields?: object) =>
  json({ success: false, error: { code, message: 'Boʻlmadi', ...(fields ? { fields } : {}) } }, status)

beforeAll(async () => await startI18n())
beforeEach(async () => {
  asked = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    // Every call of the app has a text for its body.
    asked.push(JSON.parse(init?.body as string) as Record<string, unknown>)
    return Promise.resolve(reply())
  })
  session.start(userFixture({ token: 'o'.repeat(43) }), true)
  onClose = vi.fn<() => void>()
  // Only now: its texts join those of an app that has started.
  const { PasswordDialog } = await import('./password-dialog.tsx')
  const user: User = userFixture({})
  leave = await renderAt(
    '/profile',
    <main>
      <PasswordDialog user={user} onClose={onClose} />
    </main>,
  )
})
afterEach(() => {
  leave()
  session.logout()
  vi.restoreAllMocks()
})

function type(label: string, value: string): void {
  const id = [...document.querySelectorAll('label')].find((each) =>
    each.textContent?.includes(label),
  )?.htmlFor
  const field = document.querySelector<HTMLInputElement>(`[id="${id}"]`)
  if (!field) throw new Error(`no field ${label}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const says = async (text: string) => {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text))
}
async function submit(old: string, next: string): Promise<void> {
  type(profile.password_old, old)
  type(profile.password_new, next)
  await vi.waitFor(() => buttonNamed(profile.save))
  buttonNamed(profile.save).click()
}

test('the session goes on under the new token, kept as it was', async () => {
  reply = () => json({ success: true, data: userFixture({ token }) })
  await submit('demo1234', fresh)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(asked[0]).toMatchObject({ old_password: 'demo1234', new_password: fresh })
  expect(session.get()).toMatchObject({ token, kept: true })
})

test('a short password is not sent', async () => {
  await submit('demo1234', 'qisqa')
  await says(profile.password_short)
  expect(asked).toEqual([])
})

test.each([
  ['a wrong old password', () => refusal('auth.invalid_credentials', 401), profile.password_wrong],
  [
    'what the school refuses',
    () => refusal('validation.failed', 400, { new_password: 'Topish oson' }),
    'Topish oson',
  ],
  ['any other failure', () => refusal('internal', 500), 'Boʻlmadi'],
])('of %s it says what happened, and the session stays', async (_what, answer, text) => {
  reply = answer
  await submit('demo1234', fresh)
  await says(text)
  expect(onClose).not.toHaveBeenCalled()
  expect(session.get()?.token).toBe('o'.repeat(43))
})

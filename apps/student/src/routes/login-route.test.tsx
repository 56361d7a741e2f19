import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { accounts } from '../platform/i18n/uz/accounts.ts'
import { reset } from '../platform/i18n/uz/reset.ts'
import { queryClient } from '../platform/query-client.ts'
import { buttonNamed, renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { paths } from '../platform/paths.ts'

let leave = () => {}
/** What was sent, by the name of its action. */
let asked: [action: string, input: Record<string, unknown>][]
let replies: Record<string, () => Response>

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const success = (data: unknown) => () => json({ success: true, data })
const refusal =
  (code: string, status: number, more: object = {}) =>
  () =>
    json({ success: false, error: { code, message: 'Boʻlmadi', ...more } }, status)

beforeAll(async () => await startI18n())
beforeEach(() => {
  asked = []
  replies = {
    password_reset_ways: success({ sms: true }),
    password_reset_request: success({ expires_s: 600, again_s: 60 }),
    password_reset_confirm: success(userFixture({ token: 't'.repeat(43) })),
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const action = /action=(\w+)/.exec(input instanceof Request ? input.url : input.toString())?.[1] ?? ''
    const body = init?.body
    asked.push([action, typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}])
    return Promise.resolve(replies[action]?.() ?? json({ success: true, data: null }))
  })
})
afterEach(() => {
  leave()
  session.logout()
  queryClient.clear()
  vi.restoreAllMocks()
})

async function open(): Promise<void> {
  // Only now: its texts join those of an app that has started.
  const { LoginRoute } = await import('./login-route.tsx')
  leave = await renderAt('/login', <LoginRoute />, undefined, paths.login)
}
const fieldOf = (label: string) => {
  const labels = [...document.querySelectorAll('label')].filter((each) => each.textContent?.includes(label))
  const ids = labels.filter((each) => !each.closest('[hidden]')).map((each) => each.htmlFor)
  return document.querySelector<HTMLInputElement>(`[id="${ids[0]}"]`)
}
function type(label: string, value: string): void {
  const field = fieldOf(label)
  if (!field) throw new Error(`no field ${label}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const says = async (text: string) => {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text))
}
const press = async (name: string) => {
  await vi.waitFor(() => buttonNamed(name))
  buttonNamed(name).click()
}
const of = (action: string) => asked.filter(([name]) => name === action).map(([, input]) => input)

/** As far as the second step. */
async function askForCode(): Promise<void> {
  await open()
  await press(reset.by_sms)
  await says(reset.get_code)
  type(accounts.phone, '90 123 45 67')
  await press(reset.get_code)
  await says(reset.code)
}
async function save(code: string, password: string): Promise<void> {
  type(reset.code, code)
  type(reset.new_password, password)
  await press(reset.save)
}

test('who wants to be remembered is told for how long, and asks for it', async () => {
  replies['password_reset_ways'] = success({ sms: true, kept_session_s: 30 * 24 * 3600 })
  replies['login'] = refusal('auth.invalid_credentials', 401)
  await open()
  await says(accounts.keep_hint.replace('{{time}}', '30 kun'))
  type(accounts.phone, '90 123 45 67')
  type(accounts.password, 'parolim')
  document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await press(accounts.sign_in)
  await vi.waitFor(() => expect(of('login')).toEqual([expect.objectContaining({ remember: true })]))
})

test('a school that said nothing keeps nobody for more than 500 minutes, and the words say so', async () => {
  replies['password_reset_ways'] = () => json({}, 503)
  await open()
  await says(accounts.keep_hint.replace('{{time}}', '8 soat 20 daqiqa'))
})

test('the phone that was typed goes along; code and password sign in', async () => {
  await open()
  await says(reset.by_sms)
  type(accounts.phone, '90 123 45 67')
  await press(reset.by_sms)
  await says(reset.phone_text)
  expect(fieldOf(accounts.phone)?.value).toBe('+998 90 123 45 67')
  await press(reset.get_code)
  await says('+998 90 123 45 67 maktabimiz')
  await save('123 456', 'yashil olma daraxti')
  await vi.waitFor(() => expect(session.get()?.token).toBe('t'.repeat(43)))
  expect(of('password_reset_request')).toEqual([{ phone: '+998 90 123 45 67' }])
  expect(of('password_reset_confirm')).toEqual([
    { phone: '+998 90 123 45 67', code: '123 456', new_password: 'yashil olma daraxti' },
  ])
})

test('where the school sends no codes, and while nobody knows, the curator is named', async () => {
  for (const answer of [success({ sms: false }), refusal('internal', 500)]) {
    replies['password_reset_ways'] = answer
    await open()
    await vi.waitFor(() => expect(of('password_reset_ways')).not.toEqual([]))
    await says(accounts.forgot)
    expect(document.body.textContent).not.toContain(reset.by_sms)
    leave()
    queryClient.clear()
    asked = []
  }
})

test('what was typed into the sign-in is there again', async () => {
  await open()
  type(accounts.phone, '90 123 45 67')
  type(accounts.password, 'maxfiy')
  await press(reset.by_sms)
  await press(reset.back)
  await vi.waitFor(() => expect(fieldOf(accounts.password)?.value).toBe('maxfiy'))
  expect(fieldOf(accounts.phone)?.value).toBe('+998 90 123 45 67')
})

test('who has a code already needs no other', async () => {
  await open()
  await press(reset.by_sms)
  await says(reset.get_code)
  type(accounts.phone, '90 123 45 67')
  await press(reset.have_code)
  await says('raqamiga kelgan kodni')
  expect(of('password_reset_request')).toEqual([])
  expect((buttonNamed(reset.again) as HTMLButtonElement).disabled).toBe(false) // it is a button
})

test('another code may be asked for after a while, and the one that was typed is taken away', async () => {
  replies['password_reset_request'] = success({ expires_s: 600, again_s: 0 })
  await askForCode()
  type(reset.code, '111111')
  replies['password_reset_request'] = success({ expires_s: 600, again_s: 60 })
  await press(reset.again)
  await says(reset.again_sent)
  expect([of('password_reset_request').length, fieldOf(reset.code)?.value]).toEqual([2, ''])
  await says(reset.again_in.replace(/\{\{.*/, ''))
})

test.each([
  ['not six digits', '12345', 'yashil olma daraxti', reset.code_required],
  ['a short password', '123456', 'qisqa', reset.new_password_short],
])('%s: nothing is sent', async (_what, code, password, text) => {
  await askForCode()
  await save(code, password)
  await says(text)
  expect(of('password_reset_confirm')).toEqual([])
})

test.each([
  ['a wrong code', refusal('validation.failed', 400, { fields: { code: 'Kod notoʻgʻri' } }), 'Kod notoʻgʻri'],
  [
    'a weak password',
    refusal('validation.failed', 400, { fields: { new_password: 'Topish oson' } }),
    'Topish oson',
  ],
  ['a code that another tab used', refusal('conflict', 409), reset.ended],
  ['too many guesses', refusal('auth.throttled', 429, { retry_after_s: 120 }), '2 daqiqadan'],
  ['no network', () => Response.error(), 'Internet'],
])('of %s it says what happened, and what was typed stays', async (_what, answer, text) => {
  replies['password_reset_confirm'] = answer
  await askForCode()
  await save('123456', 'yashil olma daraxti')
  await says(text)
  expect([fieldOf(reset.code)?.value, fieldOf(reset.new_password)?.value]).toEqual([
    '123456',
    'yashil olma daraxti',
  ])
  expect(session.get()).toBeNull()
})

test.each([
  ['the school sends none today', refusal('access.forbidden', 403), reset.off],
  ['they were asked for too often', refusal('auth.throttled', 429, { retry_after_s: 7200 }), reset.too_many],
  [
    'it is no phone',
    refusal('validation.failed', 400, { fields: { phone: 'Qiymat notoʻgʻri' } }),
    'Qiymat notoʻgʻri',
  ],
])('where %s, the first step says so', async (_what, answer, text) => {
  replies['password_reset_request'] = answer
  await open()
  await press(reset.by_sms)
  await says(reset.get_code)
  type(accounts.phone, '90 123 45 67')
  await press(reset.get_code)
  await says(text)
})

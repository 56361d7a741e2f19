import type { InviteRoute as Invite } from './invite-route.tsx'
import type { InvitedRoute as Invited } from './invited-route.tsx'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { invite } from '../platform/i18n/uz/invite.ts'
import { queryClient } from '../platform/query-client.ts'
import { buttonNamed, renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { paths } from '../platform/paths.ts'

let leave = () => {}
let reply: { status?: number; body: object }
let InvitedRoute: typeof Invited
let InviteRoute: typeof Invite

// Their texts come with them, into languages that are there.
beforeAll(async () => {
  await startI18n()
  ;({ InvitedRoute } = await import('./invited-route.tsx'))
  ;({ InviteRoute } = await import('./invite-route.tsx'))
})
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    async () => await Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 })),
  )
})
afterEach(() => {
  leave()
  give({ share: undefined, clipboard: undefined })
  queryClient.clear()
  vi.unstubAllGlobals()
})

const text = () => document.body.textContent ?? ''
const ways = () => [...document.querySelectorAll('a')].map((way) => way.getAttribute('href'))

test('the invited see who invites, what Qadam is, and leave name and phone', async () => {
  reply = { body: { success: true, data: { inviter: 'Malika', avatar: 'stork', school_phone: null } } }
  leave = await renderAt('/invite/ABCD2345', <InvitedRoute />, undefined, paths.invitedPattern)
  await vi.waitFor(() => expect(text()).toContain(invite.welcome.replace('{{name}}', 'Malika')))
  expect(document.querySelector('[aria-label="Malika"], [alt="Malika"]')).not.toBeNull()
  for (const about of ['path', 'code', 'answer'] as const) expect(text()).toContain(invite.about[about])
  expect(buttonNamed(invite.send)).toBeInstanceOf(HTMLButtonElement)
})

test.each([
  ['is unknown', 404, 'not_found'],
  ['was tried too often', 429, 'auth.throttled'],
])('where the code %s there is a way on all the same', async (_what, status, code) => {
  const error = { code, message: 'Boʻlmadi', school_phone: '+998712000000' }
  reply = { status, body: { success: false, error } }
  leave = await renderAt('/invite/22222222', <InvitedRoute />, undefined, paths.invitedPattern)
  await vi.waitFor(() => expect(ways()).toContain('tel:+998712000000'))
  expect(ways()).toContain('/login')
  expect(text()).toContain(invite.try.title)
})

test('where the code is unknown another one may be given', async () => {
  reply = { status: 404, body: { success: false, error: { code: 'not_found', message: 'Boʻlmadi' } } }
  leave = await renderAt('/invite/22222222', <InvitedRoute />, undefined, paths.invitedPattern)
  await vi.waitFor(() => expect(buttonNamed(invite.code.open)).toBeInstanceOf(HTMLButtonElement))
  const field = document.querySelector<HTMLInputElement>('form input')
  const write = (value: string) => {
    // As typing does it: React takes no notice of a value set by a script.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  write('ABCD')
  buttonNamed(invite.code.open).click()
  await vi.waitFor(() => expect(text()).toContain(invite.code.wrong))
  reply = { body: { success: true, data: { inviter: 'Malika' } } }
  write('https://maktab.example/invite/abcd2345')
  buttonNamed(invite.code.open).click()
  await vi.waitFor(() => expect(text()).not.toContain(invite.code.wrong))
})

test('the first lesson is two questions that say why, without an account', async () => {
  reply = { body: { success: true, data: { inviter: 'Malika' } } }
  leave = await renderAt('/invite/ABCD2345', <InvitedRoute />, undefined, paths.invitedPattern)
  const choose = (place: number) => document.querySelectorAll<HTMLElement>('[data-choice]')[place]?.click()
  await vi.waitFor(() => expect(document.querySelectorAll('[data-choice]')).toHaveLength(3))
  choose(1)
  await vi.waitFor(() => expect(buttonNamed(invite.try.check).hasAttribute('disabled')).toBe(false))
  buttonNamed(invite.try.check).click()
  await vi.waitFor(() => expect(text()).toContain(invite.try.first))
  expect(text()).toContain(invite.try.wrong)
  buttonNamed(invite.try.next).click()
  await vi.waitFor(() => expect(text()).toContain('print(2 + 3)'))
  choose(1)
  await vi.waitFor(() => expect(buttonNamed(invite.try.check).hasAttribute('disabled')).toBe(false))
  buttonNamed(invite.try.check).click()
  await vi.waitFor(() => expect(text()).toContain(invite.try.right))
  buttonNamed(invite.try.next).click()
  await vi.waitFor(() => expect(ways()).toContain('/py'))
  expect(ways().filter((way) => way === '#come')).toHaveLength(2)
  expect(text()).toContain(invite.try.done)
})

/** What a browser has beside the rest; undefined takes it away. */
function give(more: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined) Reflect.deleteProperty(navigator, name)
    else Object.defineProperty(navigator, name, { value, configurable: true })
  }
}

const own = { link: '/invite/ABCD2345', code: 'ABCD2345', reward: 1000, invited: [] }

async function showOwn(): Promise<void> {
  session.start(userFixture(), false)
  reply = { body: { success: true, data: own } }
  leave = await renderAt('/invite', <InviteRoute />)
  await vi.waitFor(() => expect(document.querySelector('#invite-link')).not.toBeNull())
}

test('the own link is short and readable, and the share sheet opens with it', async () => {
  const share = vi.fn(async () => await Promise.resolve())
  give({ share })
  await showOwn()
  const shown = document.querySelector('#invite-link')?.textContent ?? ''
  expect(shown).toMatch(/^[^/%]+\/invite\/[A-Z0-9]{8}$/)
  const link = `http://${shown}`
  buttonNamed(invite.share).click()
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ text: invite.share_text, url: link }))
})

test.each([
  ['there is no share sheet', undefined],
  ['it may not open', vi.fn(async () => await Promise.reject(new DOMException('no', 'NotAllowedError')))],
])('where %s the link is copied', async (_why, share) => {
  const writeText = vi.fn(async () => await Promise.resolve())
  give({ share, clipboard: { writeText } })
  await showOwn()
  buttonNamed(invite.share).click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce())
})

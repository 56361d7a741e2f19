import { waitingList } from '@qadam/delivery/waiting'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { accounts as words } from '../../../platform/i18n/uz/accounts.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { SignOut } from './sign-out.tsx'

const queue = 'test-queue'
let leave = () => {}

beforeAll(async () => await startI18n())
beforeEach(() => {
  session.start(userFixture({ id: 7 }), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => await Promise.resolve(Response.json({ success: true, data: null })),
  )
})
afterEach(() => {
  leave()
  waitingList.note(queue, undefined)
  vi.restoreAllMocks()
})

async function ask(hasLeftWork = false): Promise<void> {
  leave = await renderAt('/profile', <SignOut accountId={7} hasLeftWork={() => hasLeftWork} />)
  buttonNamed(words.sign_out).click()
  await vi.waitFor(() => expect(dialog()).toBeDefined())
}
const dialog = () => document.querySelector('[role=alertdialog]')?.textContent?.replaceAll('\u00a0', ' ')
const press = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')]
  found.find((each) => each.textContent === name)?.click()
}
const note = (owner: number, isStored = true) =>
  waitingList.note(queue, {
    owner,
    what: 'answers',
    count: 3,
    since: '2026-03-10T07:00:00.000Z',
    isKept: isStored,
  })

test('what waits on the device is named before one signs out, and one may go back', async () => {
  note(7)
  await ask()
  expect(dialog()).toContain('3 ta javob')
  expect(dialog()).toContain('saqlanib turadi')
  press(words.stay)
  await vi.waitFor(() => expect(dialog()).toBeUndefined())
  expect(session.get()?.user.id).toBe(7)
})

test('one may leave anyway; what waits stays where it is', async () => {
  note(7)
  await ask()
  press(words.sign_out)
  await vi.waitFor(() => expect(session.get()).toBeNull())
  expect(waitingList.list()).toHaveLength(1)
})

test('what no disk keeps is said to be lost, also where it comes to wait while one is asked', async () => {
  await ask()
  expect(dialog()).toContain(words.sign_out_text)
  note(7, false)
  await vi.waitFor(() => expect(dialog()).toContain('yoʻqoladi'))
})

test('what is left from an earlier visit counts too; what another account left does not', async () => {
  note(8)
  await ask(true)
  expect(dialog()).toContain('Ishingizning bir qismi')
  expect(dialog()).not.toContain('3 ta javob')
  leave()
  await ask(false)
  expect(dialog()).toContain(words.sign_out_text)
})

import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { parents as words } from '../../../platform/i18n/uz/parents.ts'
import { StudentParents } from './student-parents.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const chat = { id: 3, label: 'Dilnoza @dilnoza', linked_at: '2026-03-10T07:00:00.000Z' }
const link = { id: 9, expires_at: '2026-03-17T07:00:00.000Z' }
const url = 'https://t.me/qadam_bot?start=abc'
let state = { bot: 'qadam_bot' as string | null, chats: [chat], links: [link] }

async function sit(answers: Parameters<typeof sitDown>[0] = {}, changes: Partial<typeof state> = {}) {
  state = { bot: 'qadam_bot', chats: [chat], links: [link], ...changes }
  workspace = await sitDown({ parents: () => state, ...answers })
  workspace.show(<StudentParents student={{ id: 8, name: 'Aziz Umarov' }} />)
  await vi.waitFor(() => expect(workspace.callsOf('parents')).toHaveLength(1))
}

const confirm = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')]
    .find((each) => each.textContent === name)
    ?.click()

test('a link for a parent is shown once, to be scanned or copied', async () => {
  await sit({ parent_link: () => ({ ...link, url }) }, { chats: [], links: [] })
  await vi.waitFor(() => expect(workspace.text()).toContain(words.nobody))
  await workspace.press(words.make)
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe(url),
  )
  expect(document.querySelector(`svg[aria-label="${words.qr}"]`)).not.toBeNull()
  expect(workspace.callsOf('parent_link')).toEqual([{ student_id: 8 }])
  state.links = [link]
  await workspace.press(words.done)
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await vi.waitFor(() => expect(workspace.text()).toContain(words.waiting))
  expect(document.body.innerHTML).not.toContain(url)
})

test.each([
  ['chat', `${chat.label} chatini uzish`, words.unlink, 3],
  ['link', /havolani bekor qilish/, words.revoke, 9],
] as const)('a %s is ended after a question', async (what, label, yes, id) => {
  await sit({ parent_revoke: () => null })
  await vi.waitFor(() => expect(workspace.text()).toContain(chat.label))
  const button = [...document.querySelectorAll<HTMLButtonElement>('li button')].find((each) =>
    (each.getAttribute('aria-label') ?? '').match(label),
  )
  button?.click()
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  expect(new Set(workspace.answers()).size).toBe(2)
  expect(workspace.callsOf('parent_revoke')).toEqual([])
  confirm(yes)
  await vi.waitFor(() => expect(workspace.callsOf('parent_revoke')).toEqual([{ student_id: 8, what, id }]))
})

test('no more links than there may be, and nothing at all without a bot', async () => {
  await sit({}, { chats: Array.from({ length: 5 }, (_, id) => ({ ...chat, id: id + 1 })) })
  await vi.waitFor(() => expect(workspace.text()).toContain(words.full))
  expect(workspace.text()).not.toContain(words.make)
  await sit({}, { links: Array.from({ length: 5 }, (_, id) => ({ ...link, id: id + 1 })) })
  await vi.waitFor(() => expect(workspace.text()).toContain(words.links_full))
  expect(workspace.text()).not.toContain(words.make)
  await sit({}, { bot: null })
  await vi.waitFor(() => expect(workspace.text()).toBe(''))
})

test('what did not come is asked for again', async () => {
  let isDown = true
  await sit({ parents: () => (isDown ? new Refusal(500, 'internal') : state) })
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  isDown = false
  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
  await vi.waitFor(() => expect(workspace.text()).toContain(chat.label))
})

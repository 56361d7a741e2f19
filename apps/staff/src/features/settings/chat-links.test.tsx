import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { settings as words } from '../../platform/i18n/uz/settings.ts'
import { entriesOf, linkOf } from './chat-links-draft.ts'
import { ChatLinksPanel } from './chat-links-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined
afterEach(() => {
  workspace?.leave()
  workspace = undefined
})

const courses = [{ id: 1, title: 'Python asoslari' }]

test('lines are added, checked and kept in their order; what was typed stays when it fails', async () => {
  let failures = 1
  workspace = await sitDown({
    chat_links: () => ({ revision: 4, entries: [{ course_id: 36, link: 'https://t.me/ingliz' }], courses }),
    chat_links_save: ({ entries }) =>
      failures-- > 0 ? new Refusal(403, 'access.forbidden') : { revision: 5, entries, courses },
  })
  workspace.show(<ChatLinksPanel />)
  await workspace.press(words.add)
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(2))
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.course_wrong))
  expect(workspace.callsOf('chat_links_save')).toEqual([])
  // The first field of this name is the line that was there.
  await workspace.fill(words.course, '1')
  await vi.waitFor(() => expect(workspace?.text()).toContain('Python asoslari'))
  await workspace.press(words.remove.replace('{{number}}', '2'))
  await workspace.press(words.save)
  await vi.waitFor(() => expect(document.querySelector('form > [role=alert]')).not.toBeNull())
  await workspace.press(words.save)
  const entries = [{ course_id: 1, link: 'https://t.me/ingliz' }]
  await vi.waitFor(() =>
    expect(workspace?.callsOf('chat_links_save')).toEqual([
      { entries, revision: 4 },
      { entries, revision: 4 },
    ]),
  )
})

const [theirs, mine] = ['https://t.me/theirs', 'https://t.me/mine']
/** Types a link into the list and saves it, when another admin has saved theirs meanwhile. */
async function saveTooLate(): Promise<NonNullable<typeof workspace>> {
  const newer = { revision: 6, entries: [{ course_id: 1, link: theirs }], courses }
  workspace = await sitDown({
    chat_links: () => ({ revision: 4, entries: [{ course_id: 1, link: 'https://t.me/old' }], courses }),
    chat_links_save: ({ entries, revision }) =>
      revision === 6 ? { revision: 7, entries, courses } : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<ChatLinksPanel />)
  await workspace.fill(words.link, mine)
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.meanwhile))
  expect(workspace.text()).toContain(`Python asoslari: ${theirs}`)
  expect(typed()).toBe(mine)
  return workspace
}
const typed = () => document.querySelector<HTMLInputElement>('input[inputmode=url]')?.value

test('what another admin saved meanwhile is shown, and can be written over with what was typed', async () => {
  const late = await saveTooLate()
  // Pressed again it is refused again: nothing is written over unseen.
  await late.press(words.save)
  await vi.waitFor(() => expect(late.callsOf('chat_links_save')).toHaveLength(2))
  await late.press(words.keep_mine)
  await vi.waitFor(() => expect(late.text()).not.toContain(words.meanwhile))
  const entries = [{ course_id: 1, link: mine }]
  expect(late.callsOf('chat_links_save').map(({ revision }) => revision)).toEqual([4, 4, 6])
  expect(late.callsOf('chat_links_save').at(-1)).toEqual({ entries, revision: 6 })
})

test('or taken in its place, to go on from there', async () => {
  const late = await saveTooLate()
  await late.press(words.take_theirs)
  await vi.waitFor(() => expect(typed()).toBe(theirs))
  expect(late.text()).not.toContain(words.meanwhile)
  await late.press(words.save)
  await vi.waitFor(() => expect(late.callsOf('chat_links_save').at(-1)).toMatchObject({ revision: 6 }))
})

test.each([
  ['https://t.me/qadam', true],
  [' http://chat.example.uz/a ', true],
  ['tg://join?invite=abc', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['t.me/qadam', false],
  ['', false],
  [`https://t.me/${'x'.repeat(500)}`, false],
])('%j is a chat’s address: %s', (link, isRight) => {
  expect(linkOf({ key: 0, course: '1', link })).toBe(isRight ? link.trim() : undefined)
})

test.each(['', '0', '-1', '1.5', '1e3', 'x', '99999999999'])('%j is no course', (course) => {
  expect(entriesOf([{ key: 0, course, link: 'https://t.me/qadam' }])).toBeUndefined()
})

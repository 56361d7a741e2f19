import { expect, test, vi } from 'vitest'
import { Refusal, shownSetting, sitDown } from '../../../platform/fixtures.tsx'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { settings as words } from '../../../platform/i18n/uz/settings.ts'
import { courseOf, linkOf } from './chat-links-draft.ts'
import { SettingPanel } from './setting-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const shown = (links: { course_id: number; link: string }[], revision: number) =>
  shownSetting('chat_links', {
    values: { links },
    revision,
    state: { courses: [{ id: 1, title: 'Python asoslari' }] },
  })
type Sent = { links: { course_id: number; link: string }[] }
const input = (links: Sent['links'], revision: number) => ({
  name: 'chat_links',
  values: { links },
  revision,
})

test('lines are added, checked and kept in their order; what was typed stays when it fails', async () => {
  let failures = 1
  workspace = await sitDown({
    school_settings: () => ({ chat_links: shown([{ course_id: 36, link: 'https://t.me/ingliz' }], 4) }),
    school_settings_save: ({ values }) =>
      failures-- > 0 ? new Refusal(403, 'access.forbidden') : shown((values as Sent).links, 5), // what was sent
  })
  workspace.show(<SettingPanel name="chat_links" />)
  await workspace.press(words.add)
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(2))
  expect(workspace.button(words.save)?.disabled).toBe(true)
  // The first field of this name is the line that was there, of a course that the school has not (yet).
  const options = () =>
    [...document.querySelectorAll('select')].map((list) => [...list.options].map(({ text }) => text))
  expect(options()).toEqual([
    ['№ 36: roʻyxatda yoʻq', 'Python asoslari'],
    [words.choose_course, 'Python asoslari'],
  ])
  expect(workspace.callsOf('school_settings_save')).toEqual([])
  await workspace.fill(words.course, '1')
  await vi.waitFor(() => expect(options()[0]).toEqual(['Python asoslari']))
  await workspace.press(words.remove.replace('{{number}}', '2'))
  await workspace.press(words.save)
  await vi.waitFor(() => expect(document.querySelector('form > [role=alert]')).not.toBeNull())
  await workspace.press(words.save)
  const sent = input([{ course_id: 1, link: 'https://t.me/ingliz' }], 4)
  await vi.waitFor(() => expect(workspace?.callsOf('school_settings_save')).toEqual([sent, sent]))
  await vi.waitFor(() => expect(workspace?.button(words.save)?.disabled).toBe(true))
})

const [theirs, mine] = ['https://t.me/theirs', 'https://t.me/mine']
/** Types a link into the list and saves it, when another admin has saved theirs meanwhile. */
async function saveTooLate(): Promise<NonNullable<typeof workspace>> {
  const newer = shown([{ course_id: 1, link: theirs }], 6)
  workspace = await sitDown({
    school_settings: () => ({ chat_links: shown([{ course_id: 1, link: 'https://t.me/old' }], 4) }),
    school_settings_save: ({ values, revision }) =>
      revision === 6 ? shown((values as Sent).links, 7) : new Refusal(409, 'conflict', { newer }), // what was sent
  })
  workspace.show(<SettingPanel name="chat_links" />)
  await workspace.fill(words.link, mine)
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain(editConflict.text))
  expect(workspace.text()).toContain(`Python asoslari: ${theirs}`)
  expect(typed()).toBe(mine)
  return workspace
}
const typed = () => document.querySelector<HTMLInputElement>('input[inputmode=url]')?.value

test('what another admin saved meanwhile is shown, and can be written over with what was typed', async () => {
  const late = await saveTooLate()
  // Pressed again it is refused again: nothing is written over unseen.
  await late.press(words.save)
  await vi.waitFor(() => expect(late.callsOf('school_settings_save')).toHaveLength(2))
  await late.press(editConflict.keep)
  await vi.waitFor(() => expect(late.text()).not.toContain(editConflict.text))
  const calls = late.callsOf('school_settings_save')
  expect(calls.map(({ revision }) => revision)).toEqual([4, 4, 6])
  expect(calls.at(-1)).toEqual(input([{ course_id: 1, link: mine }], 6))
})

test('or taken in its place, to go on from there', async () => {
  const late = await saveTooLate()
  await late.press(editConflict.take)
  await vi.waitFor(() => expect(typed()).toBe(theirs))
  expect(late.text()).not.toContain(editConflict.text)
  await late.fill(words.link, mine)
  await late.press(words.save)
  await vi.waitFor(() => expect(late.callsOf('school_settings_save').at(-1)).toMatchObject({ revision: 6 }))
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
  expect(courseOf({ key: 0, course, link: 'https://t.me/qadam' })).toBeUndefined()
})

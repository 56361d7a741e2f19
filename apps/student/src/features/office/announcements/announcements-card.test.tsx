import type { Announcement } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type Card from './announcements-card.tsx'
import { startI18n } from '../../../platform/i18n/start.ts'
import { announcements as words } from '../../../platform/i18n/uz/announcements.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

const announcement = (id: number, over: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Eʼlon ${id}`,
  html: `<p>Matn <strong>${id}</strong></p>`,
  from: '2026-03-10',
  is_read: false,
  ...over,
})

let leave = () => {}
let shown: Announcement[]
let marks: unknown[]
let isBroken: boolean

// Its texts come with it, into languages that are there.
let AnnouncementsCard: typeof Card
beforeAll(async () => {
  await startI18n()
  AnnouncementsCard = (await import('./announcements-card.tsx')).default
})
beforeEach(() => {
  marks = []
  isBroken = false
  session.start(userFixture(), false)
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url instanceof Request ? url : new URL(url, 'http://school.invalid'), init)
    if (new URL(request.url).searchParams.get('action') === 'announcement_mark') {
      if (isBroken) throw new TypeError('Failed to fetch')
      marks.push(await request.json())
      return Response.json({ success: true, data: null })
    }
    return Response.json({ success: true, data: shown })
  })
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = () => document.body.textContent
const entry = (title: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('h3 button')].find((each) =>
    each.textContent?.includes(title),
  )
  if (!found) throw new Error(`no entry ${title}`)
  return found
}

async function show(...announcements: Announcement[]): Promise<void> {
  await showAt('/', ...announcements)
}

async function showAt(path: string, ...announcements: Announcement[]): Promise<void> {
  shown = announcements
  leave = await renderAt(
    path,
    <main>
      <AnnouncementsCard />
    </main>,
  )
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

test('opening one shows its text and notes once that it was read', async () => {
  await show(announcement(2), announcement(1, { is_read: true }))
  await vi.waitFor(() => expect(text()).toContain('Eʼlon 2'))
  expect(text()).not.toContain('Matn')
  entry('Eʼlon 2').click()
  await vi.waitFor(() => expect(text()).not.toContain(words.unread))
  expect(text()).toContain('Matn 2')
  entry('Eʼlon 2').click()
  entry('Eʼlon 1').click()
  await vi.waitFor(() => expect(text()).toContain('Matn 1'))
  expect(marks).toEqual([{ announcement_id: 2, as: 'read' }])
})

test('one that is dismissed goes, the others stay; with the last one the card goes', async () => {
  await show(announcement(2, { is_read: true }), announcement(1, { is_read: true }))
  for (const id of [2, 1]) {
    await vi.waitFor(() => expect(text()).toContain(`Eʼlon ${id}`))
    entry(`Eʼlon ${id}`).click()
    await vi.waitFor(() => expect(text()).toContain(words.dismiss))
    buttonNamed(words.dismiss).click()
    await vi.waitFor(() => expect(text()).not.toContain(`Eʼlon ${id}`))
  }
  expect(text()).not.toContain(words.title)
  expect(marks).toEqual([2, 1].map((announcement_id) => ({ announcement_id, as: 'dismissed' })))
})

test('one that could not be dismissed stays', async () => {
  isBroken = true
  await show(announcement(1, { is_read: true }))
  await vi.waitFor(() => expect(text()).toContain('Eʼlon 1'))
  entry('Eʼlon 1').click()
  await vi.waitFor(() => expect(text()).toContain(words.dismiss))
  buttonNamed(words.dismiss).click()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(text()).toContain('Matn 1')
})

test('where there is nothing to tell there is no card', async () => {
  await show()
  expect(text()).toBe('')
})

test('the link of a notification opens its announcement, which is read with that', async () => {
  await showAt('/#announcement-1', announcement(2), announcement(1))
  await vi.waitFor(() => expect(text()).toContain('Matn 1'))
  expect(text()).not.toContain('Matn 2')
  expect(document.getElementById('announcement-1')?.textContent).toContain('Matn 1')
  await vi.waitFor(() => expect(marks).toEqual([{ announcement_id: 1, as: 'read' }]))
})

test('a link to one that is over says so, where it leads; to one that is dismissed here nothing is added', async () => {
  // The reply comes in the same millisecond.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  await showAt('/#announcement-9', announcement(1, { is_read: true }))
  await vi.waitFor(() => expect(document.getElementById('announcement-9')?.textContent).toContain(words.over))
  leave()
  queryClient.clear()
  await showAt('/#announcement-1', announcement(1, { is_read: true }))
  await vi.waitFor(() => expect(text()).toContain(words.dismiss))
  buttonNamed(words.dismiss).click()
  await vi.waitFor(() => expect(text()).not.toContain('Matn 1'))
  expect(text()).not.toContain(words.over)
})

test('what is stored may be older than the link: the list is asked for again before anything is called over', async () => {
  queryClient.setQueryData(['announcements'], [announcement(1)])
  await showAt('/#announcement-2', announcement(2), announcement(1))
  await vi.waitFor(() => expect(text()).toContain('Matn 2'))
  expect(text()).not.toContain(words.over)
})

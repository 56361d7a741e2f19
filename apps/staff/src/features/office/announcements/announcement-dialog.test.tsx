import { limits, type ContentLanguages, type StaffAnnouncement } from '@qadam/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ContentLanguagesContext } from '../../../platform/content-languages-context.ts'
import { admin } from '../../../platform/fixtures.tsx'
import { startI18n } from '../../../platform/i18n/start.ts'
import { authoring } from '../../../platform/i18n/uz/authoring.ts'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { announcements as words } from '../../../platform/i18n/uz/announcements.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { session } from '../../../platform/session.ts'
import { AnnouncementDialog, type AnnouncementDialogProps } from './announcement-dialog.tsx'

const teacher = { ...admin, role: 'teacher' } as const
const saved: StaffAnnouncement = {
  id: 5,
  group: { id: 3, name: 'Kechki guruh' },
  course: null,
  title: { uz: 'Bayram' },
  body: { uz: 'Tabriklaymiz!' },
  from: '2026-03-01',
  until: null,
  state: 'shown',
  ended_at: null,
  author: 'Nodira Karimova',
  created_at: '2026-03-01T07:00:00.000Z',
  recipients: 2,
  read: 1,
  may_change: true,
  revision: 2,
}

let root: Root
let sent: Record<string, unknown>[]
let hasClosed: boolean
let refusal: object | undefined

beforeAll(async () => await startI18n())
beforeEach(() => {
  sent = []
  hasClosed = false
  refusal = undefined
  session.start(teacher, false)
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url instanceof Request ? url : new URL(url, 'http://school.invalid'), init)
    const input = (await request.json()) as Record<string, unknown> // the console sends an object
    sent.push(input)
    return refusal && input['revision'] !== 3
      ? Response.json(
          { success: false, error: { code: 'conflict', message: 'conflict', ...refusal } },
          { status: 409 },
        )
      : Response.json({ success: true, data: saved })
  })
})
afterEach(() => {
  root.unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function show(
  changes: Partial<AnnouncementDialogProps> = {},
  languages: ContentLanguages = 'uz_ru',
): Promise<void> {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(
    <QueryClientProvider client={queryClient}>
      <ContentLanguagesContext value={languages}>
        <AnnouncementDialog
          announcement={undefined}
          groups={[{ id: 3, name: 'Kechki guruh' }]}
          courses={[]}
          maySchool={false}
          onClose={() => (hasClosed = true)}
          {...changes}
        />
      </ContentLanguagesContext>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
}

const text = () => document.body.textContent ?? ''
const byRole = (selector: string, name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.textContent?.trim() === name,
  )
  if (!found) throw new Error(`no ${selector} ${name}`)
  return found
}
function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (!field) throw new Error(`no field ${selector}`)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const title = 'form input:not([inputmode=numeric])'

test('a teacher announces to their group in both languages, once the Uzbek is there', async () => {
  await show()
  expect([...document.querySelectorAll('option')].map((each) => each.textContent)).toEqual(['Kechki guruh'])
  byRole('button', words.publish).click()
  await vi.waitFor(() => expect(text()).toContain(words.required))
  type(title, 'Dars yoʻq')
  type('textarea', '**Dushanba**')
  byRole('[role=tab]', 'Русский').click()
  await vi.waitFor(() => expect(text()).toContain(words.title_ru))
  type(title, 'Урока нет')
  // A title alone is half a translation.
  byRole('button', words.publish).click()
  await vi.waitFor(() => expect(text()).toContain(words.half_russian))
  expect(sent).toEqual([])
  type('textarea', 'В **понедельник**')
  byRole('button', words.publish).click()
  await vi.waitFor(() => expect(hasClosed).toBe(true))
  expect(sent).toMatchObject([
    {
      group_id: 3,
      title: { uz: 'Dars yoʻq', ru: 'Урока нет' },
      body: { uz: '**Dushanba**', ru: 'В **понедельник**' },
      until: null,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

test('a teacher reads how many are left today, and why none is, also where another tab took the last', async () => {
  await show({ leftToday: 1 })
  expect(text()).toContain('Bugun yana 1 ta eʼlon bera olasiz.')
  refusal = { reason: 'day_full', most: limits.announcements.ofTeacherADay }
  type(title, 'Dars yoʻq')
  type('textarea', 'Dushanba')
  byRole('button', words.publish).click()
  const full = words.day_full.replace('{{most}}', String(limits.announcements.ofTeacherADay))
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(full))
  root.unmount()
  await show({ leftToday: 0 })
  expect(text()).toContain(full)
})

test('an admin has the whole school to announce to, and sees how it will look', async () => {
  await show({ maySchool: true })
  type(title, 'Bayram')
  type('textarea', 'Sizni **tabriklaymiz**')
  byRole('button', words.preview).click()
  await vi.waitFor(() => expect(document.querySelector('form strong')?.textContent).toBe('tabriklaymiz'))
  byRole('button', words.publish).click()
  await vi.waitFor(() => expect(hasClosed).toBe(true))
  expect(sent).toMatchObject([{ group_id: null }])
})

test('an admin tells those who learn a course, whatever their group', async () => {
  await show({ maySchool: true, courses: [{ id: 4, name: 'Python asoslari' }] })
  const list = document.querySelector('select')
  expect([...document.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    words.groups,
    words.courses,
  ])
  const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {}
  set?.call(list, [...document.querySelectorAll('option')].at(-1)?.value)
  list?.dispatchEvent(new Event('change', { bubbles: true }))
  type(title, 'Yangi modul')
  type('textarea', 'Ochildi')
  byRole('button', words.publish).click()
  await vi.waitFor(() => expect(hasClosed).toBe(true))
  expect(sent).toMatchObject([{ group_id: null, course_id: 4 }])
})

test('one to a course keeps it', async () => {
  const course = { id: 4, title: 'Python asoslari' }
  await show({
    announcement: { ...saved, group: null, course },
    groups: [],
    courses: [{ id: 4, name: course.title }],
  })
  expect(document.querySelector('select')?.selectedOptions[0]?.textContent).toBe(course.title)
  byRole('button', words.save).click()
  await vi.waitFor(() => expect(hasClosed).toBe(true))
  expect(sent).toMatchObject([{ group_id: null, course_id: 4 }])
})

test('of one that is there all can be changed but to whom it is said', async () => {
  await show({ announcement: saved })
  expect(document.querySelector('select')?.disabled).toBe(true)
  type(title, 'Bayram bilan!')
  byRole('button', words.save).click()
  await vi.waitFor(() => expect(hasClosed).toBe(true))
  expect(sent).toEqual([
    {
      id: 5,
      revision: 2,
      group_id: 3,
      course_id: null,
      title: { uz: 'Bayram bilan!', ru: '' },
      body: { uz: 'Tabriklaymiz!', ru: '' },
      from: '2026-03-01',
      until: null,
    },
  ])
})

test('what a colleague saved meanwhile is shown beside what was typed, and kept but for that', async () => {
  const body = { uz: 'Tabriklaymiz! '.repeat(40) }
  const newer = {
    ...saved,
    body,
    until: '2026-03-20',
    revision: 3,
    saved_by: 'Nodira Karimova',
    saved_at: null,
  }
  refusal = { reason: 'changed', newer }
  await show({ announcement: saved })
  type(title, 'Bayram bilan!')
  byRole('button', words.save).click()
  await vi.waitFor(() => expect(text()).toContain(`${words.until}: `))
  // Of a long text its beginning.
  expect(text().split('Tabriklaymiz!').length).toBeLessThan(20)
  expect(document.querySelector<HTMLInputElement>(title)?.value).toBe('Bayram bilan!')
  byRole('button', editConflict.keep).click()
  await vi.waitFor(() => expect(hasClosed).toBe(true))
  const common = { id: 5, title: { uz: 'Bayram bilan!' } }
  expect(sent).toMatchObject([
    { ...common, revision: 2, body: { uz: 'Tabriklaymiz!' }, until: null },
    { ...common, revision: 3, body, until: '2026-03-20' },
  ])
})

test('a school of Uzbek alone has no Russian beside it, but what is written stays to be changed', async () => {
  await show({}, 'uz')
  const tabs = () => document.querySelectorAll('form [role=tab]').length
  expect(tabs()).toBe(0)
  root.unmount()
  const inRussian = { title: { uz: 'Bayram', ru: 'Праздник' }, body: { uz: 'Matn', ru: 'Текст' } }
  await show({ announcement: { ...saved, ...inRussian } }, 'uz')
  expect(tabs()).toBe(2)
})

test('where both are wanted the Russian is marked, and shown to whoever announces without', async () => {
  refusal = { reason: 'no_russian' }
  await show({}, 'both')
  type(title, 'Bayram')
  type('textarea', 'Tabriklaymiz')
  expect(text()).not.toContain(authoring.russian_needed)
  byRole('button', words.publish).click()
  await vi.waitFor(() => expect(text()).toContain(words.no_russian))
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Русский')
  expect(text().split(authoring.russian_needed)).toHaveLength(3)
})

import { leadsList, type Lead, type StaffGroup } from '@qadam/contract'
import type { ToastOptions } from '@qadam/web/toast'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { leads as words } from '../../../platform/i18n/uz/leads.ts'
import { roster } from '../../../platform/i18n/uz/roster.ts'
import { readSearch } from '../../../platform/list-search.ts'
import { LeadsPanel } from './leads-panel.tsx'

const { toast } = vi.hoisted(() => ({
  toast: vi.fn<(tone: string, title: string, options?: ToastOptions) => void>(),
}))
vi.mock('@qadam/web/toast', async (original) => ({ ...(await original<object>()), showToast: toast }))

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const lead: Lead = {
  id: 3,
  name: 'Sardor',
  phone: '+998901112233',
  state: 'called',
  inviter: { id: 8, name: 'Aziz U.' },
  created_at: '2026-01-10T07:00:00.000Z',
  changed_at: '2026-01-10T07:00:00.000Z',
  changed_by: null,
  student_id: null,
  rewarded: false,
}

test('the address says which leads are shown and their page; another state begins at the first', async () => {
  workspace = await sitDown({ leads: () => ({ rows: [lead], total: 120, page: 2, pagesize: 50 }) })
  const onSearch = vi.fn()
  const search = readSearch(leadsList, { section: 'leads', lead: 'called', page: 2 })
  workspace.show(<LeadsPanel search={search} onSearch={onSearch} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Sardor'))
  expect(workspace.callsOf('leads')).toEqual([{ state: 'called', page: 2 }])
  await workspace.press('Keyingi sahifa')
  expect(onSearch).toHaveBeenLastCalledWith({ lead: 'called', page: 3 })
  await workspace.press(`${words.states}: ${words.state.called}`)
  const option = await vi.waitUntil(() =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(
      ({ textContent }) => textContent === words.state.new,
    ),
  )
  option.click()
  expect(onSearch).toHaveBeenLastCalledWith({ lead: 'new' })
})

test('where none is in a state, the others are one press away; where there are none at all, nothing is', async () => {
  const nobody = { leads: () => ({ rows: [], total: 0, page: 1, pagesize: 50 }) }
  workspace = await sitDown(nobody)
  const onSearch = vi.fn()
  workspace.show(<LeadsPanel search={readSearch(leadsList, { lead: 'declined' })} onSearch={onSearch} />)
  await workspace.press(words.show_all)
  expect(onSearch).toHaveBeenLastCalledWith({})
  expect(workspace.text()).toContain(words.none_here)
  workspace = await sitDown(nobody)
  workspace.show(<LeadsPanel search={readSearch(leadsList, { lead: 'gone', page: 1 })} onSearch={onSearch} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.none))
  expect(workspace.button(words.show_all)).toBeUndefined()
})

test('a lead is moved from where it was seen; one whom a colleague moved meanwhile is read again', async () => {
  let state: Lead['state'] = 'new'
  workspace = await sitDown({
    leads: () => ({ rows: [{ ...lead, state }], total: 1, page: 1, pagesize: 50 }),
    lead_move: () => {
      state = 'declined'
      return new Refusal(409, 'conflict', { reason: 'changed' })
    },
  })
  workspace.show(<LeadsPanel search={readSearch(leadsList, {})} onSearch={vi.fn()} />)
  await workspace.press(words.called)
  await vi.waitFor(() => expect(workspace?.button(words.called)).toBeUndefined())
  expect(workspace.callsOf('lead_move')).toEqual([{ lead_id: 3, state: 'called', seen: 'new' }])
})

test('those that came together are dropped by one press up to the newest on the screen, and brought back by another', async () => {
  let left = 40
  workspace = await sitDown({
    leads: () => ({
      rows: [{ ...lead, state: 'new', suspect: true }],
      ...{ total: left, page: 1, pagesize: 50, suspects: { count: left, up_to: left === 0 ? null : 77 } },
    }),
    leads_drop: () => {
      left = 0
      return { dropped: 40, dropped_at: '2026-03-10T07:00:00.000Z' }
    },
    leads_bring_back: () => {
      left = 40
      return { brought_back: 40 }
    },
  })
  workspace.show(<LeadsPanel search={readSearch(leadsList, {})} onSearch={vi.fn()} />)
  await workspace.press(words.drop)
  await vi.waitFor(() => expect(workspace?.button(words.drop)).toBeUndefined())
  expect(workspace.callsOf('leads_drop')).toEqual([{ up_to: 77 }])
  const [, title, options] = toast.mock.lastCall ?? []
  expect(title).toBe('40 ta taklif chetga olindi')
  options?.action?.onSelect()
  await vi.waitFor(() => expect(workspace?.button(words.drop)).toBeDefined())
  expect(workspace.callsOf('leads_bring_back')).toEqual([{ dropped_at: '2026-03-10T07:00:00.000Z' }])
})

const group: StaffGroup = {
  id: 5,
  name: 'Kechki',
  students: 1,
  teacher: null,
  curator: null,
  mentor: null,
  open: 0,
  overdue: 0,
  courses: [],
}

test.each([
  ['staff_phone', words.staff_phone],
  ['closed', roster.faults.closed],
])('who can not be enrolled: %s', async (reason, text) => {
  workspace = await sitDown({
    leads: () => ({ rows: [{ ...lead, name: 'Sardor Aliyev' }], total: 1, page: 1, pagesize: 50 }),
    groups: () => [group],
    lead_enrol: () => new Refusal(409, 'conflict', { reason }),
  })
  workspace.show(<LeadsPanel search={readSearch(leadsList, {})} onSearch={vi.fn()} />)
  await workspace.press(words.enrol)
  const form = await vi.waitUntil(() => document.querySelector<HTMLFormElement>('[role=dialog] form'))
  await vi.waitFor(() => expect(form.querySelector('button')?.disabled).toBe(false))
  form.requestSubmit()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(text))
})

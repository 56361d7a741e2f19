import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { groups as groupWords } from '../../../platform/i18n/uz/groups.ts'
import { roster as words } from '../../../platform/i18n/uz/roster.ts'
import { group } from './fixtures.ts'
import { GroupsPanel } from './groups-panel.tsx'
import { parseRosterSearch } from './roster-search.ts'
import { StaffPanel } from './staff-panel.tsx'
import { StudentsPanel } from './students-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const manyGroups = () => ({
  groups: Array.from({ length: 60 }, (_, n) => ({ ...group, id: 100 + n, name: `Guruh ${n}` })),
  staff: [{ id: 5, name: 'Malika', role: 'teacher' }],
  courses: [],
})

test('of many groups one is chosen by its words', async () => {
  workspace = await sitDown({
    roster_groups: manyGroups,
    students: () => ({ rows: [], total: 0, page: 1, pagesize: 50 }),
  })
  const onSearch = vi.fn()
  workspace.show(<StudentsPanel search={{ page: 2 }} onSearch={onSearch} />)
  // Before the groups are there it is a menu.
  const opener = await vi.waitUntil(() =>
    document.querySelector(`[aria-label="${words.group}: ${words.all_groups}"]:not([aria-haspopup=menu])`),
  )
  opener.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  const field = await vi.waitUntil(() =>
    document.querySelector<HTMLInputElement>(`[aria-label="${groupWords.search_name}"]`),
  )
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, '47 GURUH')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
  await vi.waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Guruh 47']))
  options()[0]?.click()
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ group: 147 }))
})

test('of many groups a page is shown, and those that are sought from the first page', async () => {
  workspace = await sitDown({ roster_groups: manyGroups })
  const onSearch = vi.fn()
  workspace.show(<GroupsPanel search={{ page: 2 }} onSearch={onSearch} />)
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(10))
  await workspace.fill(groupWords.search, 'malika 7')
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ q: 'malika 7' }))
  workspace = await sitDown({ roster_groups: manyGroups })
  workspace.show(<GroupsPanel search={{ q: 'malika 7' }} onSearch={onSearch} />)
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(6))
})

const heads = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)

test('groups are sorted by their headers, and those without a teacher come first or are found by the words', async () => {
  const few = () => ({
    groups: [
      { ...group, id: 1, name: 'Python 2', students: 3 },
      { ...group, id: 2, name: 'Python 10', students: 8, teacher_id: null },
      { ...group, id: 3, name: 'Veb 1', students: 5 },
    ],
    staff: [{ id: 5, name: 'Malika', role: 'teacher' }],
    courses: [],
  })
  const onSearch = vi.fn()
  const show = async (address: Record<string, unknown>, first: string) => {
    workspace = await sitDown({ roster_groups: few })
    workspace.show(
      <GroupsPanel search={parseRosterSearch({ section: 'groups', ...address })} onSearch={onSearch} />,
    )
    await vi.waitFor(() => expect(heads()[0]).toBe(first))
    return heads()
  }
  expect(await show({}, 'Python 2')).toEqual(['Python 2', 'Python 10', 'Veb 1'])
  expect(await show({ sort: 'students', descending: true }, 'Python 10')).toEqual([
    'Python 10',
    'Veb 1',
    'Python 2',
  ])
  expect(await show({ q: 'ustozsiz' }, 'Python 10')).toEqual(['Python 10'])
  expect(await show({ q: 'python', page: 2, sort: 'teacher' }, 'Python 10')).toEqual([
    'Python 10',
    'Python 2',
  ])
  await workspace?.press(words.teacher)
  const found = { section: 'groups', q: 'python' }
  expect(onSearch).toHaveBeenLastCalledWith({ ...found, sort: 'teacher', descending: true })
  await workspace?.press(words.columns.group)
  expect(onSearch).toHaveBeenLastCalledWith(found)
  await workspace?.fill(groupWords.search, 'veb')
  await vi.waitFor(() =>
    expect(onSearch).toHaveBeenLastCalledWith({ section: 'groups', q: 'veb', sort: 'teacher' }),
  )
})

test('staff are sorted by name or role, whose account is closed last', async () => {
  const member = {
    phone: '+998900000020',
    lang: 'uz',
    avatar: 'stork',
    groups: [],
    created_at: '2026-01-10T07:00:00.000Z',
  }
  workspace = await sitDown({
    staff_list: () => ({
      rows: [
        { ...member, id: 1, role: 'teacher', first_name: 'Aziz', last_name: '', closed_at: null },
        { ...member, id: 2, role: 'admin', first_name: 'Nargiza', last_name: '', closed_at: null },
        {
          ...member,
          id: 3,
          role: 'teacher',
          first_name: 'Zafar',
          last_name: '',
          closed_at: member.created_at,
        },
      ],
    }),
  })
  const search = parseRosterSearch({ section: 'staff', sort: 'points', descending: true })
  expect(search).toEqual({ section: 'staff', descending: true })
  const onSearch = vi.fn()
  workspace.show(<StaffPanel search={search} onSearch={onSearch} />)
  await vi.waitFor(() =>
    expect(heads().map((head) => head.split('+')[0])).toEqual(['Nargiza', 'Aziz', 'Zafar']),
  )
  await workspace.press(words.role)
  expect(onSearch).toHaveBeenLastCalledWith({ section: 'staff', sort: 'role' })
})

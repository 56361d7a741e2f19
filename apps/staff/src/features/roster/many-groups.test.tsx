import type { RosterGroup } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../platform/fixtures.tsx'
import { groups as groupWords } from '../../platform/i18n/uz/groups.ts'
import { roster as words } from '../../platform/i18n/uz/roster.ts'
import { GroupsPanel } from './groups-panel.tsx'
import { StudentsPanel } from './students-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined
afterEach(() => {
  workspace?.leave()
  workspace = undefined
})

const group: RosterGroup = {
  id: 3,
  name: 'Python 1',
  teacher_id: 5,
  curator_id: null,
  mentor_id: null,
  course_ids: [],
  students: 1,
  revision: 4,
}
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
  expect(onSearch).toHaveBeenCalledWith({ q: 'malika 7' })
  workspace.leave()
  workspace = await sitDown({ roster_groups: manyGroups })
  workspace.show(<GroupsPanel search={{ q: 'malika 7' }} onSearch={onSearch} />)
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(6))
})

import { expect, test, vi } from 'vitest'
import { StudentsPanel } from '../features/office/roster/students-panel.tsx'
import { sitDown } from '../platform/fixtures.tsx'
import { groups } from '../platform/i18n/uz/groups.ts'
import { roster } from '../platform/i18n/uz/roster.ts'
import { GroupsRoute } from './groups-route.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

test('an admin whose school has no group yet is led to where one is made, not to an admin', async () => {
  workspace = await sitDown({ groups: () => [] })
  workspace.show(<GroupsRoute />, '/groups')
  await vi.waitFor(() => expect(workspace.text()).toContain(roster.no_groups))
  expect(workspace.text()).not.toContain(groups.none_text)
  expect(workspace.button(roster.add_group)?.getAttribute('href')).toBe('/people?section=groups')
})

test.each([
  ['a school without students says how they come in', {}, roster.nobody_yet_text],
  ['a filter that nobody fits says so', { state: 'frozen' as const }, roster.nobody_text],
])('%s', async (_, search, text) => {
  workspace = await sitDown({
    roster_groups: () => ({ groups: [], staff: [], courses: [] }),
    students: () => ({ rows: [], total: 0, page: 1, pagesize: 50 }),
  })
  workspace.show(<StudentsPanel search={search} onSearch={vi.fn()} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(text))
})

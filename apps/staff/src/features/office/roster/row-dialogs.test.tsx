import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { roster as words } from '../../../platform/i18n/uz/roster.ts'
import { shell } from '../../../platform/i18n/uz/shell.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { group } from './fixtures.ts'
import { GroupsPanel } from './groups-panel.tsx'
import { parseRosterSearch } from './roster-search.ts'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

/** The groups by the address that the router is at. */
function Groups(): ReactNode {
  const search = parseRosterSearch(useSearch({ strict: false }))
  return search.section === 'groups' && <GroupsPanel search={search} onSearch={() => undefined} />
}

const row = () => document.querySelector<HTMLAnchorElement>('tbody a')
const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input')

async function open(address: string): Promise<{ lose: () => void }> {
  let groups = [group]
  workspace = await sitDown({
    roster_groups: () => ({ groups, staff: [], courses: [] }),
  })
  workspace.show(<Groups />, '/people', `/people?section=groups${address}`)
  await vi.waitUntil(row)
  return {
    lose: () => {
      groups = []
    },
  }
}

test('a row is a link to what it opens, which the way back closes, and stays while the list loses it', async () => {
  const { lose } = await open('&sort=students')
  expect(row()?.getAttribute('href')).toBe('/people?section=groups&sort=students&open=3')
  row()?.click()
  await vi.waitUntil(field)
  expect(field()?.value).toBe('Python 1')
  lose()
  await queryClient.invalidateQueries()
  await vi.waitFor(() => expect(row()).toBeNull())
  expect(field()?.value).toBe('Python 1')
  await workspace?.press(shell.close)
  await vi.waitFor(() => expect(field()).toBeNull())
  expect(workspace?.text()).not.toContain(words.row_gone)
})

test('a row that was opened by its address is closed to the list', async () => {
  await open('&open=3')
  await vi.waitUntil(field)
  await workspace?.press(shell.close)
  await vi.waitFor(() => expect(field()).toBeNull())
})

test('an address of a row that is no more says so', async () => {
  await open('&open=99')
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.row_gone))
  expect(field()).toBeNull()
})

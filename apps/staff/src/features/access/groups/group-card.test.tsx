import type { StaffGroup } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { GroupCard } from './group-card.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined
afterEach(() => {
  workspace?.leave()
  workspace = undefined
})

const group: StaffGroup = {
  id: 4,
  name: 'Kechki 1',
  students: 12,
  teacher: 'Malika Karimova',
  curator: null,
  mentor: 'Jasur Aliyev',
  open: 3,
  overdue: 2,
  courses: [
    { id: 8, title: 'Python' },
    { id: 9, title: 'Veb' },
  ],
}

async function show(changes: Partial<StaffGroup> = {}): Promise<void> {
  workspace = await sitDown({})
  workspace.show(<GroupCard group={{ ...group, ...changes }} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain(group.name))
}
/** Each link's words with its address. */
const links = () =>
  Object.fromEntries(
    [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  )

test('a group leads to its progress, by course too, and to its works that wait or are late', async () => {
  await show()
  expect(links()).toEqual({
    'Kechki 1': '/groups/4',
    '3 ta ish kutmoqda': '/review?group=4',
    '2 tasi kechikkan': '/review?group=4&overdue=true',
    Python: '/groups/4?course=8',
    Veb: '/groups/4?course=9',
  })
  expect(workspace?.text()).toContain('12 oʻquvchi')
})

test('only those who are there are named, and only what is late is called so', async () => {
  await show({ overdue: 0, courses: [] })
  const people = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(people).toEqual(['UstozMalika Karimova', 'MentorJasur Aliyev'])
  expect(Object.keys(links())).toEqual(['Kechki 1', '3 ta ish kutmoqda'])
})

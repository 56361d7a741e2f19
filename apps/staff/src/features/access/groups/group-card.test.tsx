import type { GroupFigures, StaffGroup } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { GroupCard } from './group-card.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

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

const figures: GroupFigures = {
  id: 4,
  students: 11,
  active: 7,
  courses: [
    { id: 8, done: 199, total: 200 },
    // A quotient of floating point would be rounded down to 28.
    { id: 9, done: 29, total: 100 },
  ],
}

async function show(changes: Partial<StaffGroup> = {}, counted?: GroupFigures): Promise<void> {
  workspace = await sitDown({})
  workspace.show(
    <GroupCard group={{ ...group, ...changes }} figures={counted} isCounting={counted === undefined} />,
  )
  await vi.waitFor(() => expect(workspace?.text()).toContain(group.name))
}
/** Each link's words with its address. */
const links = () =>
  Object.fromEntries(
    [...document.querySelectorAll('a')].map((link) => [link.textContent.trim(), link.getAttribute('href')]),
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

test('a course has a bar that is as long as its number, and is full only where all is done', async () => {
  await show({}, figures)
  const courses = [...document.querySelectorAll('li')].map((item) => [
    item.textContent,
    // By how many hundredths it is drawn to the left of where it would be full.
    Math.round(
      Number(
        /translateX\((.*)%\)/.exec(
          item.querySelector('[role=progressbar] > div')?.getAttribute('style') ?? '',
        )?.[1],
      ),
    ),
  ])
  expect(courses).toEqual([
    ['Python 99%', -1],
    ['Veb 29%', -71],
  ])
  // Of the same count as its active ones, whatever the list said.
  expect(workspace?.text()).toContain('11 oʻquvchi, 7 tasi 7 kunda faol')
})

test('what nobody learns has no bar, and a group without students nobody who is active', async () => {
  await show({ students: 0 }, { id: 4, students: 0, active: 0, courses: [{ id: 8, done: 0, total: 0 }] })
  expect(document.querySelector('[role=progressbar]')).toBeNull()
  expect(workspace?.text()).not.toContain('faol')
  expect(links()).toMatchObject({ Python: '/groups/4?course=8' })
})

import type { CourseInsight, Overview, SchoolFigures } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { insight as words } from '../../../platform/i18n/uz/insight.ts'
import { CoursePanel } from './course-panel.tsx'

import { mostAgain, mostLeft, rowsOf } from './curve-facts.ts'
import { bucketsOf, changeOf, shareOf, timesOf } from './figures.ts'
import { parseInsightSearch } from './insight-search.ts'
import { OverviewPanel } from './overview-panel.tsx'
import { RisksPanel } from './risks-panel.tsx'
import { WeeksPanel } from './weeks-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const day = (index: number, changes: Partial<SchoolFigures> = {}): SchoolFigures => ({
  day: new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
  active: 0,
  lessons: 0,
  decided: 0,
  in_time: 0,
  coins_given: 0,
  coins_spent: 0,
  coins: 0,
  payments: 0,
  paid: 0,
  ...changes,
})
const overview: Overview = {
  days: [
    ...Array.from({ length: 7 }, (_, index) => day(index, { active: 10, lessons: 4, coins: 100 })),
    ...Array.from({ length: 7 }, (_, index) =>
      day(7 + index, { active: 15, lessons: 4, decided: 4, in_time: 3, coins: 120, paid: 500_000 }),
    ),
  ],
  students: 30,
  due: { overdue: 3, soon: 5 },
  median_min: 90,
  counted_at: '2026-11-23T09:37:00Z',
}

const noVideo = { videoId: undefined, onVideo: () => {}, order: {}, onOrder: () => {} }

test.each([
  ['of yesterday is told', 1, words.backup],
  ['of last month asks for another', 30, words.backup_old],
  ['that was never made is asked for', null, words.no_backup],
])('a backup %s', async (_, ageInDays, text) => {
  const backup_at =
    ageInDays === null ? null : new Date(Date.now() - ageInDays * 24 * 3_600_000).toISOString()
  workspace = await sitDown({ overview: () => ({ ...overview, backup_at }) })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(text.split('{{moment}}')[0]))
})

test('accounts that nobody freezes any more are told with the moment of the last time', async () => {
  workspace = await sitDown({ overview: () => ({ ...overview, unfrozen_since: '2026-11-23T09:37:00Z' }) })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  await vi.waitFor(() =>
    expect(workspace.text()).toContain(words.unfrozen.replace('{{moment}}', '23.11, 14:37')),
  )
})

test('each question has its answer, how it changed, and a table behind the chart', async () => {
  workspace = await sitDown({ overview: () => overview })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.active.question))
  for (const word of [
    '15 oʻquvchi',
    'avvalgidan 50% koʻp',
    '28',
    words.same,
    '75%',
    words.no_before,
    '1 soat 30 daq',
    'Tez orada toʻlaydi: 5',
    'avvalgidan 20% koʻp',
    'Hisoblangan: 23.11, 14:37',
  ])
    expect(workspace.text()).toContain(word)
  expect(document.querySelectorAll('table')).toHaveLength(5)
  expect(document.querySelectorAll('table')[0]?.querySelectorAll('tbody tr')).toHaveLength(7)
})

test('a share changes by percentage points, another number by percent of what it was', async () => {
  const days = overview.days.map((each, index) => ({ ...each, decided: 25, in_time: index < 7 ? 25 : 24 }))
  workspace = await sitDown({ overview: () => ({ ...overview, days }) })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('96%'))
  expect(workspace.text()).toContain('avvalgidan 4 foiz punkti kam')
  expect(workspace.text()).toContain('avvalgidan 50% koʻp')
})

test('who owes now is not compared with what was paid; days without an answer are not said to be late', async () => {
  const days = overview.days.map((each, index) => ({
    ...each,
    paid: index < 7 ? 100_000 : 300_000,
    decided: index === 13 ? 4 : 0,
    in_time: index === 13 ? 3 : 0,
  }))
  workspace = await sitDown({ overview: () => ({ ...overview, days }) })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.due.question))
  expect(workspace.text()).not.toContain('avvalgidan 200% koʻp')
  const shares = [...document.querySelectorAll('table')].find((table) =>
    table.textContent.includes(words.review.header),
  )
  expect(shares?.querySelectorAll('tbody tr')).toHaveLength(1)
  expect(shares?.textContent).toContain('75%')
})

test('a school without students says so', async () => {
  workspace = await sitDown({ overview: () => ({ ...overview, students: 0 }) })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.nobody))
})

test('what cannot be read can be tried again', async () => {
  let isBusy = true
  workspace = await sitDown({ overview: () => (isBusy ? new Refusal(503, 'server.busy') : overview) })
  workspace.show(<OverviewPanel days={7} onDays={() => {}} />)
  const again = await vi.waitUntil(() =>
    [...document.querySelectorAll('button')].find((each) => each.closest('[role=alert]')),
  )
  isBusy = false
  again.click()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.active.question))
})

const course: CourseInsight = {
  course: { id: 2, title: 'Python' },
  lessons: [
    {
      id: 6,
      title: 'Sikllar',
      type: 'Learn',
      module_title: 'Asoslar',
      reached: 20,
      finished: 18,
      median_min: 75,
    },
    {
      id: 7,
      title: 'Roʻyxatlar',
      type: 'Learn',
      module_title: 'Asoslar',
      reached: 18,
      finished: 5,
      median_min: null,
    },
  ],
  videos: [],
  questions: [
    {
      id: 5,
      lesson_id: 6,
      lesson_title: 'Sikllar',
      type: 'selected-file',
      order_number: 3,
      text: 'for nima qiladi?',
      tries: 40,
      share: 0.25,
      discrimination: -0.21,
      flags: ['contrary', 'hard'],
    },
    {
      id: 8,
      lesson_id: 6,
      lesson_title: 'Sikllar',
      type: 'selected-file',
      order_number: 4,
      text: 'while nima qiladi?',
      tries: 40,
      share: 0.8,
      discrimination: 0.4,
      flags: [],
    },
  ],
}

test('a course says where the most students stand, and which questions are suspicious', async () => {
  workspace = await sitDown({ course_insight: () => course })
  workspace.show(<CoursePanel courseId={2} isFlagged={false} onFlagged={() => {}} {...noVideo} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('«Roʻyxatlar» darsida turibdi: 13'))
  for (const word of [
    '1 soat 15 daq',
    'for nima qiladi?',
    'while nima qiladi?',
    '25%',
    '−0,21',
    words.flags.contrary,
  ])
    expect(workspace.text()).toContain(word)
})

test('only the suspicious ones are shown where that is asked', async () => {
  workspace = await sitDown({ course_insight: () => course })
  workspace.show(<CoursePanel courseId={2} isFlagged onFlagged={() => {}} {...noVideo} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('for nima qiladi?'))
  expect(workspace.text()).not.toContain('while nima qiladi?')
})

test('questions are sorted by their figures, in the course’s order at first', async () => {
  workspace = await sitDown({ course_insight: () => course })
  const onOrder = vi.fn()
  const order = parseInsightSearch({ section: 'course', sort: 'share', descending: true })
  workspace.show(
    <CoursePanel courseId={2} isFlagged={false} onFlagged={() => {}} {...noVideo} {...{ order, onOrder }} />,
  )
  await vi.waitFor(() => expect(workspace.text()).toContain('for nima qiladi?'))
  expect(workspace.text().indexOf('while nima')).toBeLessThan(workspace.text().indexOf('for nima'))
  await workspace.press(words.course.question)
  expect(onOrder).toHaveBeenLastCalledWith({})
})

test('why somebody needs help is said in words, with the way to them', async () => {
  workspace = await sitDown({
    group_risks: () => ({
      rows: [
        {
          student: { id: 8, first_name: 'Aziz', last_name: 'Umarov', avatar: 'stork', group: null },
          phone: '+998901234567',
          risks: [
            { kind: 'away', count: 9, lesson: null },
            { kind: 'rejected', count: 4, lesson: 'Sikllar' },
          ],
        },
      ],
    }),
  })
  workspace.show(<RisksPanel groupId={1} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('9 kundan beri kirmagan'))
  expect(workspace.text()).toContain('«Sikllar» ishi 4 kun oldin qaytarilgan')
  expect(workspace.button('Aziz Umarov')?.getAttribute('href')).toBe('/students/8')
})

test('risks that cannot be read are not silence: they can be tried again', async () => {
  let isBusy = true
  workspace = await sitDown({
    group_risks: () => (isBusy ? new Refusal(503, 'server.busy') : { rows: [] }),
  })
  workspace.show(<RisksPanel groupId={1} />)
  const again = await vi.waitUntil(() =>
    [...document.querySelectorAll('button')].find((each) => each.closest('[role=alert]')),
  )
  isBusy = false
  again.click()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).toBeNull())
})

test('a student’s weeks are charts with tables; a quiet student is said to be one', async () => {
  const weeks = [
    { week: '2026-03-02', lessons: 2, points: 120, works: 1 },
    { week: '2026-03-09', lessons: 0, points: -5, works: 0 },
  ]
  workspace = await sitDown({ student_weeks: () => ({ weeks }) })
  workspace.show(<WeeksPanel studentId={8} />)
  await vi.waitFor(() => expect(document.querySelectorAll('table')).toHaveLength(2))
  expect(document.querySelector('table')?.textContent).toContain('02.03')
  workspace = await sitDown({
    student_weeks: () => ({ weeks: weeks.map((week) => ({ ...week, lessons: 0, points: 0 })) }),
  })
  workspace.show(<WeeksPanel studentId={8} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.weeks.none))
})

test('a video tells where students leave it and what they watch again, in words, a table and place by place', async () => {
  const stretches = Array.from({ length: 100 }, (_, index) => ({
    from_s: index * 2,
    to_s: index * 2 + 2,
    watched: index < 40 ? 9 : 5,
    again_by: index === 20 ? 3 : 0,
    again: index === 20 ? 4 : 0,
  }))
  const video = { id: 7, lesson_title: 'Roʻyxatlar', order_number: 1, duration_s: 200 }
  workspace = await sitDown({
    course_insight: () => ({ ...course, videos: [video] }),
    video_insight: () => ({ video, viewers: 9, stretches }),
  })
  workspace.show(<CoursePanel courseId={2} isFlagged={false} onFlagged={() => {}} {...noVideo} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('9 oʻquvchi koʻra boshlagan, 5 tasi'))
  expect(workspace.text()).toContain('1:12–1:22 oraligʻida toʻxtashadi: 4 oʻquvchi')
  expect(workspace.text()).toContain('0:40–0:42 oraligʻi qayta koʻriladi: 3 oʻquvchi')
  const slider = document.querySelector<HTMLInputElement>('input[type=range]')
  expect(slider?.getAttribute('aria-valuetext')).toBe('0:00–0:02: koʻrganlar 9, qayta koʻrishlar 0')
  expect(slider?.max).toBe('99')
})

test('a video of a second, of one viewer, of none', () => {
  const alone = { from_s: 0, to_s: 1, watched: 1, again_by: 0, again: 0 }
  const video = { id: 7, lesson_title: 'x', order_number: 1, duration_s: 1 }
  expect(mostLeft({ video, viewers: 1, stretches: [alone] })).toBeUndefined()
  expect(mostLeft({ video, viewers: 2, stretches: [alone] })).toEqual({ from_s: 0, to_s: 1, students: 1 })
  expect(mostAgain([alone])).toBeUndefined()
  expect(rowsOf([alone])).toEqual([alone])
  expect(rowsOf(Array.from({ length: 99 }, () => alone))).toHaveLength(20)
})

test('many days are shown in weeks, none of them lost', () => {
  const days = Array.from({ length: 90 }, (_, index) => day(index, { lessons: 1 }))
  const buckets = bucketsOf(days)
  expect(buckets).toHaveLength(13)
  expect(buckets.flatMap((bucket) => bucket.days)).toEqual(days)
  expect(bucketsOf(days.slice(0, 30))).toHaveLength(30)
  expect(bucketsOf([])).toEqual([])
})

test('a change is told in percent, and against nothing not at all', () => {
  expect([changeOf(15, 10), changeOf(5, 10), changeOf(5, 0)]).toEqual([50, -50, undefined])
  expect(shareOf([day(0)])).toBeUndefined()
  // Against nearly nothing a percentage says nothing: how many times it is does.
  expect([timesOf(999), timesOf(1000), timesOf(204_538), timesOf(-100)]).toEqual([
    undefined,
    11,
    2046,
    undefined,
  ])
})

test('the address keeps what is shown, and nothing else', () => {
  expect(parseInsightSearch({ section: 'course', days: '90', course: 3, flagged: true, x: 1 })).toEqual({
    section: 'course',
    days: 90,
    course: 3,
    flagged: true,
  })
  expect(parseInsightSearch({ section: 'x', days: 30, course: 'x', flagged: 'yes' })).toEqual({})
})

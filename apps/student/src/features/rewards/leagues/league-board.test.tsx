import type { League, LeagueRow, LeagueWeekEnd } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { league as words } from '../../../platform/i18n/uz/league.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

let leave = () => {}
vi.mock('../../../platform/sound.ts', () => ({ playSound: vi.fn<() => void>() }))

let asked: string[]
let isFirst = true

beforeAll(async () => await startI18n())
beforeEach(() => {
  asked = []
  isFirst = true
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
})

const row = (place: number, changes: Partial<LeagueRow> = {}): LeagueRow => ({
  place,
  first_name: `N${place}`,
  initial: 'K',
  avatar: 'stork',
  points: 100 - place,
  is_me: false,
  ...changes,
})
const self: League['me'] = {
  first_name: 'Aziza',
  initial: 'K',
  avatar: 'eagle',
  points: 5,
  place: null,
  outcome: 'stayed',
  to_rise: 94,
  to_stay: null,
  hidden: false,
}
const running: League = {
  state: 'running',
  level: 3,
  now: '2026-03-11T07:00:00.000Z',
  ends_at: '2026-03-15T19:00:00.000Z',
  rows: [row(1), row(2), row(3)],
  total: 10,
  rise: 2,
  me: self,
  last: null,
}
const end: LeagueWeekEnd = {
  week: '2026-03-02',
  outcome: 'risen',
  place: 1,
  points: 250,
  coins: 30,
  level_before: 2,
  level_after: 3,
  is_new: true,
}

async function show(reply: League | undefined, part: 'board' | 'card' = 'board'): Promise<void> {
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const address = url instanceof Request ? url.url : String(url)
    const action = new URL(address, 'http://school.invalid').searchParams.get('action') ?? ''
    asked.push(action)
    if (!reply) throw new TypeError('Failed to fetch')
    const data = action === 'league_seen' ? { first: isFirst } : reply
    return await Promise.resolve(Response.json({ success: true, data }))
  })
  // Their texts need the languages to be there.
  const { default: Part } =
    part === 'board' ? await import('./league-board.tsx') : await import('./league-card.tsx')
  leave = await renderAt(
    '/leaderboard',
    <main>
      <Part />
    </main>,
  )
}
const text = () => document.body.textContent ?? ''
const shows = async (words: string) => await vi.waitFor(() => expect(text()).toContain(words))

test('a league has its places, the line to rise, how many there are more, and the own row without a place', async () => {
  await show(running)
  await shows('N3 K.')
  expect(text()).toContain(words.names.silver)
  expect(text()).toContain('4 kun 12 soat qoldi')
  expect(text()).toContain('Koʻtarilish uchun yana 94 ball')
  const items = [...document.querySelectorAll('ol li')].map((each) => each.textContent)
  expect(items[2]).toContain('1–2-oʻrinlar yuqoriga chiqadi')
  expect(items).toHaveLength(4)
  // Ten, of whom three are listed and one is the student.
  expect(text()).toContain('Ligada yana 6 oʻquvchi bor')
  expect(document.querySelector(`section[aria-label="${words.own}"]`)?.textContent).toContain('–Aziza K.')
})

test('who is near the end is told what keeps the level, never that they are last', async () => {
  await show({ ...running, me: { ...self, outcome: 'fallen', to_stay: 12 } })
  await shows('Shu ligada qolish uchun yana 12 ball')
  expect(text()).not.toContain('10-oʻrin')
})

test('who hides is one of those whom others do not count', async () => {
  await show({ ...running, total: 9, me: { ...self, hidden: true, place: 4 } })
  await shows('Siz boshqalarga koʻrinmaysiz')
  expect(text()).toContain('Ligada yana 6 oʻquvchi bor')
})

test.each([
  ['none', words.none],
  ['closing', words.closing],
] as const)('%s is said in words', async (state, expected) => {
  await show({ ...running, state, rows: [], me: null })
  await shows(expected)
})

test('on the first day, and alone, it says so', async () => {
  await show({ ...running, rows: [], total: 1, rise: 0, me: { ...self, points: 0, to_rise: null } })
  await shows(words.fresh)
  expect(text()).toContain(words.aim_start)
  expect(text()).toContain(words.alone_text)
})

test('the end of a week is a ceremony on the device that is first, and a line from then on', async () => {
  await show({ ...running, last: end })
  await shows('Yangi pogʻona: Kumush liga!')
  expect(text()).toContain('+30 tanga')
  buttonNamed(words.end.go_on).click()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(text()).toContain('Oʻtgan hafta: 1-oʻrin, +30 tanga, koʻtarildingiz')
  expect(asked.filter((action) => action === 'league_seen')).toHaveLength(1)
})

test('on another device it is the line alone', async () => {
  isFirst = false
  await show({ ...running, last: end })
  await vi.waitFor(() => expect(asked).toContain('league_seen'))
  await vi.waitFor(() =>
    expect(queryClient.getQueryData<League>(['league'])?.last).toMatchObject({ is_new: false }),
  )
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('what can not be had says so and can be asked for again', async () => {
  await show(undefined)
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull())
  expect(asked[0]).toBe('league')
})

test('the profile’s card has the level and leads to the league; where leagues are off there is none', async () => {
  await show(running, 'card')
  await shows(words.names.silver)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/leaderboard?whose=league')
  leave()
  queryClient.clear()
  await show({ ...running, state: 'off' }, 'card')
  await vi.waitFor(() => expect(queryClient.getQueryData(['league'])).toBeDefined())
  await vi.waitFor(() => expect(text()).toBe(''))
})

import { limits, type Leaderboard, type LeaderboardRow } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { errors } from '../../../platform/i18n/uz/errors.ts'
import { leaderboard as words } from '../../../platform/i18n/uz/leaderboard.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { Ranking } from './ranking.tsx'
import { Visibility } from './visibility.tsx'

type Input = { page?: number; period?: string; hidden?: boolean }

let leave = () => {}
let asked: [action: string, input: Input][]
let answer: (action: string, input: Input) => Leaderboard | object | undefined

beforeAll(async () => await startI18n())
beforeEach(() => {
  asked = []
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const address = new URL(url instanceof Request ? url.url : String(url), 'http://school.invalid')
    const action = address.searchParams.get('action') ?? ''
    const input = JSON.parse(init?.body as string) as Input // a call sends its input as text
    asked.push([action, input])
    const data = answer(action, input)
    return await Promise.resolve(
      data
        ? Response.json({ success: true, data })
        : Response.json({ success: false, error: { code: 'conflict', message: 'x' } }, { status: 409 }),
    )
  })
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
})

const row = (rank: number, changes: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  rank,
  first_name: `N${rank}`,
  initial: 'K',
  avatar: 'stork',
  group: 'Kechki',
  points: 1000 - rank,
  is_me: false,
  ...changes,
})
const self = { ...row(7, { first_name: 'Aziza', is_me: true }), hidden: false }
const page = (ranks: readonly number[], changes: Partial<Leaderboard> = {}): Leaderboard => ({
  rows: ranks.map((rank) => row(rank)),
  total: ranks.length,
  page: 1,
  pagesize: limits.leaderboard.pageSize,
  me: self,
  ...changes,
})
const text = () => document.body.textContent
const shows = async (expected: string) => await vi.waitFor(() => expect(text()).toContain(expected))
const listed = () =>
  [...document.querySelectorAll(`ol[aria-label="${words.list}"] li`)].map(({ textContent }) => textContent)

test('three stand on the podium, the others below it, and who is in neither below them', async () => {
  answer = () => page([1, 2, 3, 4, 5], { total: 5 })
  leave = await renderAt('/leaderboard', <Ranking board={{}} />)
  await shows('N1 K.')
  const podium = document.querySelector(`[aria-label="${words.podium}"]`)?.textContent
  expect(podium).toMatch(/N1 K\..*N2 K\..*N3 K\./)
  expect(podium).not.toContain('N4')
  expect(listed()).toEqual([expect.stringContaining('N4 K.'), expect.stringContaining('N5 K.')])
  // Groups are named where there are several.
  expect(text()).not.toContain('Kechki')
  const own = document.querySelector(`[aria-label="${words.own}"]`)?.textContent
  expect(own).toMatch(/^7Aziza K\. · Siz/)
  expect(asked).toEqual([['leaderboard_by_group', expect.objectContaining({ page: 1, period: 'week' })]])
})

test('among the school a row names its group, and the own row stands once', async () => {
  answer = () =>
    page([1, 2, 3, 4], { rows: [row(1), row(2), row(3), { ...self, rank: 4 }], me: { ...self, rank: 4 } })
  leave = await renderAt('/leaderboard', <Ranking board={{ whose: 'school', period: 'month' }} />)
  await shows('Kechki')
  expect(text()?.match(/Aziza/g)).toHaveLength(1)
  expect(asked[0]).toEqual(['leaderboard', expect.objectContaining({ period: 'month' })])
})

test('the own row says at which edge it holds, so that nothing is seen in part behind it', async () => {
  answer = () => page([1, 2, 3, 4])
  leave = await renderAt('/leaderboard', <Ranking board={{}} />)
  await shows('N4 K.')
  const own = document.querySelector<HTMLElement>(`[aria-label="${words.own}"]`)
  if (!own) throw new Error('no own row')
  own.style.top = '64px'
  own.style.bottom = '72px'
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(740)
  for (const [top, over] of [
    [64, 'top'],
    [300, 'none'],
    [740 - 72 - 56, 'bottom'],
  ] as const) {
    vi.spyOn(own, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 328, 56))
    dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(own.dataset['over']).toBe(over))
  }
})

test('more come on demand, and the focus goes to the first of them', async () => {
  const { pageSize } = limits.leaderboard
  const ranks = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
  answer = (_, { page: number }) =>
    number === 1
      ? page(ranks(1, pageSize), { total: pageSize + 2 })
      : page(ranks(pageSize + 1, 2), { total: pageSize + 2, page: 2 })
  leave = await renderAt('/leaderboard', <Ranking board={{}} />)
  await shows(words.more)
  buttonNamed(words.more).click()
  await vi.waitFor(() => expect(listed()).toHaveLength(pageSize - 1))
  expect(document.activeElement?.textContent).toContain(`N${pageSize + 1} K.`)
  expect(text()).not.toContain(words.more)
})

test('before anybody has points it says how to be first; who is in no group is led to the school', async () => {
  const nobody = { ...self, rank: null, points: 0 }
  answer = () => page([], { me: nobody })
  leave = await renderAt('/leaderboard', <Ranking board={{}} />)
  await shows(words.empty)
  expect(text()).toContain(words.no_rank)
  leave()
  queryClient.clear()
  answer = () => page([1], { me: { ...nobody, group: null } })
  leave = await renderAt('/leaderboard', <Ranking board={{}} />)
  await shows(words.no_group)
  expect(buttonNamed(words.to_school).getAttribute('href')).toContain('whose=school')
})

test('what cannot be had says so and can be asked for again', async () => {
  answer = () => undefined
  leave = await renderAt('/leaderboard', <Ranking board={{}} />)
  await shows(errors.load_failed)
  answer = () => page([1])
  buttonNamed(errors.retry).click()
  await shows(words.alone)
})

test('who hides is shown so at once, and as before where that is refused', async () => {
  let isHidden = false
  answer = (action, { hidden = false }) => {
    if (action !== 'leaderboard_visibility') return page([1], { me: { ...self, hidden: isHidden } })
    if (!hidden) return undefined
    isHidden = hidden
    return { hidden }
  }
  leave = await renderAt('/leaderboard', <Visibility board={{}} />)
  const button = () => document.querySelector<HTMLElement>('[role=switch]')
  const isOn = () =>
    button()?.getAttribute('aria-checked') === 'true' ||
    (button() as HTMLInputElement | null)?.checked === true
  await shows(words.hide)
  expect(isOn()).toBe(false)
  button()?.click()
  await vi.waitFor(() => expect(isOn()).toBe(true))
  // Asked again, it is what the school has.
  const looks = () => asked.filter(([action]) => action === 'leaderboard_by_group').length
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(1))
  expect(isOn()).toBe(true)
  button()?.click()
  await vi.waitFor(() =>
    expect(asked.findLast(([action]) => action === 'leaderboard_visibility')?.[1]).toEqual({ hidden: false }),
  )
  await vi.waitFor(() => expect(isOn()).toBe(true))
})

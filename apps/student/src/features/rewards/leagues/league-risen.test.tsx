import type { League } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

const playSound = vi.hoisted(() => vi.fn<(name: string) => void>())
vi.mock('../../../platform/sound.ts', () => ({ playSound }))

const risen: League = {
  state: 'none',
  level: 3,
  now: '2026-03-09T07:00:00Z',
  ends_at: '2026-03-15T19:00:00Z',
  rows: [],
  total: 0,
  rise: 0,
  me: null,
  last: {
    week: '2026-03-02',
    outcome: 'risen',
    place: 1,
    points: 250,
    coins: 30,
    level_before: 2,
    level_after: 3,
    is_new: true,
  },
}

let asked: string[] = []
let leave = () => {}
beforeEach(async () => {
  asked = []
  await startI18n()
  session.start(userFixture({ league_risen: true }), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const address = url instanceof Request ? url.url : String(url)
    const action = new URL(address, 'http://school.invalid').searchParams.get('action') ?? ''
    asked.push(action)
    const data = action === 'league_seen' ? { first: true } : risen
    return await Promise.resolve(Response.json({ success: true, data }))
  })
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
  playSound.mockClear()
})

async function open(): Promise<void> {
  const { default: LeagueRisen } = await import('./league-risen.tsx')
  leave = await renderAt(
    '/courses',
    <main>
      Kurslar
      <LeagueRisen />
    </main>,
  )
}
const dialog = () => document.querySelector('[role=dialog]')

test('whatever is opened, the rise is celebrated over it once, with its sound', async () => {
  await open()
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Yangi pogʻona: Kumush liga!'))
  expect(playSound).toHaveBeenCalledWith('level-up')
  expect(asked).toEqual(['league', 'league_seen'])
  expect(quietMoment.isNow()).toBe(true)
  await vi.waitFor(() => expect(session.get()?.user.league_risen).toBe(false))
})

test('a test that runs is not covered; its end is early enough', async () => {
  const endTest = quietMoment.begin()
  await open()
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(asked).toEqual([])
  endTest()
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
})

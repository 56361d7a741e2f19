import type { DayGoal, DayGoals } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type Card from './goals-card.tsx'
import { startI18n } from '../../../platform/i18n/start.ts'
import { goals as words } from '../../../platform/i18n/uz/goals.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

const goal = (kind: DayGoal['kind'], done: number, target = 1): DayGoal => ({ kind, done, target, coins: 3 })

let leave = () => {}
let reply: DayGoals | undefined

// Its texts come with it, into languages that are there.
let GoalsCard: typeof Card
beforeAll(async () => {
  await startI18n()
  GoalsCard = (await import('./goals-card.tsx')).default
})
beforeEach(() => {
  session.start(userFixture({ points: 10, coins: 20 }), false)
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('=profile'))
      return Response.json({
        success: true,
        data: { ...session.get()?.user, ...reply?.paid?.balance, token: null },
      })
    const refusal = { success: false, error: { code: 'not_found', message: 'x' } }
    return await Promise.resolve(
      reply ? Response.json({ success: true, data: reply }) : Response.json(refusal, { status: 404 }),
    )
  })
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = () => document.body.textContent ?? ''
const shows = async (expected: string) => await vi.waitFor(() => expect(text()).toContain(expected))

async function show(
  goals: DayGoal[] | undefined,
  { paid = null, group = null }: Partial<DayGoals> = {},
): Promise<void> {
  reply = goals && { day: '2026-03-10', goals, group, paid, recall_due: 0 }
  leave = await renderAt(
    '/',
    <main>
      <GoalsCard />
    </main>,
  )
}

test('each goal says what to do and how far it is, one that is reached that it is', async () => {
  await show([goal('lesson', 1), goal('answers', 3, 5), goal('streak', 0)])
  await shows(words.title)
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent)
  expect(rows[0]).toContain(`${words.kind.lesson} (${words.reached})`)
  expect(rows[1]).toContain('5 ta toʻgʻri javob bering')
  expect(rows[1]).toContain('3 / 5')
  expect(rows[2]).not.toContain(words.reached)
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('60')
  expect(text()).toContain('Har biri uchun 3 tanga')
  expect(text()).not.toContain(words.all)
})

test('what was just paid stands in the balance; when all are reached the card says so', async () => {
  const paid = { coins: 6, balance: { points: 60, coins: 31 } }
  await show([goal('lesson', 1), goal('answers', 5, 5)], { paid })
  await shows(words.all)
  await vi.waitFor(() => expect(session.get()?.user).toMatchObject({ points: 60, coins: 31 }))
})

test('the group has one bar, also where the student has no goal of the day', async () => {
  const group = { week: '2026-03-09', target: 20, done: 15, coins: 10 }
  await show([], { group })
  await shows(words.group)
  expect(text()).toContain('15 / 20')
  expect(text()).toContain('20 ta dars, qatnashganlarga +10 tanga')
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('75')
  expect(text()).not.toContain(words.title)
  leave()
  queryClient.clear()
  await show([goal('lesson', 0)], { group: { ...group, done: 20 } })
  await shows(words.group_all)
  expect(text()).toContain(words.title)
})

test('where nothing can be reached, and where it can not be had, there is no card', async () => {
  await show([])
  await vi.waitFor(() => expect(queryClient.getQueryData(['goals'])).toBeDefined())
  await vi.waitFor(() => expect(document.querySelector('main')?.innerHTML).toBe(''))
  leave()
  queryClient.clear()
  await show(undefined)
  await vi.waitFor(() => expect(queryClient.getQueryState(['goals'])?.status).toBe('error'))
  await vi.waitFor(() => expect(document.querySelector('main')?.innerHTML).toBe(''))
})

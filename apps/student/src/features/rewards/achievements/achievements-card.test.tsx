import { achievementKinds, type Achievements } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, startI18n } from '../../../platform/i18n/start.ts'
import { achievements as words } from '../../../platform/i18n/uz/achievements.ts'
import { errors } from '../../../platform/i18n/uz/errors.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { userFixture } from '@qadam/web/user-fixture'

type Earned = Achievements['earned'][number]

let leave = () => {}
/** What the device named as shown, each time. */
let named: unknown[]
/** What the school answers to that; undefined: nothing comes. */
let first: string[] | undefined

beforeAll(async () => await startI18n())
beforeEach(() => {
  named = []
  first = []
})
afterEach(async () => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
  await setLanguage('uz')
})

const level: Achievements['level'] = { number: 7, points: 2200, points_from: 2100, points_to: 2800 }
const earned = (kind: string, changes: Partial<Earned> = {}): Earned => ({
  kind,
  earned_at: '2026-03-10T20:00:00.000Z',
  is_new: false,
  ...changes,
})

/** A failure of a kind that the app does not retry by itself. */
const refused = async () =>
  await Promise.resolve(
    Response.json({ success: false, error: { code: 'conflict', message: 'x' } }, { status: 409 }),
  )

async function show(of: Earned[] | undefined, { exam = false } = {}): Promise<void> {
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    const address = url instanceof Request ? url.url : String(url)
    if (new URL(address, 'http://school.invalid').searchParams.get('action') === 'achievements_seen') {
      named.push(await new Response(request?.body).json())
      if (!first) return await refused()
      return await Promise.resolve(Response.json({ success: true, data: { first } }))
    }
    if (!of) return await refused()
    return await Promise.resolve(Response.json({ success: true, data: { earned: of, level } }))
  })
  // Its texts need the languages to be there.
  const { default: AchievementsCard } = await import('./achievements-card.tsx')
  leave = await renderAt('/profile', <AchievementsCard user={{ exam }} />)
}
const text = () => document.body.textContent
const items = () => [...document.querySelectorAll('li')].map((each) => each.textContent)
const shows = async (expected: string) => await vi.waitFor(() => expect(text()).toContain(expected))

test('the level has its name, its number and what is missing to the next', async () => {
  await show([])
  await shows(words.bands.adept)
  expect(text()).toContain('7-daraja')
  expect(text()).toContain('Keyingi darajagacha yana 600\u00a0ball')
  // A hundred of seven hundred.
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('14')
})

test('what is earned stands first with its day at school, what is not with how to earn it', async () => {
  await show([earned('streak_7'), earned('first_lesson')])
  await shows('2 / 9')
  // Eight in the evening in UTC is the next day in Tashkent.
  expect(items().slice(0, 3)).toEqual([
    `${words.kinds.streak_7.name}${formatDay('2026-03-11')}`,
    `${words.kinds.first_lesson.name}${formatDay('2026-03-11')}`,
    `${words.kinds.first_program.name}${words.kinds.first_program.how}`,
  ])
  expect(text()).toContain('Yana 7 ta yutuq sizni kutmoqda')
  expect(items()).toHaveLength(9)
  expect(named).toEqual([])
})

test('the exam is there for those who may take it, and for those who did', async () => {
  await show([], { exam: true })
  await shows('0 / 10')
  leave()
  queryClient.clear()
  await show([earned('exam_finished')])
  await shows('1 / 10')
})

test('what a newer school has more is left out', async () => {
  await show([earned('diamond', { is_new: true }), earned('first_lesson')])
  await shows('1 / 9')
  expect(named).toEqual([])
})

test('what is new is celebrated where this device is the first to show it', async () => {
  first = ['first_lesson', 'first_order']
  await show([
    earned('streak_7'),
    earned('first_lesson', { is_new: true }),
    earned('first_order', { is_new: true }),
  ])
  await shows('Tabriklaymiz! 2 ta yangi yutuq sizniki')
  expect(items().slice(0, 3)).toEqual([
    `${words.kinds.first_lesson.name}${words.new}${formatDay('2026-03-11')}`,
    `${words.kinds.first_order.name}${words.new}${formatDay('2026-03-11')}`,
    `${words.kinds.streak_7.name}${formatDay('2026-03-11')}`,
  ])
  expect(named).toEqual([{ kinds: ['first_lesson', 'first_order'] }])
})

test('on another device it is earned, and nothing more', async () => {
  await show([earned('first_lesson', { is_new: true })])
  await vi.waitFor(() =>
    expect(queryClient.getQueryData<Achievements>(['achievements'])?.earned).toMatchObject([
      { is_new: false },
    ]),
  )
  await shows('Yana 8 ta yutuq sizni kutmoqda')
  expect(items()[0]).toBe(`${words.kinds.first_lesson.name}${formatDay('2026-03-11')}`)
})

test('without an answer the celebration waits for the next visit', async () => {
  first = undefined
  await show([earned('first_lesson', { is_new: true })])
  await vi.waitFor(() => expect(named).toHaveLength(1))
  leave()
  first = ['first_lesson']
  queryClient.clear()
  await show([earned('first_lesson', { is_new: true })])
  await shows('Tabriklaymiz! Yangi yutuq sizniki')
})

test('who has all of it is told so, in Russian too', async () => {
  await setLanguage('ru')
  await show(achievementKinds.map((kind) => earned(kind)))
  await shows('Все достижения ваши. Отлично!')
  expect(text()).toContain('Знаток')
})

test('what can not be had says so and can be asked for again', async () => {
  await show(undefined)
  await shows(errors.load_failed)
  expect(buttonNamed(errors.retry)).toBeDefined()
})

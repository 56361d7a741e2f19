import { noMoments, type LessonMoments as Told } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { moments as words } from '../../../platform/i18n/uz/moments.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { onStreakShot } from '../../rewards/streaks/streak-shot.ts'

vi.mock('../../../platform/sound.ts', () => ({ playSound: vi.fn<() => void>() }))

let leave = () => {}
beforeAll(async () => await startI18n())
let day = 0
beforeEach(() => {
  // Each test has a day of its own, of which nothing was told.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, (day += 1), 12) })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** @param told undefined: nothing comes. */
async function end(told: Told | undefined): Promise<() => number> {
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      await Promise.resolve(
        told
          ? Response.json({ success: true, data: told })
          : Response.json({ success: false, error: { code: 'not_found', message: 'x' } }, { status: 404 }),
      ),
  )
  let shots = 0
  const stop = onStreakShot(() => (shots += 1))
  const { LessonMoments } = await import('./lesson-moments.tsx')
  const close = await renderAt(
    '/',
    <p>
      Natija
      <LessonMoments lessonId={4} isStreakDay />
    </p>,
  )
  leave = () => {
    stop()
    close()
  }
  return () => shots
}
const stage = () => document.querySelector('[role=dialog]:not([data-closed])')
const shows = async (title: string) =>
  await vi.waitFor(() => expect(stage()?.querySelector('h2')?.textContent).toBe(title))

test('one thing after another, by a tap, Enter or Escape, and the streak without its popup', async () => {
  const shots = await end({
    ...noMoments,
    lesson: { title: 'Salom', points: 70, coins: 5 },
    flawless: true,
    streak: { days: 3, coins: 0 },
  })
  await shows(words.lesson)
  expect(stage()?.textContent).toContain('Salom')
  buttonNamed(words.next).click()
  await shows(words.flawless)
  stage()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await shows('3 kunlik strike!')
  stage()?.querySelector<HTMLElement>('h2')?.click()
  await vi.waitFor(() => expect(stage()).toBeNull())
  expect(shots()).toBe(0)
})

test('without a reply no stage tells anything; the day that was earned has its popup', async () => {
  const shots = await end(undefined)
  await vi.waitFor(() => expect(shots()).toBe(1))
  expect(stage()).toBeNull()
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { examLevels, keptSession_s, limits, pushLimits, serverLimits } from '@qadam/contract'
import { createSounds } from '@qadam/ui/sounds'
import { StreakPopup } from '@qadam/ui/streak-popup'
import { toast } from '@qadam/ui/toaster'
import { reloadForChunk } from '@qadam/web/chunk'
import { Toasts } from '@qadam/web/frame/toasts'
import { createSessionStore } from '@qadam/web/session-store'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notificationFixture } from '../features/messages/notifications/notification-fixtures.ts'
import { NotificationFeed } from '../features/messages/notifications/notification-feed.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { workerPath } from '../platform/push-subscription.ts'
import { scrollFor } from '../platform/scroll-for.ts'
import { userFixture } from '@qadam/web/user-fixture'

// The numbers of the specification as it writes them: a limit that is changed has to be changed here too, with the line
// of the specification that allows it. Nothing here is computed from what is proved.

const fileOf = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../..', name), 'utf8')
const fire = JSON.parse(fileOf('packages/ui/src/fire.lottie.json')) as Record<string, unknown>

test.each<[section: string, line: string, written: unknown, limit: unknown]>([
  ['1, 8, 9', 'test attempts refill within one hour', 3600, serverLimits.test.refill_s],
  ['1, 9', 'a practice project is checked within 24 hours', 86_400, limits.review.promise_s],
  ['1, 9', 'inviting a friend brings 1000 coins', 1000, serverLimits.rewards.inviteCoins],
  ['1, 3, 9', 'the exam has three parts', 3, limits.exam.parts],
  ['3', 'whose titles are Part 1 to Part 3', ['Part 1', 'Part 2', 'Part 3'], [...examLevels]],
  ['9', 'of ten questions', 10, limits.exam.questionsInPart],
  ['9', 'with ids from 1 to 30', 30, limits.exam.parts * limits.exam.questionsInPart],
  ['9', 'and four options each', 4, limits.exam.optionsInQuestion],
  ['4, 9', 'a part of the exam has 10 minutes', 600, limits.exam.part_s],
  ['9', 'its chip is yellow at 180 s', 180, limits.exam.yellowFrom_s],
  ['9', 'and red at 60 s', 60, limits.exam.redFrom_s],
  ['4, 9', '80% pass', 80, limits.exam.passPercent],
  [
    '2, 9',
    'the levels lead to four modules',
    ['36/48', '36/71', '36/72', '36/76'],
    limits.examRedirects.map(({ course_id, module_id }) => `${course_id}/${module_id}`),
  ],
  ['3', 'twelve entries lead to chats', 12, limits.chatLinks.maxEntries],
  ['3, 9', 'five built-in avatars', 5, new Set(limits.avatars).size],
  ['4, 9', 'user data is kept for 500 minutes', 30_000, limits.session.lifetime_s],
  ['4, 9', 'unless a school lengthens it', 30_000, keptSession_s.usual],
  ['1, 9', 'the languages are uz and ru', ['uz', 'ru'], [...limits.languages]],
  ['1, 9', 'uz is the default', 'uz', limits.defaultLanguage],
  ['5, 9', 'a file has at most 15 MB', 15_728_640, limits.upload.maxBytes],
  ['9', 'pictures', ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], [...limits.media.images]],
  ['9', 'films', ['video/mp4', 'video/webm', 'video/x-msvideo'], [...limits.media.videos]],
  ['9', 'files of the compiler', ['html', 'css', 'js', 'jsx'], [...limits.compilerFileTypes]],
  ['9', 'sound has a volume of 0.4', 0.4, limits.sound.volume],
  ['9', 'the default sound is click', 'click', limits.sound.defaultName],
  ['7, 9', 'correct-ans is preloaded', ['correct-ans'], [...limits.sound.preloaded]],
  ['9', 'a toast lasts 3000 ms', 3000, limits.toast.default_ms],
  ['9', 'that of a notification 10000 ms', 10_000, limits.toast.notification_ms],
  ['4, 9', 'which is read after 10000 ms', 10_000, limits.toast.markRead_ms],
  ['2, 9', 'the streak popup closes after 4000 ms', 4000, limits.streakPopup.close_ms],
  ['9', 'its fire has 100 frames', 100, limits.streakPopup.frames],
  ['9', 'at 30 a second', 30, limits.streakPopup.framesPerSecond],
  ['9', 'and is drawn so', [30, 0, 100], [fire['fr'], fire['ip'], fire['op']]],
  ['2, 9', 'a hash is scrolled to after 100 ms', 100, limits.scrollToHash_ms],
  ['8', 'a part that does not load reloads the page after 100 ms', 100, limits.reloadAfterChunkFailure_ms],
  ['2, 9', 'the offline banner moves for 0.3 s', 300, limits.offlineBanner_ms],
  ['9', 'a push in the foreground closes after 8 s', 8000, pushLimits.autoClose_ms],
  ['9', 'it vibrates 200, 100, 200 ms', [200, 100, 200], [...pushLimits.vibration_ms]],
  ['9', 'its tag is firebase-notification', 'firebase-notification', pushLimits.defaultTag],
])('section %s: %s', (_section, _line, written, limit) => {
  expect(limit).toEqual(written)
})

describe('what cannot import a limit holds the same number:', () => {
  test('the service worker', () => {
    const worker = fileOf(`apps/student/public${workerPath}`)
    expect(workerPath).toBe('/firebase-messaging-sw.js')
    expect(worker).toContain('const vibrate = [200, 100, 200]')
    expect(worker).toContain("const defaultTag = 'firebase-notification'")
    expect(worker).toContain('const autoClose_ms = 8000')
  })

  test('the levels of the exam', () => {
    const names = "{ '0': 'Beginner', '1': 'Elementary', '2': 'Pre-intermediate', '3': 'Intermediate' }"
    expect(fileOf('apps/student/src/features/learning/exam/exam-result.tsx')).toContain(names)
  })

  test('the offline banner and what makes room for it', () => {
    expect(fileOf('packages/ui/src/offline-banner.tsx')).toContain('duration-300')
    expect(fileOf('apps/student/src/app/app.css')).toContain('transition: translate 300ms')
  })
})

describe('in use,', () => {
  let root: ReturnType<typeof createRoot>
  beforeAll(async () => await startI18n())
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const show = async (node: ReactNode) => await act(async () => root.render(node))
  const pass = async (ms: number) => await act(async () => await vi.advanceTimersByTimeAsync(ms))

  test('a session is over after 500 minutes', () => {
    const nowhere = { read: () => null, write: () => undefined, remove: () => undefined }
    const stores = { session: nowhere, local: nowhere, channel: null }
    const session = createSessionStore({ key: 'specification', ...stores, now: Date.now })
    session.start(userFixture({ token: 'token' }), false)
    vi.advanceTimersByTime(500 * 60_000 - 1)
    expect(session.get()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(session.get()).toBeNull()
  })

  test('a notification is read after ten seconds', async () => {
    const read: number[] = []
    const feed = new NotificationFeed({
      fetch: async () => await Promise.resolve([notificationFixture({ id: 4 })]),
      markRead: async (id) => void read.push(id),
      show: () => undefined,
      showMore: () => undefined,
      sayFailed: () => undefined,
      isHidden: () => false,
      isAtWork: () => false,
    })
    await feed.begin()
    await pass(9999)
    expect(read).toEqual([])
    await pass(1)
    expect(read).toEqual([4])
    feed.stop()
  })

  test('of several toasts the newest alone is seen', async () => {
    await show(<Toasts />)
    for (const title of ['Saqlandi', 'Yuborildi']) await act(async () => void toast(title))
    await pass(100)
    const seen = document.querySelectorAll('[data-sonner-toast][data-visible=true]')
    expect([...seen].map(({ textContent }) => textContent)).toEqual(['Yuborildi'])
    await pass(3500)
  })

  test('a toast goes after three seconds', async () => {
    await show(<Toasts />)
    await act(async () => void toast('Saqlandi'))
    const isThere = () => document.querySelector('[data-sonner-toast]:not([data-removed=true])') !== null
    await pass(2900)
    expect(isThere()).toBe(true)
    expect(document.querySelector('[data-sonner-toast] [data-close-button]')).not.toBeNull()
    expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-x-position')).toBe('right')
    expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe('top')
    await pass(200)
    expect(isThere()).toBe(false)
  })

  test('the streak popup closes by itself after four seconds', async () => {
    const onClose = vi.fn<() => void>()
    const { close_ms } = limits.streakPopup
    await show(<StreakPopup open title="Strike" text="+1" onClose={onClose} autoCloseMs={close_ms} />)
    await pass(3999)
    expect(onClose).not.toHaveBeenCalled()
    await pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a hash is scrolled to after a tenth of a second', () => {
    const target = document.body.appendChild(document.createElement('p'))
    target.id = 'natija'
    const scrolled = vi.spyOn(target, 'scrollIntoView').mockReturnValue(undefined)
    scrollFor({ pathname: '/profile', hash: 'natija' }, undefined)
    vi.advanceTimersByTime(99)
    expect(scrolled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' })
    target.remove()
  })

  test('a part that does not load reloads the page after a tenth of a second', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    expect(reloadForChunk()).toBe(true)
    vi.advanceTimersByTime(99)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a sound without a name is the click, at 0.4, and no louder than 1', async () => {
    const [asked, gains]: [string[], number[]] = [[], []]
    const node = { connect: (next: unknown) => next, start: () => undefined, buffer: null }
    const gain = {
      set value(value: number) {
        gains.push(value)
      },
    }
    const player = {
      state: 'running',
      decodeAudioData: async () => await Promise.resolve({}),
      createBufferSource: () => node,
      createGain: () => ({ ...node, gain }),
    }
    const sounds = createSounds({
      ...limits.sound,
      createContext: () => player as unknown as AudioContext, // what a sound calls of it
      fetchSound: async (address) => {
        asked.push(address)
        return await Promise.resolve(new Response(new ArrayBuffer(8)))
      },
    })
    await sounds.play()
    await sounds.play('click', 3)
    await sounds.play('click', -1)
    expect(asked).toEqual(['/sounds/correct-ans.mp3', '/sounds/click.mp3'])
    expect(gains).toEqual([0.4, 1, 0])
  })
})

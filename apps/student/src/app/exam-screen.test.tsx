import { examLevels } from '@qadam/contract'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LittleSchool } from '../features/learning/exam/exam-fixtures.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { exam as words } from '../platform/i18n/uz/exam.ts'
import { errors } from '../platform/i18n/uz/errors.ts'
import { queryClient } from '../platform/query-client.ts'
import { buttonNamed, renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { listenForKeyMarkers } from './key-markers.ts'

vi.mock('../platform/sound.ts', () => ({ playSound: () => undefined }))

let school: LittleSchool
let accountId = 100
let leave = () => {}
let unlisten = () => {}

// Whole parts are played, key by key, on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 30_000 })

let ExamRoute: () => ReactNode
beforeAll(async () => {
  await startI18n()
  // Its texts are added to those that are there.
  ;({ ExamRoute } = await import('../routes/exam-route.tsx'))
  await import('../platform/later-actions.ts')
})
beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-02T12:00:00.000Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  school = new LittleSchool(5)
  // What an account left in its outbox is not to be found by the next test.
  accountId += 1
  unlisten = listenForKeyMarkers(document)
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const action = new URL(address, 'http://school.invalid').searchParams.get('action') ?? ''
    return Response.json({ success: true, data: school.reply(action, JSON.parse(body)) ?? session.get() })
  })
})
afterEach(() => {
  leave()
  unlisten()
  session.logout()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Address(): ReactNode {
  return <output>{useLocation().pathname}</output>
}

async function show({ exam = true }: { exam?: boolean } = {}): Promise<void> {
  session.start(userFixture({ id: accountId, exam }), false)
  leave = await renderAt(
    '/exam',
    <>
      <Address />
      <ExamRoute />
    </>,
  )
  await until(() => document.querySelector('h1, h2') !== null)
}

/** Lets replies and renders through until something is so; the test's clock stands still meanwhile. */
async function until(isSo: () => boolean): Promise<void> {
  for (let round = 0; !isSo(); round += 1) {
    if (round === 10_000) throw new Error(`never: ${String(isSo)}, but ${text()}`)
    await vi.advanceTimersByTimeAsync(0)
  }
}
const says = async (words: string) => await until(() => text().includes(words))
/** Where nothing is to happen. */
const settle = async () => {
  for (let round = 0; round < 5; round += 1) await vi.advanceTimersByTimeAsync(0)
}
const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await settle()
}
const text = () => document.body.textContent
const address = () => document.querySelector('output')?.textContent
const next = () => document.querySelector<HTMLButtonElement>('footer button[data-key=Enter]')
const chosen = () =>
  [...document.querySelectorAll('[role=radio]')].map((each) => each.getAttribute('aria-checked'))
const clock = () => document.querySelector('[role=timer]')
const dialog = () => document.querySelector('[role=alertdialog]:not([data-ending-style])')

async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settle()
}

async function click(name: string): Promise<void> {
  buttonNamed(name).click()
  await settle()
}

async function start(): Promise<void> {
  await click(words.ready.start)
  await says('1 / 5')
}

async function answerAll(right: number): Promise<void> {
  for (let place = 1; place <= 5; place += 1) {
    await says(`${place} / 5`)
    await press(place <= right ? '1' : '2')
    await until(() => next()?.disabled === false)
    await press('Enter')
  }
  await until(() => document.querySelector('[role=radio]') === null)
}

describe('a question', () => {
  const grown = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')

  test('is answered by the keyboard: 1 to 4 choose, Enter goes on, and not before', async () => {
    await show()
    await press('Enter')
    await says('question 1')
    await says('1 / 5')
    expect(next()?.disabled).toBe(true)
    await press('Enter')
    await press('5')
    await says('1 / 5')
    expect(chosen()).toEqual(['false', 'false', 'false', 'false'])
    await press('4')
    await until(() => String(chosen()) === 'false,false,false,true')
    await press('2')
    await until(() => String(chosen()) === 'false,true,false,false')
    expect(next()?.disabled).toBe(false)
    await press('Enter')
    await says('2 / 5')
    await says('question 2')
    expect(chosen()).toEqual(['false', 'false', 'false', 'false'])
    expect(next()?.disabled).toBe(true)
    expect(grown()).toBe('20')
    await until(() => school.selected[1] === 2)
  })

  test('is gone with its Next once the time is out, and no key brings an answer', async () => {
    await show()
    await start()
    await press('1')
    school.isDown = true
    await pass(600)
    await says(words.ending.timeout)
    expect(next()).toBeNull()
    await press('1')
    await press('Enter')
    expect(localStorage.getItem(`qadam.outbox.${accountId}`)).toContain('"answers":[]')
  })
})

describe('around it', () => {
  const tabs = () =>
    [...document.querySelectorAll('[role=tab]')].map((tab) => [
      tab.getAttribute('aria-selected') === 'true',
      tab.hasAttribute('data-disabled'),
      tab.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
    ])

  test('parts that are locked show a lock and cannot be opened', async () => {
    await show()
    expect(tabs()).toEqual([
      [true, false, ''],
      [false, true, words.locked],
      [false, true, words.locked],
    ])
    await start()
    await answerAll(5)
    await click(words.passed.start)
    expect(tabs()).toEqual([
      [false, true, words.passed_part],
      [true, false, ''],
      [false, true, words.locked],
    ])
  })

  test('the language rests from the first start to the result', async () => {
    const rests = () =>
      [...document.querySelectorAll<HTMLButtonElement>('[role=group] button[lang]')].map(
        ({ disabled }) => disabled,
      )
    await show()
    expect(rests()).toEqual([false, false])
    await start()
    expect(rests()).toEqual([true, true])
    await answerAll(5)
    await says(words.passed.start)
    expect(rests()).toEqual([true, true])
    // A student who returns between two parts is still in the exam.
    leave()
    await show()
    await says(words.ready.next_start.replace('{{number}}', '2'))
    expect(rests()).toEqual([true, true])
    await click(words.ready.next_start.replace('{{number}}', '2'))
    await answerAll(0)
    await says(words.result.finish)
    expect(rests()).toEqual([false, false])
  })

  test('the chip turns yellow at 180 seconds and red at 60, and says so', async () => {
    await show()
    await start()
    const colour = /text-(ink|saffron|pomegranate)\b/
    const check = () => [clock()?.firstChild?.textContent, colour.exec(tone())?.[1]]
    const tone = () => clock()?.firstElementChild?.className ?? ''
    const said = () => clock()?.querySelector('[aria-live]')?.textContent
    await until(() => String(check()) === String(['10:00', 'ink']))
    await pass(419)
    await until(() => String(check()) === String(['3:01', 'ink']))
    expect(said()).toBe('')
    await pass(1)
    await until(() => String(check()) === String(['3:00', 'saffron']))
    expect(said()).toBe(words.time_left_is_other.replace('{{count}}', '180'))
    await pass(119)
    await until(() => String(check()) === String(['1:01', 'saffron']))
    await pass(1)
    await until(() => String(check()) === String(['1:00', 'pomegranate']))
    expect(said()).toBe(words.time_left_is_other.replace('{{count}}', '60'))
  })

  test.each([3_600_000, -3_600_000])(
    'the chip shows the school’s time where the device’s clock is %s ms off',
    async (off) => {
      school.offset_ms = off
      await show()
      await start()
      expect(clock()?.firstChild?.textContent).toBe('10:00')
      await pass(540)
      expect(clock()?.firstChild?.textContent).toBe('1:00')
      await pass(60)
      await says(words.result.timeout)
    },
  )
})

describe('leaving', () => {
  test('asks first; to stay comes first, by Enter or Escape, and changes nothing', async () => {
    await show()
    await start()
    await press('Escape')
    await until(() => dialog()?.textContent.includes(words.leave.text) === true)
    await until(() => document.activeElement?.textContent === words.leave.stay)
    const strong = [...(dialog()?.querySelectorAll('button') ?? [])].map(({ className }) =>
      className.includes('bg-turquoise-strong'),
    )
    expect(strong).toEqual([true, false])
    await press('1')
    expect(chosen()).toEqual(['false', 'false', 'false', 'false'])
    await press('Escape')
    await until(() => dialog() === null)
    expect([address(), text().includes('1 / 5')]).toEqual(['/exam', true])
    await press('1')
    await until(() => chosen()[0] === 'true')
  })

  test('goes where it was to go, and the clock goes on', async () => {
    await show()
    await start()
    await click(words.close)
    await until(() => dialog() !== null)
    await click(words.leave.go)
    await until(() => address() === '/')
    expect(school.state).toBe('running')
  })

  test('nobody is asked before the start and after the end', async () => {
    await show()
    await click(words.close)
    await until(() => address() === '/')
    expect(dialog()).toBeNull()
  })
})

describe('the end', () => {
  test.each([
    [0, 0, 3],
    [1, 1, 3],
    [2, 2, 0],
    [3, 2, 4],
  ])(
    'level %s is shown; Finish asks for the user’s data first and leads on',
    async (level, passed, right) => {
      for (const part of examLevels.slice(0, passed)) {
        school.start(part)
        school.save(part, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 2 })
      }
      await show()
      const again = words.ready.next_start.replace('{{number}}', String(passed + 1))
      await click(passed === 0 ? words.ready.start : again)
      await answerAll(right)
      const name = words.result.level[String(level) as '0'] // there are four
      await says(name)
      expect(clock()).toBeNull()
      let wasAt: string | null | undefined
      const before = school.calls.length
      const reach = school.reach
      school.reach = (action) => {
        if (action === 'profile') wasAt = address()
        reach.call(school, action)
      }
      await click(words.result.finish)
      await until(() => address() === `/level/${level}`)
      expect(school.calls.slice(before)).toContain('profile')
      expect(wasAt).toBe('/exam')
    },
  )

  test('a passed part is applauded, then the next one starts by itself with ten new minutes', async () => {
    await show()
    await start()
    await pass(300)
    await answerAll(4)
    await says(words.passed.title.replace('{{number}}', '1'))
    await pass(8)
    await says('question 6')
    expect(clock()?.firstChild?.textContent).toBe('10:00')
  })

  test('that time brings is said, with what was answered', async () => {
    await show()
    await start()
    await press('1')
    await press('Enter')
    await pass(600)
    await says(words.result.timeout)
    await says('1 / 5')
    expect(clock()).toBeNull()
  })

  test('is what a later visit shows, and no timer runs', async () => {
    school.start('Part 1')
    school.save('Part 1', { 1: 1 })
    await show()
    await says(words.result.yours)
    expect(clock()).toBeNull()
    const before = school.calls.length
    await pass(3600)
    expect(school.calls.slice(before)).toEqual([])
    await says(words.result.yours)
  })
})

describe('without an answer from the school', () => {
  test('the end of a part is kept and tried again until it is taken', async () => {
    await show()
    await start()
    school.isDown = true
    await answerAll(3)
    await says(words.ending.waiting)
    expect(localStorage.getItem(`qadam.outbox.${accountId}`)).toContain('exam_save')
    await pass(60)
    await says(words.ending.waiting)
    school.isDown = false
    await pass(15)
    await says(words.result.level['0'])
    expect(school.calls.filter((action) => action === 'exam_save')).toHaveLength(1)
    expect(school.scores).toEqual([{ correct: 3, timeOut: false }])
    expect(localStorage.getItem(`qadam.outbox.${accountId}`) ?? '').not.toContain('exam_save')
  })

  test('`success: false` of a busy school is kept and tried again as well', async () => {
    await show()
    await start()
    const fine = globalThis.fetch
    const busy = { success: false, error: { code: 'internal', message: 'Xatolik' } }
    vi.stubGlobal('fetch', async () => Response.json(busy, { status: 500 }))
    await answerAll(3)
    await says(words.ending.waiting)
    vi.stubGlobal('fetch', fine)
    await pass(15)
    await says(words.result.level['0'])
    expect(school.scores).toEqual([{ correct: 3, timeOut: false }])
  })

  test('an exam that cannot be loaded says so and can be asked for again', async () => {
    school.isDown = true
    await show()
    school.isDown = false
    await click(errors.retry)
    await says(words.ready.start)
  })

  test('whoever has no flag sees why, and no exam is asked for', async () => {
    await show({ exam: false })
    await says(words.not_allowed)
    expect(school.calls).not.toContain('exam')
  })
})

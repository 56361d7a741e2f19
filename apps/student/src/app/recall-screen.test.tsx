import type { RecallSession, RecallVerdict } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bringRecall } from './bring-recall.ts'
import { followReplies } from './follow-replies.ts'
import { isStored } from './stored-replies-fixture.ts'
import { listenForKeyMarkers } from './key-markers.ts'
import { loadRestTexts, loadStudyTexts, startI18n } from '../platform/i18n/start.ts'
import { recall as words } from '../platform/i18n/uz/recall.ts'
import { test as testWords } from '../platform/i18n/uz/test.ts'
import { queryClient } from '../platform/query-client.ts'
import { buttonNamed, renderAt } from '../platform/render-fixture.tsx'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { onStreakShot } from '../features/rewards/streaks/streak-shot.ts'
import { tryOf } from '../features/learning/attempts/attempt-fixtures.ts'
import { goalsQuery } from '../features/learning/goals/goals-query.ts'
import { putCardAnswer } from '../features/learning/recall/recall-outbox.ts'
import { cardOf, sessionOf } from '../features/learning/recall/recall-fixtures.ts'
import { RecallCard } from '../features/learning/recall/recall-card.tsx'
import { repeatedOf } from '../features/learning/recall/repeated.ts'
import Recall from '../features/learning/recall/recall.tsx'
import { formatDay } from '../platform/i18n/sizes-and-moments.ts'

vi.mock('../platform/sound.ts', () => ({ playSound: () => undefined }))

let accountId = 700
let begins: RecallSession | 'offline'
let verdicts: (RecallVerdict | 'offline')[]
let sent: Record<string, unknown>[]
let later_ms = 0
let asked: unknown
let leave = () => {}
let unlisten = () => {}

beforeAll(async () => {
  await startI18n()
  await Promise.all([loadStudyTexts(), loadRestTexts(), import('../platform/later-actions.ts')])
})
beforeEach(() => {
  accountId += 1
  session.start(userFixture({ id: accountId }), false)
  sent = []
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later_ms)
  unlisten = listenForKeyMarkers(document)
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const action = new URL(address, 'http://school.invalid').searchParams.get('action') ?? ''
    const reply = (data: unknown) => Response.json({ success: true, data })
    if (action === 'recall_session') {
      asked = JSON.parse(body) as unknown
      if (begins === 'offline') throw await Promise.resolve(new TypeError('Failed to fetch'))
      return reply(begins)
    }
    if (action !== 'recall_answer') return reply(session.get()?.user)
    sent.push(JSON.parse(body) as Record<string, unknown>) // as the app wrote it
    const verdict = verdicts.shift()
    if (!verdict || verdict === 'offline') throw await Promise.resolve(new TypeError('Failed to fetch'))
    return reply(verdict)
  })
})
afterEach(() => {
  leave()
  unlisten()
  session.logout()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = () => document.body.textContent ?? ''
const shows = async (expected: string) => await vi.waitFor(() => expect(text()).toContain(expected))
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
/** Time goes by in which a question can be read. */
const read = () => (later_ms += 1000)
const shown = async (selector: string) => {
  await vi.waitFor(() => expect(document.querySelector(selector)).not.toBeNull())
  return [...document.querySelectorAll<HTMLElement>(selector)]
}
/** Once the sheet is there. */
const next = async () => {
  await vi.waitFor(() => expect(buttonNamed(testWords.next).closest('[inert]')).toBeNull())
  return buttonNamed(testWords.next)
}
const judged = (id: number, correct: boolean, answer_id: number | null = null): RecallVerdict => ({
  outcome: 'counted',
  result: {
    ...tryOf(id, correct),
    answer: correct ? 1 : 2,
    answer_id: correct ? 1 : answer_id,
    ...(answer_id !== null && { success_message: 'Shuning uchun' }),
    points_added: correct ? 1 : 0,
    strike_added: correct,
  },
})

async function show(starts: RecallSession | 'offline', replies: (RecallVerdict | 'offline')[] = []) {
  begins = starts
  verdicts = replies
  leave = await renderAt('/recall', <Recall accountId={accountId} />)
}
const address = '/course/1/module/2/3'
test('what was wrong in a lesson’s test is asked once more, unpaid, and the way out leads back to the lesson', async () => {
  begins = sessionOf([11])
  verdicts = [{ ...judged(11, true), outcome: 'again' }]
  leave = await renderAt('/recall', <Recall accountId={accountId} repeated={repeatedOf(address)} />)
  await shows(words.once_more)
  expect(asked).toEqual({ lesson_id: 3 })
  const close = document.querySelector(`a[aria-label="${words.close}"]`)
  expect(close?.getAttribute('href')).toBe(address)
  await give('1')
  await shows(words.end.kept)
  expect([...document.querySelectorAll('a')].find((a) => a.textContent === words.to_lesson)?.pathname).toBe(
    address,
  )
})

test.each(['', 'lesson-3', '//evil.example/course/1/module/2/3', '/course/1/module/2/3/x', 'javascript:1'])(
  'the address %j names no lesson to repeat',
  (hash) => expect(repeatedOf(hash)).toBeUndefined(),
)

const plain = (words: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, String(value)), words)

test('a card takes a digit and Enter, without a pointer, to the end with what it earned', async () => {
  const shots = vi.fn<() => void>()
  const unsubscribe = onStreakShot(shots)
  await show(sessionOf([11, 12]), [judged(11, true), judged(12, true)])
  for (const id of [11, 12]) {
    await shows(`Savol ${id}`)
    expect(text()).toContain('Python · Roʻyxatlar')
    await shown('[role=radiogroup]')
    read()
    press('1')
    await next()
    // An earned day is shown at the end, not over an explanation.
    expect(shots).not.toHaveBeenCalled()
    press('Enter')
  }
  await shows(words.end.kept)
  expect(text()).toContain(plain(words.end.right_other, { count: 2, right: 2 }))
  expect(text()).toContain('+2')
  expect(shots).toHaveBeenCalledTimes(1)
  expect(sent.map(({ question_id, answer, hinted }) => [question_id, answer, hinted])).toEqual([
    [11, 1, false],
    [12, 1, false],
  ])
  unsubscribe()
})

async function give(choice: string, then = true): Promise<void> {
  await shown('[role=radiogroup]')
  read()
  press(choice)
  const on = await next()
  if (then) on.click()
}

test('a card with one right option is two taps: the option, and on to the next', async () => {
  let taps = 0
  const count = () => (taps += 1)
  await show(sessionOf([11, 12]), [judged(11, true), judged(12, true)])
  document.addEventListener('click', count)
  for (const id of [11, 12]) {
    await shows(`Savol ${id}`)
    expect(text()).toContain(testWords.prompt_quick)
    const [option] = await shown('[role=radio]')
    read()
    option?.click()
    const on = await next()
    on.click()
  }
  await shows(words.end.kept)
  document.removeEventListener('click', count)
  expect(taps).toBe(4)
})

test('arrows go over the options without answering; Enter answers', async () => {
  await show(sessionOf([11]), [judged(11, true)])
  const options = await shown('[role=radio]')
  read()
  options[0]?.focus()
  press('ArrowDown', options[0])
  await vi.waitFor(() => expect(options[1]?.getAttribute('aria-checked')).toBe('true'))
  press('ArrowUp', options[1])
  await vi.waitFor(() => expect(options[0]?.getAttribute('aria-checked')).toBe('true'))
  expect(sent).toEqual([])
  // What is passed over can be checked by its button as well.
  expect(buttonNamed(testWords.check)).toHaveProperty('disabled', false)
  press('Enter', options[0])
  await next()
  expect(sent).toMatchObject([{ answer: 1 }])
})

test('the second tap of two on “next” answers no question that nobody has read', async () => {
  await show(sessionOf([11]), [judged(11, true)])
  const [first, second] = await shown('[role=radio]')
  second?.click()
  await vi.waitFor(() => expect(second?.getAttribute('aria-checked')).toBe('true'))
  expect(sent).toEqual([])
  read()
  first?.click()
  await next()
  expect(sent).toMatchObject([{ answer: 1 }])
})

test('options that are to be heard, or of which several are right, are checked by a press of their own', async () => {
  const heard = cardOf(11)
  for (const option of heard.question.other.options)
    option.value = `<audio src="/media/${option.id}.mp3"></audio>`
  const several = cardOf(12)
  several.question.type = 'selected-multiple'
  await show(sessionOf([], { cards: [heard, several], due: 2 }), [judged(11, true), judged(12, true)])
  for (const role of ['radio', 'checkbox']) {
    const [option] = await shown(`[role=${role}]`)
    read()
    expect(text()).not.toContain(testWords.prompt_quick)
    option?.click()
    await vi.waitFor(() => expect(option?.getAttribute('aria-checked')).toBe('true'))
    buttonNamed(testWords.check).click()
    const on = await next()
    on.click()
  }
  expect(sent).toHaveLength(2)
})

test('a wrong answer stands beside the right one where that is told, and its card comes once more', async () => {
  await show(sessionOf([11]), [judged(11, false, 1), { outcome: 'again', result: tryOf(11, true) }])
  await shows('Savol 11')
  await give('2', false)
  await shows(testWords.option.missed)
  // Why it is right, instead of a hint to it.
  expect(text()).toContain('Shuning uchun')
  expect(text()).not.toContain('Yana bir oʻylab koʻring')
  buttonNamed(testWords.next).click()
  await shows(words.once_more)
  await give('1')
  await shows(words.end.mending)
  expect(text()).toContain(words.end.wrong)
})

test('where the key may not be told yet nothing says it, and the card does not come again', async () => {
  await show(sessionOf([11]), [judged(11, false)])
  await shows('Savol 11')
  await give('2', false)
  expect(text()).not.toContain(testWords.option.missed)
  buttonNamed(testWords.next).click()
  await shows(words.end.mending)
})

test('the author’s nudge is shown to who asks for it, and that is told with the answer', async () => {
  await show(sessionOf([11], { cards: [cardOf(11, 'Oʻylab koʻring')] }), [judged(11, true)])
  await shows('Savol 11')
  expect(text()).not.toContain('Oʻylab koʻring')
  buttonNamed(testWords.tip).click()
  await shows('Oʻylab koʻring')
  await give('1')
  expect(sent[0]).toMatchObject({ hinted: true })
})

test('an answer without a connection is kept for the account, and the end says that it will be checked', async () => {
  await show(sessionOf([11]), ['offline'])
  await shows('Savol 11')
  await give('1', false)
  await shows(testWords.sheet.saved)
  buttonNamed(testWords.next).click()
  await shows(plain(words.end.saved_one, { count: 1 }))
  const kept = JSON.parse(localStorage.getItem(`qadam.outbox.${accountId}`) ?? '[]') as unknown[] // as the box writes it
  expect(kept).toMatchObject([{ action: 'recall_answer', input: sent[0] }])
})

test('a recall begins without a connection from what was brought ahead, but for what waits to be sent or needs a picture', async () => {
  const pictured = cardOf(12)
  pictured.question.question = '<img src="/media/a.png?until=1">'
  begins = sessionOf([], { cards: [cardOf(11), pictured, cardOf(13)], due: 3 })
  const stops = [followReplies(), bringRecall(0)]
  queryClient.setQueryData(goalsQuery.queryKey, {
    ...{ day: '2026-03-10', goals: [], group: null, paid: null },
    recall_due: 3,
  })
  await isStored(['recall'])
  for (const stop of stops) stop()
  putCardAnswer(accountId, { question_id: 13, answer: 1, hinted: false, request_id: crypto.randomUUID() })
  // Another visit, on which nothing answers.
  queryClient.clear()
  const stopAgain = followReplies()
  await show('offline')
  await shows('Savol 11')
  await give('1', false)
  await shows(testWords.sheet.saved)
  buttonNamed(testWords.next).click()
  await shows(plain(words.end.saved_one, { count: 1 }))
  stopAgain()
})

test('a card that is asked no more says so, and the next one follows', async () => {
  await show(sessionOf([11, 12]), [{ outcome: 'gone', result: null }])
  await shows('Savol 11')
  await give('1', false)
  await shows(testWords.sheet.gone)
  buttonNamed(testWords.next).click()
  await shows('Savol 12')
})

test('more that is due is one press away', async () => {
  await show(sessionOf([11], { due: 8 }), [judged(11, true)])
  await shows('Savol 11')
  await give('1')
  await shows(plain(words.more_other, { count: 7 }))
  begins = sessionOf([12])
  buttonNamed(plain(words.more_other, { count: 7 })).click()
  await shows('Savol 12')
})

test('where nothing is due it says when something will be, or where cards come from', async () => {
  await show(sessionOf([], { next_due: '2026-03-14' }))
  await shows(plain(words.none_text, { day: formatDay('2026-03-14') }))
  leave()
  await show(sessionOf([]))
  await shows(words.no_cards_text)
})

test('home says how much is due, up to where it is counted', async () => {
  const shown = async (due: number) => {
    leave = await renderAt('/', <RecallCard due={due} />)
    await shows(words.title)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/recall')
    const said = text()
    leave()
    return said
  }
  expect(await shown(0)).toContain(words.card_none)
  expect(await shown(7)).toContain(plain(words.card_other, { count: 7 }))
  expect(await shown(99)).toContain(plain(words.card_most, { count: 99 }))
})

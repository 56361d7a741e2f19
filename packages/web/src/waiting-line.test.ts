import type { Waiting } from '@qadam/delivery/waiting'
import { describe, expect, test } from 'vitest'
import { leavingLine, waitingLine, type WaitingMoment } from './waiting-line.ts'
import { waitingWords } from './waiting-words.ts'

const at = (hours: number, minutes: number, day = 22): Date => new Date(2026, 10, day, hours, minutes)
const waiting = (what: string, count = 1, over: Partial<Waiting> = {}): Waiting => ({
  owner: 1,
  what,
  count,
  since: at(12, 40).toISOString(),
  isKept: true,
  ...over,
})
const moment = (over: Partial<WaitingMoment> = {}): WaitingMoment => ({
  lang: 'uz',
  now: at(13, 5),
  isOnline: false,
  isSignedIn: true,
  ...over,
})
/** As it is read: a space that does not break is a space. */
const line = (list: readonly Waiting[], over: Partial<WaitingMoment> = {}) =>
  waitingLine(list, moment(over)).replaceAll('\u00a0', ' ')

test('what waits, since when and what to do stand in one line', () => {
  expect(line([waiting('answers', 3)])).toBe(
    '3 ta javob 12:40 dan beri kutmoqda. Internetga ulaning: oʻzi yuboriladi.',
  )
  expect(line([waiting('answers', 3)], { lang: 'ru' })).toBe(
    '3 ответа ждут отправки с 12:40. Подключитесь к интернету: всё уйдёт само.',
  )
  expect(line([waiting('text')], { lang: 'ru' })).toMatch(/^Ваш текст ждёт отправки с 12:40\./)
})

test('what several queues hold is named together, by the time of the oldest', () => {
  const list = [waiting('work'), waiting('files', 2, { since: at(13, 0).toISOString() }), waiting('text')]
  expect(line(list)).toMatch(/^1 ta ish, 2 ta fayl va matningiz 12:40 dan beri kutmoqda\./)
  expect(line([waiting('files', 2), waiting('files', 3)], { lang: 'ru' })).toMatch(/^5 файлов ждут/)
})

test('what waits since another day says which', () => {
  expect(line([waiting('work', 1, { since: at(9, 5, 20).toISOString() })])).toMatch(
    /^1 ta ish 20\.11, 09:05 dan/,
  )
})

describe('what to do', () => {
  test('with a connection: wait, and only once it takes long', () => {
    const list = [waiting('decisions', 1, { since: at(13, 4).toISOString() })]
    expect(line(list, { isOnline: true })).toMatch(/Biroz kuting: oʻzi qayta yuboriladi\.$/)
    expect(line(list, { isOnline: true, now: new Date(at(13, 4).getTime() + 9000) })).toBe('')
  })

  test('where the session has ended: sign in again', () => {
    expect(line([waiting('work')], { isOnline: true, isSignedIn: false })).toMatch(/Qayta kiring/)
  })

  test('where the account is frozen: pay', () => {
    expect(line([waiting('work')], { isOnline: true, isFrozen: true })).toMatch(/toʻlovdan keyin oʻzi/)
    expect(line([waiting('work')], { isFrozen: true })).toMatch(/Internetga ulaning/)
  })

  test('where the device keeps nothing: leave the page open', () => {
    expect(line([waiting('work'), waiting('text', 1, { isKept: false })])).toMatch(/sahifani yopmang\.$/)
  })
})

test('with nothing to say nothing is said', () => {
  expect([line([]), line([waiting('something of a later version')])]).toEqual(['', ''])
})

test('both languages have words for the same things', () => {
  const { uz, ru } = waitingWords
  expect([Object.keys(ru.what), Object.keys(ru.todo)]).toEqual([Object.keys(uz.what), Object.keys(uz.todo)])
})

describe('a clock that was set anew meanwhile', () => {
  test('does not silence what waits, nor say that it waits since tomorrow', () => {
    const ahead = [waiting('answers', 1, { since: at(9, 0, 29).toISOString() })]
    expect(line(ahead, { isOnline: true })).toMatch(/^1 ta javob … dan beri .* Biroz kuting/)
    expect(line(ahead)).toMatch(/^1 ta javob … dan beri/)
  })

  test('by a moment is none', () => {
    const justNow = [waiting('answers', 1, { since: new Date(at(13, 5).getTime() + 900).toISOString() })]
    expect(line(justNow, { isOnline: true })).toBe('')
    expect(line(justNow)).toMatch(/^1 ta javob 13:05 dan/)
  })

  test('or work of another year says which year', () => {
    const old = [waiting('work', 1, { since: new Date(2025, 10, 20, 9, 5).toISOString() })]
    expect(line(old)).toMatch(/^1 ta ish 20\.11\.2025, 09:05 dan/)
  })
})

test('who signs out is told what waits, and whether it stays', () => {
  const shown = (list: readonly Waiting[], lang: 'uz' | 'ru' = 'uz', isLeft = false) =>
    leavingLine(list, lang, isLeft).replaceAll('\u00a0', ' ')
  expect(shown([])).toBe('')
  expect(shown([waiting('answers', 3), waiting('files', 2)])).toMatch(
    /^Hali yuborilmagan: 3 ta javob va 2 ta fayl\. Bu shu qurilmada saqlanib turadi/,
  )
  expect(shown([waiting('text', 1, { isKept: false })], 'ru')).toBe(
    'Ещё не отправлено: Ваш текст. На устройстве нет места: если выйти сейчас, это пропадёт.',
  )
  // What is there from an earlier visit has no name before what sends it is loaded.
  expect(shown([], 'ru', true)).toMatch(/^Ещё не отправлено: часть вашей работы\. Это сохранится/)
})

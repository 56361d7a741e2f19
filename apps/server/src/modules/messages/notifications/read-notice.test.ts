import { limits, type Lang } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { reviewApproved, reviewChanged, reviewRejected } from './index.ts'
import { notices, plainLine, readNotice } from './read-notice.ts'

const lesson = { uz: 'Sikllar', ru: 'Циклы' }

/** What schools have stored: of each kind there was, with all the ways its text may go. */
const stored: Record<string, object[]> = {
  review_approved: [
    { lesson, points: 0, coins: 0 },
    { lesson, points: 21, coins: 3 },
  ],
  review_rejected: [{ lesson }],
  payment_due: [{ due_on: '2026-03-15' }],
  account_frozen: [{ due_on: '2026-03-15' }],
  account_unfrozen: [{ due_on: '2026-03-15' }, { due_on: null }],
  review_changed: [
    { lesson, points: 1, coins: 0, verdict: 'approved' },
    { lesson, points: 0, coins: 0, verdict: 'rejected' },
    { lesson, points: 0, coins: 0, verdict: 'rejected', moved: { points: -65, coins: -13 } },
    { lesson, points: 30, coins: 20, verdict: 'approved', moved: { points: -35, coins: 7 } },
  ],
  promise_broken: [
    { lesson, coins: 1 },
    { lesson, coins: 22 },
  ],
  invite_enrolled: [{ name: '2', coins: 1000 }],
  order_ready: [{ item: { uz: 'Daftar', ru: 'Тетрадь' }, code: '234567' }],
  order_cancelled: [{ item: { uz: 'Daftar', ru: 'Тетрадь' }, coins: 21, reason: '2026' }],
  exam_granted: [{}],
  streak_in_danger: [
    { days: 1, freezes: 0 },
    { days: 12, freezes: 2 },
  ],
  certificate_issued: [{ course: { uz: 'Veb asoslari', ru: 'Основы веба' } }],
  announcement: [{ title: { uz: 'Dushanba dars boʻlmaydi', ru: 'В понедельник уроков нет' } }],
}

/** A title and whole sentences in the letters and signs of their language. */
function expectTypeset({ title, detail }: { title: string; detail: string }, lang: Lang): void {
  for (const text of [title, detail]) {
    expect(text).not.toMatch(/['`‘’]|undefined|\s{2}|NaN/)
    expect(text).toMatch(lang === 'uz' ? /^[^а-яё]*$/i : /^[А-ЯЁ][^a-z]*$/)
  }
  expect(title.length).toBeLessThanOrEqual(45)
  expect(detail).toMatch(/[.!]$/)
}

describe.each(Object.entries(stored))('a stored %s', (kind, all) => {
  test.each(limits.languages)('is a title and whole sentences in %s, typeset', (lang) => {
    for (const params of all) {
      const words = readNotice({ kind, params })
      if (!words) throw new Error(`${kind} can be read no more`)
      expectTypeset(words.student[lang], lang)
      if (words.parents !== 'never')
        expectTypeset(words.parents(lang === 'uz' ? 'Aziza' : 'Азиза')[lang], lang)
    }
  })
})

test('no two notices are of one kind', () => {
  const kinds = notices.map(({ kind }) => kind)
  expect(kinds).toEqual([...new Set(kinds)])
})

test('what a decision brought is told only where it brought something, in the right number', () => {
  const detail = (points: number, coins: number) =>
    reviewApproved.words({ lesson, points, coins }).student.ru.detail.split('. ')[1]
  expect(detail(0, 0)).toBeUndefined()
  expect(detail(1, 0)).toBe('Вы получили 1 балл.')
  expect(detail(0, 1)).toBe('Вы получили 1 монету.')
  expect(detail(22, 5)).toBe('Вы получили 22 балла и 5 монет.')
  expect(detail(11, 104)).toBe('Вы получили 11 баллов и 104 монеты.')
})

test('a changed decision tells what it gave and what it took back', () => {
  const detail = (moved: { points: number; coins: number }) =>
    reviewChanged.words({ lesson, points: 9, coins: 2, verdict: 'rejected', moved }).student.uz.detail
  expect(detail({ points: -65, coins: -13 })).toContain('Avval berilgan 65 ball va 13 tanga qaytarib olindi.')
  expect(detail({ points: 5, coins: -1 })).toMatch(
    /Sizga 5 ball berildi\. Avval berilgan 1 tanga qaytarib olindi\./,
  )
  expect(detail({ points: 0, coins: 0 })).not.toMatch(/\d/)
})

test('a lesson without a Russian title keeps its Uzbek one', () => {
  const { student } = reviewRejected.words({ lesson: { uz: 'Sikllar' } })
  expect(student.ru.detail).toContain('«Sikllar»')
})

test.each([
  { kind: 'advert', params: {} },
  { kind: 'review_rejected', params: { lesson: 'Sikllar' } },
])('what no version of this code wrote has no words: %j', (record) => {
  expect(readNotice(record)).toBeUndefined()
})

test.each(limits.languages)('the line in its place is typeset in %s', (lang) => {
  expectTypeset(plainLine[lang], lang)
})

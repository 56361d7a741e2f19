import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { setLanguage, startI18n } from '../../../platform/i18n/start.ts'
import { changesOf } from './audit-change.ts'

beforeAll(async () => await startI18n())

const corrected = {
  before: { payment_id: 5, amount: 500_000, method: 'cash', paid_on: '2026-03-10', note: '' },
  after: { payment_id: 5, amount: 400_000, method: 'card', paid_on: '2026-03-09', note: 'Xato' },
}

test('what was changed is said in words, and what stayed the same once', () => {
  expect(changesOf(corrected, i18next.t)).toEqual([
    { field: 'Toʻlov', after: '№ 5' },
    { field: 'Summa, soʻm', before: '500\u00A0000', after: '400\u00A0000' },
    { field: 'Toʻlov turi', before: 'naqd', after: 'karta' },
    {
      field: 'Toʻlangan kun',
      before: expect.stringContaining('10-mart'),
      after: expect.stringContaining('9-mart'),
    },
    { field: 'Izoh', before: '—', after: 'Xato' },
  ])
})

test('what only stood before, or only after, is said alone', () => {
  expect(changesOf({ before: { state: 'new' }, after: null }, i18next.t)).toEqual([
    { field: 'Holati', before: 'yangi' },
  ])
  expect(
    changesOf({ before: { level: 0, allowed: false }, after: { level: null, allowed: true } }, i18next.t),
  ).toEqual([
    { field: 'Imtihonga ruxsat', before: 'yoʻq', after: 'ha' },
    { field: 'Daraja', before: '0-daraja: Boshlangʻich', after: '—' },
  ])
  expect(changesOf({ before: null, after: { constructor: 'x' } }, i18next.t)).toEqual([
    { field: 'constructor', after: 'x' },
  ])
})

test('what is changed of people and groups has words as well', () => {
  const before = { role: 'teacher', closed: false, first_name: 'Ali', group_id: null }
  const after = { role: 'admin', closed: true, first_name: 'Vali', group_id: 1200 }
  expect(changesOf({ before, after }, i18next.t)).toEqual([
    { field: 'Ism', before: 'Ali', after: 'Vali' },
    { field: 'Lavozimi', before: 'ustoz', after: 'administrator' },
    { field: 'Guruh', before: '—', after: '№ 1200' },
    { field: 'Hisob yopilgan', before: 'yoʻq', after: 'ha' },
  ])
})

test('fields stand as their words do: the database gives the shorter name first, and so the last day before the first', () => {
  const after = { to: '2026-03-20', from: '2026-03-10', newer: 1, deputy: 'Sardor', teacher: 'Nodira' }
  expect(changesOf({ before: null, after }, i18next.t).map(({ field }) => field)).toEqual([
    'Ustoz',
    'Oʻrinbosar',
    'Birinchi kun',
    'Oxirgi kun',
    'newer',
  ])
  const hours = { to_hour: 8, from_hour: 22, last_name: 'Karimova', first_name: 'Nodira' }
  expect(changesOf({ before: null, after: hours }, i18next.t).map(({ field }) => field)).toEqual([
    'Soat nechadan',
    'Soat nechagacha',
    'Ism',
    'Familiya',
  ])
})

test('a moment is said by the school’s clock', () => {
  const after = { time_zone: 'Asia/Tokyo', holds_from: '2026-03-10T19:00:00.000Z' }
  expect(changesOf({ before: null, after }, i18next.t)).toEqual([
    { field: 'Vaqt mintaqasi', after: 'Asia/Tokyo' },
    { field: 'Amal qilish vaqti', after: expect.stringContaining('11-mart, 00:00') },
  ])
})

test('a field of a setting is said with the setting, and its choice in words; one of an older entry alone', () => {
  const before = { 'sign_in.kept_session': 'usual', 'exam.level_0_module': 48 }
  const after = { 'sign_in.kept_session': 'week', 'exam.level_0_module': 1200 }
  expect(changesOf({ before, after }, i18next.t)).toEqual([
    { field: 'Daraja imtihoni: 0-daraja: modul', before: '№ 48', after: '№ 1200' },
    { field: 'Kirish: «Eslab qolish» muddati', before: '500 daqiqa', after: '7 kun' },
  ])
  expect(changesOf({ before: null, after: { lesson_coins: 7 } }, i18next.t)).toEqual([
    { field: 'Dars, tanga', after: '7' },
  ])
})

test('in Russian it is said in Russian', async () => {
  await setLanguage('ru')
  expect(changesOf(corrected, i18next.t)[2]).toEqual({
    field: 'Способ оплаты',
    before: 'наличные',
    after: 'карта',
  })
})

import { describe, expect, test } from 'vitest'
import type { UserRecord } from './accounts-store.ts'
import { presentUser } from './present-user.ts'

const now = new Date('2026-03-10T07:00:00Z')
const media = { url: (key: string) => `/media/${key}`, filmUrl: (key: string) => `/media/${key}` }

function present(changes: Partial<UserRecord>, at = now) {
  const record: UserRecord = {
    id: 1,
    role: 'student',
    first_name: 'Aziza',
    last_name: 'Karimova',
    phone: '+998901234567',
    birthday: null,
    lang: 'uz',
    points: 0,
    coins: 0,
    exam: false,
    exam_running: false,
    league_risen: false,
    avatar: 'stork',
    frozen: false,
    next_due_on: null,
    group_id: null,
    group_name: null,
    streak: null,
    streak_last_day: null,
    streak_covered_until: null,
    freezes: null,
    payment_link: null,
    helper_in_playgrounds: true,
    invite_coins: 1000,
    ...changes,
  }
  return presentUser(record, null, { media, now: at, timeZone: 'Asia/Tashkent' })
}

describe('a User', () => {
  test.each([
    ['2026-03-16', 6, false],
    ['2026-03-15', 5, true],
    ['2026-03-10', 0, true],
    ['2026-03-07', -3, true],
  ])('whose payment is due on %s has %i days left; reminded: %s', (next_due_on, days, reminded) => {
    const user = present({ next_due_on })
    expect([user.days_left_to_payment, user.payment_reminder]).toEqual([days, reminded])
  })

  test('without a due date is not reminded', () => {
    expect(present({})).toMatchObject({ days_left_to_payment: null, payment_reminder: false })
  })

  test('counts days by the school’s midnight, five hours before UTC’s', () => {
    const record = { next_due_on: '2026-03-11' }
    expect(present(record, new Date('2026-03-10T18:59:00Z')).days_left_to_payment).toBe(1)
    expect(present(record, new Date('2026-03-10T19:00:00Z')).days_left_to_payment).toBe(0)
  })

  test.each([
    ['2026-03-10', 5],
    ['2026-03-09', 5],
    ['2026-03-08', 0],
  ])('whose last earned day is %s shows a streak of %i', (streak_last_day, shown) => {
    expect(
      present({ streak: 5, streak_last_day, streak_covered_until: streak_last_day }).current_streak,
    ).toBe(shown)
  })

  test.each([
    // Due on the 7th, frozen from the 8th: the 8th and all after it neither earn nor break.
    ['2026-03-07', 5],
    ['2026-03-06', 0],
  ])('frozen since the 8th, whose last earned day is %s, shows a streak of %i', (streak_last_day, shown) => {
    const record = { streak: 5, streak_last_day, frozen: true, next_due_on: '2026-03-07' }
    expect(present({ ...record, streak_covered_until: streak_last_day }).current_streak).toBe(shown)
  })

  test('frozen for non-payment is `freezed`', () => {
    expect(present({ frozen: true }).status).toBe('freezed')
    expect(present({}).status).toBe('active')
  })

  test('shows an animal by name and a stored picture by a signed address', () => {
    expect(present({ avatar: 'eagle' }).avatar).toBe('eagle')
    expect(present({ avatar: 'ab'.repeat(16) }).avatar).toBe(`/media/${'ab'.repeat(16)}`)
  })

  test.each([['javascript:alert(1)'], [{ url: 'https://x.example' }], [undefined], ['not a link']])(
    'never gets %j as a payment link',
    (payment_link) => {
      expect(present({ payment_link }).payment_link).toBeNull()
    },
  )
})

import type { User } from '@qadam/contract'

/** A signed-in student as `login` gives them, for tests. */
export function userFixture(changes: Partial<User> = {}): User {
  return {
    id: 7,
    token: 'token-7',
    role: 'student',
    first_name: 'A',
    last_name: 'B',
    phone: '+998900000007',
    birthday: null,
    lang: 'uz',
    points: 0,
    coins: 0,
    current_streak: 0,
    exam: false,
    avatar: 'eagle',
    status: 'active',
    payment_reminder: false,
    days_left_to_payment: null,
    payment_link: null,
    group: null,
    ...changes,
  }
}

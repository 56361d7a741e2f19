import type { Notification } from '@qadam/contract'

/** A notification for tests; what a test asserts it states itself. */
export const notificationFixture = (over: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: 'Buyurtmangiz tayyor!',
  detail: '«Daftar» sizni kutyapti.',
  link: '/coin_shop',
  isRead: false,
  created_at: '2026-03-10T07:00:00.000Z',
  ...over,
})

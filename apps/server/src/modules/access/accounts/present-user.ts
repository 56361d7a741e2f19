import { limits, type User } from '@qadam/contract'
import type { MediaSigner } from '../../../files/media-signer.ts'
import { currentStreak, frozenSince, schoolDay, type SchoolMoment } from '../../rewards/streaks/index.ts'
import type { UserRecord } from './accounts-store.ts'
import { zoneAt } from '../../../time/time-zone.ts'
import { presentAvatar } from '../../base/people/index.ts'
import { daysLeftToPayment, readPaymentLink } from './payment-due.ts'

/** A session that starts with a reply. */
export interface BegunSession {
  token: string
  session_s: number
}

/** A User as its owner sees it; a session only where it starts. */
export function presentUser(
  record: UserRecord,
  begun: BegunSession | null,
  context: SchoolMoment & { media: MediaSigner },
): User {
  const { media, now, timeZone } = context
  const daysLeft = daysLeftToPayment(record.next_due_on, context)
  const today = schoolDay(now, timeZone)
  const streak =
    record.streak === null || record.streak_last_day === null || record.streak_covered_until === null
      ? undefined
      : {
          current: record.streak,
          longest: record.streak,
          last_day: record.streak_last_day,
          covered_until: record.streak_covered_until,
          freezes: record.freezes ?? 0,
        }
  return {
    id: record.id,
    token: begun?.token ?? null,
    session_s: begun?.session_s,
    role: record.role,
    first_name: record.first_name,
    last_name: record.last_name,
    phone: record.phone,
    birthday: record.birthday,
    lang: record.lang,
    points: record.points,
    coins: record.coins,
    current_streak: currentStreak(streak, today, frozenSince(record)),
    streak_earned_today: record.streak_last_day === today,
    exam: record.exam,
    ...(record.exam && record.exam_running && { exam_running: true }),
    ...(record.league_risen && { league_risen: true }),
    avatar: presentAvatar(record.avatar, (key) => media.url(key, now)),
    status: record.frozen ? 'freezed' : 'active',
    payment_reminder: daysLeft !== null && daysLeft <= limits.payment.reminderDays,
    days_left_to_payment: daysLeft,
    payment_link: readPaymentLink(record.payment_link),
    invite_coins: record.invite_coins,
    group:
      record.group_id === null || record.group_name === null
        ? null
        : { id: record.group_id, name: record.group_name },
    helper_in_playgrounds: record.helper_in_playgrounds,
    time_zone: zoneAt(timeZone, now),
  }
}

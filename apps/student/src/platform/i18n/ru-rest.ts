import { secondStep } from '@qadam/web/second-step-texts/ru'
import { accounts } from './ru/accounts.ts'
import { achievements } from './ru/achievements.ts'
import { announcements } from './ru/announcements.ts'
import { avatar } from './ru/avatar.ts'
import { certificates } from './ru/certificates.ts'
import { dates } from './ru/dates.ts'
import { exam } from './ru/exam.ts'
import { goals } from './ru/goals.ts'
import { homeSeldom } from './ru/home-seldom.ts'
import { install } from './ru/install.ts'
import { invite } from './ru/invite.ts'
import { leaderboard } from './ru/leaderboard.ts'
import { league } from './ru/league.ts'
import { moments } from './ru/moments.ts'
import { nextLesson } from './ru/next-lesson.ts'
import { notifications } from './ru/notifications.ts'
import { payments } from './ru/payments.ts'
import { profile } from './ru/profile.ts'
import { push } from './ru/push.ts'
import { recall } from './ru/recall.ts'
import { reset } from './ru/reset.ts'
import { shop } from './ru/shop.ts'
import { statement } from './ru/statement.ts'
import { telegram } from './ru/telegram.ts'

/** As uz-rest.ts. */
export const ruRest = {
  accounts,
  achievements,
  announcements,
  avatar,
  certificates,
  courses: nextLesson,
  dates,
  exam,
  goals,
  home: homeSeldom,
  install,
  invite,
  leaderboard,
  league,
  moments,
  notifications,
  payments,
  profile,
  push,
  recall,
  reset,
  second_step: secondStep,
  shop,
  statement,
  telegram,
} as const

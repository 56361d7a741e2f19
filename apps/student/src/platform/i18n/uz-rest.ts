import { secondStep } from '@qadam/web/second-step-texts/uz'
import { accounts } from './uz/accounts.ts'
import { achievements } from './uz/achievements.ts'
import { announcements } from './uz/announcements.ts'
import { avatar } from './uz/avatar.ts'
import { certificates } from './uz/certificates.ts'
import { dates } from './uz/dates.ts'
import { exam } from './uz/exam.ts'
import { goals } from './uz/goals.ts'
import { homeSeldom } from './uz/home-seldom.ts'
import { install } from './uz/install.ts'
import { invite } from './uz/invite.ts'
import { leaderboard } from './uz/leaderboard.ts'
import { league } from './uz/league.ts'
import { moments } from './uz/moments.ts'
import { nextLesson } from './uz/next-lesson.ts'
import { notifications } from './uz/notifications.ts'
import { payments } from './uz/payments.ts'
import { profile } from './uz/profile.ts'
import { push } from './uz/push.ts'
import { recall } from './uz/recall.ts'
import { reset } from './uz/reset.ts'
import { shop } from './uz/shop.ts'
import { statement } from './uz/statement.ts'
import { telegram } from './uz/telegram.ts'

/** Texts of what no first view but the profile and the sign-in has; loaded with the first part that speaks of it. */
export const uzRest = {
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

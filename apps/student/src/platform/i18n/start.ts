import type { Lang } from '@qadam/contract'
import { createI18n } from '@qadam/web/i18n'
import i18next from 'i18next'
import { currentLanguage } from './language.ts'
import type { achievements } from './uz/achievements.ts'
import type { announcements } from './uz/announcements.ts'
import type { certificates } from './uz/certificates.ts'
import type { accounts } from './uz/accounts.ts'
import type { avatar } from './uz/avatar.ts'
import type { exam } from './uz/exam.ts'
import type { workspaces } from './uz/workspaces.ts'
import type { goals } from './uz/goals.ts'
import type { leaderboard } from './uz/leaderboard.ts'
import type { league } from './uz/league.ts'
import type { homeSeldom } from './uz/home-seldom.ts'
import type { install } from './uz/install.ts'
import type { invite } from './uz/invite.ts'
import type { reset } from './uz/reset.ts'
import type { moments } from './uz/moments.ts'
import type { modulePage } from './uz/module-page.ts'
import type { notifications } from './uz/notifications.ts'
import type { profile } from './uz/profile.ts'
import type { push } from './uz/push.ts'
import type { telegram } from './uz/telegram.ts'
import type { shop } from './uz/shop.ts'
import type { uzStudy } from './uz-study.ts'
import type { payments } from './uz/payments.ts'
import type { statement } from './uz/statement.ts'
import { uz } from './uz.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof uz &
        typeof uzStudy & {
          achievements: typeof achievements
          announcements: typeof announcements
          accounts: typeof accounts
          courses: typeof modulePage
          avatar: typeof avatar
          certificates: typeof certificates
          workspaces: typeof workspaces
          goals: typeof goals
          leaderboard: typeof leaderboard
          league: typeof league
          moments: typeof moments
          exam: typeof exam
          home: typeof homeSeldom
          install: typeof install
          invite: typeof invite
          reset: typeof reset
          notifications: typeof notifications
          profile: typeof profile
          push: typeof push
          telegram: typeof telegram
          shop: typeof shop
          payments: typeof payments
          statement: typeof statement
        }
    }
  }
}

const study: Record<Lang, () => Promise<object>> = {
  uz: async () => (await import('./uz-study.ts')).uzStudy,
  ru: async () => (await import('./ru-study.ts')).ruStudy,
}

const loaded = new Set<string>()
let studying = false

async function addTexts(lang: Lang, part: string, load: () => Promise<object>): Promise<void> {
  if (loaded.has(`${lang}.${part}`)) return
  i18next.addResourceBundle(lang, 'translation', await load(), true)
  loaded.add(`${lang}.${part}`)
}

/** Uzbek is always there, since it is the fallback; Russian comes when it is chosen. */
async function loadLanguage(lang: Lang): Promise<void> {
  const parts = lang === 'ru' ? [addTexts('ru', 'first', async () => (await import('./ru.ts')).ru)] : []
  if (studying) parts.push(addTexts(lang, 'study', study[lang]))
  await Promise.all(parts)
}

/** Brings the texts of the lesson area, now and for a language chosen later. */
export async function loadStudyTexts(): Promise<void> {
  studying = true
  await loadLanguage(currentLanguage())
}

export const { startI18n, setLanguage } = createI18n({
  uz,
  load: loadLanguage,
  onChanged: () =>
    document.querySelector('meta[name=description]')?.setAttribute('content', i18next.t('shell.description')),
})

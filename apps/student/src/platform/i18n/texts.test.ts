import { describe, expect, test } from 'vitest'
import { achievements as ruAchievements } from './ru/achievements.ts'
import { announcements as ruAnnouncements } from './ru/announcements.ts'
import { avatar as ruAvatar } from './ru/avatar.ts'
import { certificates as ruCertificates } from './ru/certificates.ts'
import { workspaces as ruWorkspaces } from './ru/workspaces.ts'
import { moments as ruMoments } from './ru/moments.ts'
import { goals as ruGoals } from './ru/goals.ts'
import { leaderboard as ruLeaderboard } from './ru/leaderboard.ts'
import { league as ruLeague } from './ru/league.ts'
import { exam as ruExam } from './ru/exam.ts'
import { homeSeldom as ruHomeSeldom } from './ru/home-seldom.ts'
import { invite as ruInvite } from './ru/invite.ts'
import { install as ruInstall } from './ru/install.ts'
import { modulePage as ruModulePage } from './ru/module-page.ts'
import { push as ruPush } from './ru/push.ts'
import { telegram as ruTelegram } from './ru/telegram.ts'
import { notifications as ruNotifications } from './ru/notifications.ts'
import { profile as ruProfile } from './ru/profile.ts'
import { shop as ruShop } from './ru/shop.ts'
import { payments as ruPayments } from './ru/payments.ts'
import { statement as ruStatement } from './ru/statement.ts'
import { reset as ruReset } from './ru/reset.ts'
import { ruStudy } from './ru-study.ts'
import { ru } from './ru.ts'
import { achievements as uzAchievements } from './uz/achievements.ts'
import { announcements as uzAnnouncements } from './uz/announcements.ts'
import { avatar as uzAvatar } from './uz/avatar.ts'
import { certificates as uzCertificates } from './uz/certificates.ts'
import { workspaces as uzWorkspaces } from './uz/workspaces.ts'
import { moments as uzMoments } from './uz/moments.ts'
import { goals as uzGoals } from './uz/goals.ts'
import { leaderboard as uzLeaderboard } from './uz/leaderboard.ts'
import { league as uzLeague } from './uz/league.ts'
import { exam as uzExam } from './uz/exam.ts'
import { homeSeldom as uzHomeSeldom } from './uz/home-seldom.ts'
import { invite as uzInvite } from './uz/invite.ts'
import { install as uzInstall } from './uz/install.ts'
import { modulePage as uzModulePage } from './uz/module-page.ts'
import { push as uzPush } from './uz/push.ts'
import { telegram as uzTelegram } from './uz/telegram.ts'
import { notifications as uzNotifications } from './uz/notifications.ts'
import { profile as uzProfile } from './uz/profile.ts'
import { shop as uzShop } from './uz/shop.ts'
import { payments as uzPayments } from './uz/payments.ts'
import { statement as uzStatement } from './uz/statement.ts'
import { reset as uzReset } from './uz/reset.ts'
import { uzStudy } from './uz-study.ts'
import { uz } from './uz.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/

function flatten(texts: object, before = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(before + key, value)
    else if (typeof value === 'object' && value !== null)
      flatten(value, `${before}${key}.`).forEach((text, path) => flat.set(path, text))
  }
  return flat
}

const uzbek = flatten({
  ...uz,
  ...uzStudy,
  achievements: uzAchievements,
  announcements: uzAnnouncements,
  avatar: uzAvatar,
  certificates: uzCertificates,
  workspaces: uzWorkspaces,
  goals: uzGoals,
  leaderboard: uzLeaderboard,
  league: uzLeague,
  moments: uzMoments,
  exam: uzExam,
  courses: { ...uz.courses, ...uzModulePage },
  home: { ...uz.home, ...uzHomeSeldom },
  install: uzInstall,
  invite: uzInvite,
  notifications: uzNotifications,
  profile: uzProfile,
  push: uzPush,
  telegram: uzTelegram,
  shop: uzShop,
  payments: uzPayments,
  statement: uzStatement,
  reset: uzReset,
})
const russian = flatten({
  ...ru,
  ...ruStudy,
  achievements: ruAchievements,
  announcements: ruAnnouncements,
  avatar: ruAvatar,
  certificates: ruCertificates,
  workspaces: ruWorkspaces,
  goals: ruGoals,
  leaderboard: ruLeaderboard,
  league: ruLeague,
  moments: ruMoments,
  exam: ruExam,
  courses: { ...ru.courses, ...ruModulePage },
  home: { ...ru.home, ...ruHomeSeldom },
  install: ruInstall,
  invite: ruInvite,
  notifications: ruNotifications,
  profile: ruProfile,
  push: ruPush,
  telegram: ruTelegram,
  shop: ruShop,
  payments: ruPayments,
  statement: ruStatement,
  reset: ruReset,
})
const languages = { uz: uzbek, ru: russian }
const plain = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].toSorted()
const blanks = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

describe('the texts', () => {
  test('have the same keys in both languages', () => {
    expect(plain(russian.keys())).toEqual(plain(uzbek.keys()))
  })

  test('leave nothing empty', () => {
    for (const texts of Object.values(languages))
      for (const [key, text] of texts) expect(text.trim(), key).not.toBe('')
  })

  test('fill the same blanks in both languages', () => {
    for (const [key, text] of uzbek) {
      const other = russian.get(key)
      // What is counted may be left unsaid in one form ("bitta"), never replaced by another blank.
      if (other !== undefined && !PLURAL.test(key)) expect(blanks(other), key).toEqual(blanks(text))
    }
  })

  test.each([
    ['uz', ['one', 'other']],
    ['ru', ['one', 'few', 'many', 'other']],
  ] as const)('of %s have every plural form the language knows', (lang, forms) => {
    const keys = languages[lang]
    for (const key of keys.keys()) {
      if (!key.endsWith('_other')) continue
      for (const form of forms) expect([...keys.keys()], key).toContain(key.replace(PLURAL, `_${form}`))
    }
  })

  test('in Uzbek write oʻ and gʻ with ʻ, and the tutuq belgisi with ʼ', () => {
    for (const [key, text] of uzbek) expect(text, key).not.toMatch(/[A-Za-z]['`‘’][A-Za-z]|[oOgG]['`‘’]/)
  })

  test('in Russian are written in Russian', () => {
    const stored =
      /^(\{\{\w+\}\}|[\d\s/·:%,.—«»×+-]|<[^<>]+>|Qadam|OOPS!|Strike|Payme|Click|Python|HTML|CSS|JavaScript|PNG|PDF|MB|JSON|ZIP)*$/
    for (const [key, text] of russian) if (!/[а-яё]/i.test(text)) expect(text, key).toMatch(stored)
  })
})

/** Texts between tags and in labels that bypass the translations. */
test('no screen says anything that is not in the texts', () => {
  const sources = Object.entries(
    import.meta.glob<string>(
      ['../../**/*.tsx', '../../../../../packages/web/src/**/*.tsx', '!../../**/*.test.tsx'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  )
  expect(sources.length).toBeGreaterThan(20)
  for (const [file, source] of sources) {
    const found = [
      ...source.matchAll(/(?:aria-label|placeholder|title|alt)="([^"{}]*\p{L}{2}[^"{}]*)"/gu),
      ...source.matchAll(/<[a-zA-Z][^<>]*[^=]>\s*([^<>{}()=;]*\p{L}{3}[^<>{}()=;]*?)\s*<\//gu),
    ].map(([, text]) => text)
    expect(found, file).toEqual([])
    // A phone number is shown as people write it; who calls it or fills it in takes it as it is stored.
    expect(source, file).not.toMatch(/(?<!=|tel:\$)\{(?:\w[\w.]*\.)?phone\}(?! = )/)
  }
})

import type { Lang } from '@qadam/contract'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLanguage, keepLanguage } from './language.ts'
import type { avatar } from './uz/avatar.ts'
import type { desks } from './uz/desks.ts'
import type { live } from './uz/live.ts'
import type { profile } from './uz/profile.ts'
import type { uzStudy } from './uz-study.ts'
import { uz } from './uz.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof uz &
        typeof uzStudy & {
          avatar: typeof avatar
          desks: typeof desks
          live: typeof live
          profile: typeof profile
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

/** Resolves when the first screen can speak. A language that fails to load falls back to Uzbek. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'uz',
    fallbackLng: 'uz',
    resources: { uz: { translation: uz } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const lang = currentLanguage()
  if (lang !== 'uz') await setLanguage(lang).catch(() => undefined)
}

/** Changes what the interface speaks and remembers it on this device. */
export async function setLanguage(lang: Lang): Promise<void> {
  await loadLanguage(lang)
  keepLanguage(lang)
  document.documentElement.lang = lang
  await i18next.changeLanguage(lang)
  document.querySelector('meta[name=description]')?.setAttribute('content', i18next.t('shell.description'))
}

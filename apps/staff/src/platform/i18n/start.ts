import type { Lang } from '@qadam/contract'
import { currentLanguage, keepLanguage } from '@qadam/web/language'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { uz } from './uz.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof uz }
  }
}

/** Uzbek is always there, since it is the fallback; Russian comes when it is chosen. */
async function loadLanguage(lang: Lang): Promise<void> {
  if (lang === 'uz' || i18next.hasResourceBundle(lang, 'translation')) return
  const { ru } = await import('./ru.ts')
  i18next.addResourceBundle('ru', 'translation', ru, true)
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
}

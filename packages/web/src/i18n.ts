import type { Lang } from '@qadam/contract'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLanguage, keepLanguage } from './language.ts'

interface I18nParts {
  /** Always there, since it is the fallback. */
  uz: object
  /** Brings what a language needs beside `uz`; called before each change, so it brings nothing twice. */
  load: (lang: Lang) => Promise<void>
  onChanged?: () => void
}

export interface I18n {
  /** Resolves when the first screen can speak. A language that fails to load falls back to Uzbek. */
  startI18n: () => Promise<void>
  /** Changes what the interface speaks and remembers it on this device. */
  setLanguage: (lang: Lang) => Promise<void>
}

export function createI18n({ uz, load, onChanged }: I18nParts): I18n {
  async function setLanguage(lang: Lang): Promise<void> {
    await load(lang)
    keepLanguage(lang)
    document.documentElement.lang = lang
    await i18next.changeLanguage(lang)
    onChanged?.()
  }

  async function startI18n(): Promise<void> {
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

  return { startI18n, setLanguage }
}

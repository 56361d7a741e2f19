import type { Lang } from '@qadam/contract'
import { formatNumber } from '@qadam/web/format'
import { createI18n } from '@qadam/web/i18n'
import i18next, { type FormatterModule } from 'i18next'
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

/** A thousand has its space within a sentence as it has in a column. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  // What is no number stays as it is, also where it is missing.
  format: (value: unknown) => (typeof value === 'number' ? formatNumber(value) : (value as string)),
}

export const { startI18n, setLanguage } = createI18n({ uz, load: loadLanguage, formatter })

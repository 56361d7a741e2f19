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

const { startI18n: start, setLanguage } = createI18n({ uz, load: loadLanguage })

/** Resolves when the first screen can speak. */
async function startI18n(): Promise<void> {
  i18next.use(formatter)
  await start()
  // All that is filled in, not only what a text names a format for. The option for it goes to `init`, which both apps
  // share: those bytes would be among what students load first.
  Object.assign(i18next.services.interpolator, { alwaysFormat: true })
}

export { setLanguage, startI18n }

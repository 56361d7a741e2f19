import type { Lang } from '@qadam/contract'
import { createI18n } from '@qadam/web/i18n'
import i18next from 'i18next'
import type { uzRest } from './uz-rest.ts'
import type { uzStudy } from './uz-study.ts'
import { uz } from './uz.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof uz & typeof uzStudy & typeof uzRest
    }
  }
}

type Part = 'study' | 'rest'

const parts: Record<Part, Record<Lang, () => Promise<object>>> = {
  study: {
    uz: async () => (await import('./uz-study.ts')).uzStudy,
    ru: async () => (await import('./ru-study.ts')).ruStudy,
  },
  rest: {
    uz: async () => (await import('./uz-rest.ts')).uzRest,
    ru: async () => (await import('./ru-rest.ts')).ruRest,
  },
}

const loaded = new Set<string>()
const wanted = new Set<Part>()

async function addTexts(lang: Lang, part: string, load: () => Promise<object>): Promise<void> {
  if (loaded.has(`${lang}.${part}`)) return
  i18next.addResourceBundle(lang, 'translation', await load(), true)
  loaded.add(`${lang}.${part}`)
}

/** Uzbek is always there, since it is the fallback; Russian comes when it is chosen. */
async function loadLanguage(lang: Lang): Promise<void> {
  await Promise.all([
    ...(lang === 'ru' ? [addTexts('ru', 'first', async () => (await import('./ru.ts')).ru)] : []),
    ...[...wanted].map((part) => addTexts(lang, part, parts[part][lang])),
  ])
}

async function loadTexts(part: Part): Promise<void> {
  wanted.add(part)
  // A language that did not arrive is stood in for by Uzbek.
  await loadLanguage(i18next.language === 'ru' ? 'ru' : 'uz')
}

/** Brings the texts of the lesson area, now and for a language chosen later. */
export const loadStudyTexts = async (): Promise<void> => await loadTexts('study')

/** Brings what neither the first views nor the lesson area speak of, now and for a language chosen later. */
export const loadRestTexts = async (): Promise<void> => await loadTexts('rest')

export const { startI18n, setLanguage } = createI18n({
  uz,
  load: loadLanguage,
  onChanged: () =>
    document.querySelector('meta[name=description]')?.setAttribute('content', i18next.t('shell.description')),
})

import type { Lang } from '@qadam/contract'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { setLanguage } from '../../../platform/i18n/start.ts'
import { noteEvent } from '../../../platform/note-event.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { saveLanguage } from './save-language.ts'

/** The language of the interface and the way to change it: here and on this device at once, on the server beside it. */
export function useSaveLanguage(): [Lang, (lang: Lang) => Promise<void>] {
  useTranslation()
  return [currentLanguage(), changeLanguage]
}

async function changeLanguage(lang: Lang): Promise<void> {
  const before = currentLanguage()
  if (lang === before) return
  await setLanguage(lang)
  noteEvent('language_changed', `${before} -> ${lang}`)
  await saveLanguage(lang)
  // Courses and lessons come in the student's language too.
  await queryClient.invalidateQueries()
}

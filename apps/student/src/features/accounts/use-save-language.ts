import type { Lang } from '@qadam/contract'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { setLanguage } from '../../platform/i18n/start.ts'
import { queryClient } from '../../platform/query-client.ts'

/**
 * The language of the interface and the way to change it: here and on this device at once, on the server beside it.
 * The server failing is only logged (specification 8): the interface speaks the chosen language all the same.
 */
export function useSaveLanguage(): [Lang, (lang: Lang) => Promise<void>] {
  useTranslation()
  return [currentLanguage(), saveLanguage]
}

async function saveLanguage(lang: Lang): Promise<void> {
  if (lang === currentLanguage()) return
  await setLanguage(lang)
  await call('update_lang', { lang }).catch((error: unknown) => console.warn('update_lang', error))
  // Courses and lessons come in the student's language too.
  await queryClient.invalidateQueries()
}

import type { Lang } from '@qadam/contract'
import { currentLanguage } from '@qadam/web/language'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { setLanguage } from '../../../platform/i18n/start.ts'
import { queryClient } from '../../../platform/query-client.ts'

/** The language of the interface and its setter: optimistic here, saved on the server beside it. */
export function useSaveLanguage(): [Lang, (lang: Lang) => Promise<void>] {
  useTranslation()
  return [currentLanguage(), saveLanguage]
}

async function saveLanguage(lang: Lang): Promise<void> {
  if (lang === currentLanguage()) return
  await setLanguage(lang)
  await call('update_lang', { lang }).catch((error: unknown) => console.warn('update_lang', error))
  // Titles of lessons and courses come in the reader's language too.
  await queryClient.invalidateQueries()
}

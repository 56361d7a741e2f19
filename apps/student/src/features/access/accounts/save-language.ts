import type { Lang } from '@qadam/contract'
import type { CallOptions } from '@qadam/web/caller'
import { call } from '../../../platform/call.ts'

/**
 * Saves the language at the server. A failure is logged and gives null (specification 8): the interface speaks the
 * chosen language all the same.
 */
export async function saveLanguage(lang: Lang, options: CallOptions = {}): Promise<{ lang: Lang } | null> {
  try {
    return await call('update_lang', { lang }, options)
  } catch (error) {
    console.warn('update_lang', error)
    return null
  }
}

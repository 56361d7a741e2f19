import { lacksRussian, SchoolError, type ContentLanguages } from '@qadam/contract'
import { isDeepStrictEqual } from 'node:util'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { defineSetting } from './define-setting.ts'

/** The row is called by its field. */
export const languagesSetting = defineSetting('languages', { row: 'content_languages' })

/** What the school wants its content in. */
export async function findContentLanguages(db: Executor): Promise<ContentLanguages> {
  return (await languagesSetting.find(db)).content_languages
}

/**
 * Where the school wants Russian everywhere, asks for that of texts that come before students.
 * @param shown the same texts as students see them by now: what they see already stays.
 * @throws SchoolError conflict
 */
export async function requireRussian(
  db: Executor,
  texts: readonly Localized[],
  shown: readonly Localized[] | undefined,
): Promise<void> {
  if (!texts.some(lacksRussian) || isDeepStrictEqual(texts, shown)) return
  if ((await findContentLanguages(db)) === 'both') throw new SchoolError('conflict', { reason: 'no_russian' })
}

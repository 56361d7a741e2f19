import {
  contentLanguages,
  lacksRussian,
  SchoolError,
  usualContentLanguages,
  type ContentLanguages,
} from '@qadam/contract'
import { isDeepStrictEqual } from 'node:util'
import type { Executor } from '../../database/database.ts'
import { findSetting } from '../../database/settings-store.ts'
import type { Localized } from '../../i18n/localized.ts'
import { storedValues } from './stored-values-store.ts'

/** The name of the setting. */
export const CONTENT_LANGUAGES = 'content_languages'

export function readContentLanguages(setting: unknown): ContentLanguages {
  return contentLanguages.safeParse(storedValues(setting)['content_languages']).data ?? usualContentLanguages
}

/** What the school wants its content in. */
export async function findContentLanguages(db: Executor): Promise<ContentLanguages> {
  return readContentLanguages(await findSetting(db, CONTENT_LANGUAGES))
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

import { contentLanguages, usualContentLanguages, type ContentLanguages } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { findSetting } from '../../database/settings-store.ts'
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

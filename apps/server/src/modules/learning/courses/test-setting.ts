import { defineSetting } from '../../base/school/index.ts'
import { renewContent } from './chat-links-store.ts'

/** The rules of tests without rules of their own. They are part of the content that processes keep in memory. */
export const testSetting = defineSetting('tests', { afterSave: async (db) => await renewContent(db) })

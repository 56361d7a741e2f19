import { defineSetting, wholeForm } from '../../base/school/index.ts'
import { saveSettledUntil } from './broken-store.ts'

export const promiseSetting = defineSetting('promise', {
  stored: wholeForm,
  // Of what was handed in while nothing was paid, nothing is.
  afterSave: async (db, { before, after, now }) => {
    if (after.enabled && !before.enabled) await saveSettledUntil(db, now)
  },
})

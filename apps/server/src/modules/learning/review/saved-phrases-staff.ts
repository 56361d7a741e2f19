import { limits, SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { lockPerson } from '../../base/people/index.ts'
import {
  deleteSavedPhrase,
  insertSavedPhrase,
  listSavedPhrases,
  updateSavedPhrase,
} from './saved-phrases-store.ts'

export const savedPhrasesStaffActions = {
  snippets: handle(staffActions.snippets, async ({ db, actor }) => await listSavedPhrases(db, actor.id)),

  snippet_save: handle(staffActions.snippet_save, async ({ db, actor }, { id, title, body }) => {
    if (id !== undefined) {
      if (!(await updateSavedPhrase(db, actor.id, { id, title, body }))) throw new SchoolError('not_found')
      return await listSavedPhrases(db, actor.id)
    }
    return await db.transaction().execute(async (transaction) => {
      // Saves of one person's phrases are serialized: each counts those before.
      await lockPerson(transaction, actor.id)
      const known = await listSavedPhrases(transaction, actor.id)
      // The reply to a save may have been lost: the same phrase once more is the one that is there.
      if (known.some((snippet) => snippet.title === title && snippet.body === body)) return known
      if (known.length >= limits.review.snippets.max) throw new SchoolError('conflict')
      await insertSavedPhrase(transaction, actor.id, { title, body })
      return await listSavedPhrases(transaction, actor.id)
    })
  }),

  snippet_delete: handle(staffActions.snippet_delete, async ({ db, actor }, { id }) => {
    if (!(await deleteSavedPhrase(db, actor.id, id))) throw new SchoolError('not_found')
    return await listSavedPhrases(db, actor.id)
  }),
}

import { SchoolError, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { discardUpload } from './finish-upload.ts'
import { findUpload } from './uploads-store.ts'

const uploadDiscard = handle(studentActions.upload_discard, async ({ db, files, actor }, { upload_id }) => {
  const upload = await findUpload(db, actor.id, upload_id)
  if (!upload) throw new SchoolError('not_found')
  if (!(await discardUpload({ db, files }, upload))) throw new SchoolError('conflict')
  return null
})

export const uploadsActions = { upload_discard: uploadDiscard }

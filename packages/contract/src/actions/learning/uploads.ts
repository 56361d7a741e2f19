import * as z from 'zod/mini'
import { studentAccess } from '../../access.ts'
import { defineAction } from '../../action.ts'
import { nothing } from '../../fields.ts'
import { uploadId } from '../../request-fields.ts'

export const uploadDiscard = defineAction('upload_discard', {
  ...studentAccess.upload_discard,
  summary: 'Take back a file that was uploaded and not handed in yet',
  input: z.object({ upload_id: uploadId }),
  output: nothing,
  errors: ['not_found', 'conflict'],
})

import * as z from 'zod/mini'
import { ownPaid } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { nothing } from '../../fields.ts'
import { uploadId } from '../../request-fields.ts'

export const uploadsActions = defineActions({
  upload_discard: {
    access: ownPaid,
    summary: 'Take back a file that was uploaded and not handed in yet',
    input: z.object({ upload_id: uploadId }),
    output: nothing,
    errors: ['not_found', 'conflict'],
  },
})

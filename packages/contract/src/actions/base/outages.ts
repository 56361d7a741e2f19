import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { outage } from '../../entities/outage.ts'
import { noInput } from '../../fields.ts'

export const outagesStaffActions = defineActions({
  outages: {
    access: allowed('teacher', 'nobody'),
    summary: 'When no server of the school was there, the newest first',
    input: noInput,
    output: z.object({ rows: z.array(outage) }),
  },
})

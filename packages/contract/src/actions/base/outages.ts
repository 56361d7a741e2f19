import * as z from 'zod/mini'
import { defineStaffActions } from '../../define-staff-actions.ts'
import { outage } from '../../entities/outage.ts'
import { noInput } from '../../fields.ts'

export const outagesStaffActions = defineStaffActions({
  outages: {
    summary: 'When no server of the school was there, the newest first',
    input: noInput,
    output: z.object({ rows: z.array(outage) }),
    errors: [],
  },
})

import * as z from 'zod/mini'
import { defineAction } from '../action.ts'
import { smsState } from '../entities/sms.ts'
import { noInput, revision, wholeNumber } from '../fields.ts'
import { smsLimits } from '../sms-limits.ts'
import { staffAccess } from '../staff-access.ts'

export const smsSettings = defineAction('sms_settings', {
  ...staffAccess.sms_settings,
  summary: 'What the school sends by SMS, how many a day at most, and how many it sent today',
  input: noInput,
  output: smsState,
  errors: [],
})

export const smsSettingsSave = defineAction('sms_settings_save', {
  ...staffAccess.sms_settings_save,
  summary:
    'Set what the school sends by SMS, and how many a day at most (0 sends none); what is left out stays. ' +
    'A conflict has `newer`: what somebody else saved since this revision was read; an older console names none',
  input: z.object({
    revision: z.optional(revision),
    password_reset: z.optional(z.boolean()),
    payments: z.optional(z.boolean()),
    daily_cap: z.optional(wholeNumber(0, smsLimits.maxDailyCap)),
  }),
  output: smsState,
  errors: ['conflict'],
})

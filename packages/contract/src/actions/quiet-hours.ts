import { defineAction } from '../action.ts'
import { quietHoursDraft, savedQuietHours } from '../entities/quiet-hours.ts'
import { noInput } from '../fields.ts'
import { staffAccess } from '../staff-access.ts'

export const quietHoursShown = defineAction('quiet_hours', {
  ...staffAccess.quiet_hours,
  summary: 'When students and parents are told nothing outside of the app',
  input: noInput,
  output: savedQuietHours,
  errors: [],
})

export const quietHoursSave = defineAction('quiet_hours_save', {
  ...staffAccess.quiet_hours_save,
  summary:
    'Set when they are told nothing; what comes up then is sent once these hours are over. A conflict has `newer`: ' +
    'what somebody else saved since this revision was read',
  input: quietHoursDraft,
  output: savedQuietHours,
  errors: ['conflict'],
})

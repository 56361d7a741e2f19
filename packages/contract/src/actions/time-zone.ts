import { defineAction } from '../action.ts'
import { schoolTimeZone, timeZoneDraft } from '../entities/time-zone.ts'
import { noInput } from '../fields.ts'
import { staffAccess } from '../staff-access.ts'

export const timeZoneShown = defineAction('time_zone', {
  ...staffAccess.time_zone,
  summary: 'The zone in which the days of the school begin and end, with a change to come',
  input: noInput,
  output: schoolTimeZone,
  errors: [],
})

export const timeZoneSave = defineAction('time_zone_save', {
  ...staffAccess.time_zone_save,
  summary:
    'Change it when the next school day is over or begins, so that no day comes twice and none is lost; a change to come ' +
    'is replaced, and undone by the zone that holds, until ten minutes before it. `dry_run` says when, and saves nothing. A conflict has `newer`',
  input: timeZoneDraft,
  output: schoolTimeZone,
  errors: ['conflict'],
})

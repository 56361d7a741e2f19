import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openEnum } from '../../open-enum.ts'
import {
  absence,
  deputyDuties,
  promiseBoard as boardShape,
  promiseReport as reportShape,
  promiseStates,
} from '../../entities/promise.ts'
import { tableFormat } from '../../entities/table-format.ts'
import { day, id, noInput, nothing, revision } from '../../fields.ts'
import { promiseLimits } from '../../promise-limits.ts'

/** `YYYY-MM` */
const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))

export const promiseStaffActions = defineActions({
  promise_board: {
    access: allowed('teacher', 'own groups'),
    summary: 'What waits for an answer with its clock, the longest waiting first, and how it is spread',
    input: z.object({
      state: z.optional(z.enum(promiseStates)),
      group_id: z.optional(id),
      /** Only those of this reviewer. */
      reviewer_id: z.optional(id),
      page: z.optional(id),
    }),
    output: boardShape,
    errors: ['not_found'],
  },

  promise_pass: {
    access: allowed('admin', 'own groups'),
    summary: 'Pass works that wait to another reviewer: chosen ones, or all that wait for somebody',
    input: z.object({
      to_id: id,
      submission_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(promiseLimits.maxPassed))),
      /** All submissions that wait for this member of staff, where none are named. */
      from_id: z.optional(id),
    }),
    output: z.object({ passed: z.int() }),
    errors: ['not_found'],
  },

  absences: {
    access: allowed('admin', 'nobody'),
    summary: 'Absences of teachers, those to come and the running ones first, and who may stand in',
    input: noInput,
    output: z.object({
      rows: z.array(absence),
      /** Staff who may review. */
      staff: z.array(
        z.object({ id: z.int(), name: z.string(), role: openEnum(z.enum(['teacher', 'admin']), 'teacher') }),
      ),
    }),
  },

  absence_save: {
    access: allowed('admin', 'nobody'),
    summary:
      'Let a deputy review the groups of a teacher on these school days. A conflict has a `reason`: overlaps, changed ' +
      '(with `newer`: the absence as somebody else saved it since this revision was read)',
    input: z.object({
      id: z.optional(id),
      /** Of the absence that was on the screen; needed where it has an id. */
      revision: z.optional(revision),
      teacher_id: id,
      deputy_id: id,
      from: day,
      to: day,
    }),
    output: absence,
    errors: ['not_found', 'conflict'],
  },

  absence_end: {
    access: allowed('admin', 'nobody'),
    summary: 'The teacher is back, or does not leave: their works are theirs again',
    input: z.object({ absence_id: id }),
    output: z.null(),
    errors: ['not_found'],
  },

  deputy_duties: {
    access: allowed('teacher', 'own'),
    summary: 'For whom the caller reviews just now',
    input: noInput,
    output: deputyDuties,
  },

  promise_report: {
    access: allowed('teacher', 'own groups'),
    summary: 'How the promise was kept in a month, by reviewer and group; this month where none is named',
    input: z.object({ month: z.optional(month) }),
    output: reportShape,
  },

  promise_report_export: {
    access: allowed('teacher', 'own groups'),
    summary: 'The same as a file for spreadsheets',
    input: z.object({ month, format: tableFormat }),
    output: nothing,
  },
})

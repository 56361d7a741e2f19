import * as z from 'zod/mini'
import { staffAccess } from '../staff-access.ts'
import { defineAction } from '../action.ts'
import { schoolSettings as shape, schoolSettingSections } from '../entities/school-settings.ts'
import { noInput, revision } from '../fields.ts'

export const schoolSettings = defineAction('school_settings', {
  ...staffAccess.school_settings,
  summary: 'What the school is set to, by section, with what is usual and who saved it last',
  input: noInput,
  output: shape,
  errors: [],
})

const { school, rewards, tests, exam, helper, sign_in, languages } = schoolSettingSections

export const schoolSettingsSave = defineAction('school_settings_save', {
  ...staffAccess.school_settings_save,
  summary:
    'Set one section, the one that is sent; a field that is left out stays. What is as usual follows the usual again. ' +
    'A conflict has `newer`: the ' +
    'section as somebody else saved it since this revision was read. A level of the exam that is changed must lead to ' +
    'a module of its course with lessons in it',
  input: z.object({
    revision,
    school: z.optional(z.partial(school)),
    rewards: z.optional(z.partial(rewards)),
    tests: z.optional(z.partial(tests)),
    exam: z.optional(z.partial(exam)),
    helper: z.optional(z.partial(helper)),
    sign_in: z.optional(z.partial(sign_in)),
    languages: z.optional(z.partial(languages)),
  }),
  output: shape,
  errors: ['conflict'],
})

import * as z from 'zod/mini'
import { studentAccess } from '../../access.ts'
import { defineAction } from '../../action.ts'
import { signedInDevice, studentInfo } from '../../entities/account-security.ts'
import { user } from '../../entities/user.ts'
import { flag, id, noInput, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const changePassword = defineAction('change_password', {
  ...studentAccess.change_password,
  summary:
    'Choose another password. Every other session ends; the reply brings the token of a new one. Refused is the ' +
    'password of before, and one that is among the first a stranger would try',
  input: z.object({
    old_password: text(limits.login.passwordMaxLength, 1),
    new_password: text(limits.login.passwordMaxLength, limits.login.passwordMinLength),
    /** The session is kept on this device, and the new one is to be as well. */
    remember: z.optional(flag),
  }),
  output: user,
  errors: ['auth.invalid_credentials', 'auth.throttled'],
})

export const sessions = defineAction('sessions', {
  ...studentAccess.sessions,
  summary: 'Where the student is signed in, this session first',
  input: noInput,
  output: z.array(signedInDevice),
  errors: [],
})

export const sessionEnd = defineAction('session_end', {
  ...studentAccess.session_end,
  summary: 'End another own session at once; one that is over already is no error',
  input: z.object({ session_id: id }),
  output: z.array(signedInDevice),
  errors: ['conflict'],
})

export const studentInfoAction = defineAction('student_info', {
  ...studentAccess.student_info,
  summary: 'The group, and whom to turn to',
  input: noInput,
  output: studentInfo,
  errors: [],
})

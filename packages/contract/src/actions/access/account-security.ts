import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { signedInDevice, studentInfo } from '../../entities/account-security.ts'
import { user } from '../../entities/user.ts'
import { flag, id, noInput, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const accountSecurityActions = defineActions({
  change_password: {
    access: own,
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
  },

  sessions: {
    access: own,
    summary: 'Where the student is signed in, this session first',
    input: noInput,
    output: z.array(signedInDevice),
  },

  session_end: {
    access: own,
    summary: 'End another own session at once; one that is over already is no error',
    input: z.object({ session_id: id }),
    output: z.array(signedInDevice),
    errors: ['conflict'],
  },

  student_info: {
    access: own,
    summary: 'The group, and whom to turn to',
    input: noInput,
    output: studentInfo,
  },
})

import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { user } from '../../entities/user.ts'
import { noInput, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const passwordResetActions = defineActions({
  password_reset_ways: {
    access: anybody,
    summary:
      'What the sign-in screen says: how a student who forgot the password gets another (by SMS, where the school allows ' +
      'it, or from the curator), and how long a session lasts that is to be kept on a device',
    input: noInput,
    output: z.object({ sms: z.boolean(), kept_session_s: z.optional(z.int()) }),
  },

  password_reset_request: {
    access: anybody,
    summary:
      'Send a code by SMS to a student with this phone. The answer is the same where nobody has it. ' +
      '`access.forbidden` where the school sends no codes now',
    input: z.object({ phone: text(40, 1) }),
    /** How long the code is good for, and when another may be asked for. */
    output: z.object({ expires_s: z.int(), again_s: z.int() }),
    errors: ['auth.throttled'],
  },

  password_reset_confirm: {
    access: anybody,
    summary:
      'Choose another password by the code of the SMS. Every session of before ends; the reply brings the token of a new one',
    input: z.object({
      phone: text(40, 1),
      code: text(20, 1),
      new_password: text(limits.login.passwordMaxLength, limits.login.passwordMinLength),
    }),
    output: user,
    errors: ['auth.throttled', 'conflict'],
  },
})

import * as z from 'zod/mini'
import { allowed, early } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { recoveryCodes, secondFactor } from '../../entities/second-factor.ts'
import { user } from '../../entities/user.ts'
import { id, noInput, text } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { secondFactorLimits } from '../../second-factor-limits.ts'

/** Whatever changes the second factor asks for it again: a console that was left open is not enough. */
const password = text(limits.login.passwordMaxLength, 1)
const code = text(secondFactorLimits.codeMaxLength, 1)

/** The second step of a sign-in, which any page may call that signs staff in. */
export const secondStepActions = defineActions({
  login_second_step: {
    access: allowed('anyone', 'nobody'),
    summary:
      'Start the session of staff whose password was right: with the challenge of `auth.second_factor`, and a code of the ' +
      'app or a recovery code. `conflict`: the challenge is over, and the password is asked for again',
    input: z.object({ challenge: text(100, 1), code }),
    output: user,
    errors: ['auth.throttled', 'conflict'],
  },
})

export const secondFactorStaffActions = defineActions({
  second_factor: {
    access: early('own'),
    summary: 'How the caller proves who they are beside the password',
    input: noInput,
    output: secondFactor,
  },

  second_factor_begin: {
    access: early('own'),
    summary:
      'A secret for an app that gives codes. It holds once a code of it was confirmed; what held before holds until then',
    input: z.object({ password }),
    output: z.object({
      /** Base32, to be typed. */
      secret: z.string(),
      /** The same as the app reads it from a picture. */
      uri: z.string(),
    }),
    errors: ['auth.invalid_credentials', 'auth.throttled'],
  },

  second_factor_confirm: {
    access: early('own'),
    summary:
      'Let the begun secret hold, by a code of it. The reply shows the recovery codes, once; sessions of other devices end. ' +
      '`conflict`: none is begun any more',
    input: z.object({ code }),
    output: recoveryCodes,
    errors: ['conflict'],
  },

  recovery_codes_new: {
    access: early('own'),
    summary:
      'Other recovery codes, shown once; those of before open nothing any more. `conflict`: there is no app',
    input: z.object({ password }),
    output: recoveryCodes,
    errors: ['auth.invalid_credentials', 'auth.throttled', 'conflict'],
  },

  second_factor_remove: {
    access: early('own'),
    summary:
      'Sign in by the password alone from now on, where the school allows it. Sessions of other devices end',
    input: z.object({ password }),
    output: secondFactor,
    errors: ['auth.invalid_credentials', 'auth.throttled'],
  },

  staff_second_factor_remove: {
    access: allowed('admin', 'nobody'),
    summary:
      'Take the second factor off a colleague who lost the phone. Every session of theirs ends, and the console tells them ' +
      'who did it. Of one’s own account: `conflict`',
    input: z.object({ staff_id: id, reason: z.optional(text(limits.audit.reasonMaxLength)) }),
    output: z.object({ removed: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
})

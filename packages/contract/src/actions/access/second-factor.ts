import * as z from 'zod/mini'
import { allowed, early } from '../../access.ts'
import { defineActions } from '../../action.ts'
import {
  madePasskey,
  passkeyName,
  passkeyQuestion,
  passkeySetup,
  signedByPasskey,
} from '../../entities/passkey.ts'
import { recoveryCodes, secondFactor } from '../../entities/second-factor.ts'
import { user } from '../../entities/user.ts'
import { id, noInput, text } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { secondFactorLimits } from '../../second-factor-limits.ts'

/** Whatever changes the second factor asks for it again: a console that was left open is not enough. */
const password = text(limits.login.passwordMaxLength, 1)
const code = text(secondFactorLimits.codeMaxLength, 1)

const challenge = text(100, 1)

/** The second step of a sign-in, which any page may call that signs staff in. */
export const secondStepActions = defineActions({
  login_second_step: {
    access: allowed('anyone', 'nobody'),
    summary:
      'Start the session of staff whose password was right: with the challenge of `auth.second_factor`, and a code of the ' +
      'app or a recovery code. `conflict`: the challenge is over, and the password is asked for again',
    input: z.object({ challenge, code }),
    output: user,
    errors: ['auth.throttled', 'conflict'],
  },

  login_passkey_begin: {
    access: allowed('anyone', 'nobody'),
    summary:
      'What else may take the second step of a sign-in whose password was right: what a passkey of theirs is to sign. ' +
      '`conflict`: the challenge is over, and the password is asked for again',
    input: z.object({ challenge }),
    output: z.object({
      /** Null: they have none, or the school is reached where none works. */
      passkey: z.nullable(passkeyQuestion),
      /** Whether an app gives codes as well; recovery codes they have in any case. */
      app: z.boolean(),
    }),
    errors: ['conflict'],
  },

  login_passkey: {
    access: allowed('anyone', 'nobody'),
    summary: 'The same as `login_second_step`, by what a passkey signed',
    input: z.object({ challenge, signed: signedByPasskey }),
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

  passkey_begin: {
    access: early('own'),
    summary:
      'What a device is to make a passkey of. `conflict` has a `reason`: too_many, no_domain (the school’s address is a ' +
      'number, for which browsers make none)',
    input: z.object({ password }),
    output: passkeySetup,
    errors: ['auth.invalid_credentials', 'auth.throttled', 'conflict'],
  },

  passkey_add: {
    access: early('own'),
    summary:
      'Let a passkey hold that a device made of what was begun. The reply shows recovery codes, once, where there are none ' +
      'yet; sessions of other devices end. `conflict` has a `reason`: not_begun (any more), too_many, known (to the school already)',
    input: z.object({ name: passkeyName, made: madePasskey }),
    output: recoveryCodes,
    errors: ['conflict'],
  },

  passkey_rename: {
    access: early('own'),
    summary: 'Call one’s own passkey otherwise',
    input: z.object({ passkey_id: id, name: passkeyName }),
    output: secondFactor,
    errors: ['not_found'],
  },

  passkey_remove: {
    access: early('own'),
    summary:
      'Take off one’s own passkey, and with the last of what asks for a second step the recovery codes; again changes ' +
      'nothing. Sessions of other devices end',
    input: z.object({ passkey_id: id, password }),
    output: secondFactor,
    errors: ['auth.invalid_credentials', 'auth.throttled'],
  },

  recovery_codes_new: {
    access: early('own'),
    summary:
      'Other recovery codes, shown once; those of before open nothing any more. `conflict`: there is no app and no passkey',
    input: z.object({ password }),
    output: recoveryCodes,
    errors: ['auth.invalid_credentials', 'auth.throttled', 'conflict'],
  },

  second_factor_remove: {
    access: early('own'),
    summary:
      'Take off the app that gives codes, and with the last of what asks for a second step the recovery codes; passkeys ' +
      'stay. Sessions of other devices end',
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

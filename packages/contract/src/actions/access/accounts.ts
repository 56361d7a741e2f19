import * as z from 'zod/mini'
import { allowed, anybody, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openEnum } from '../../open-enum.ts'
import { user } from '../../entities/user.ts'
import { day, flag, lang, noInput, nothing, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const accountsActions = defineActions({
  login: {
    access: anybody,
    summary:
      'Start a session with phone and password: of 500 minutes, or, with `remember`, of as long as the school has set for ' +
      'devices that are to remember it. `session_s` of the reply says how long it lasts. Of staff with a second factor the ' +
      'right password starts none: `auth.second_factor` brings the `challenge` of login_second_step',
    input: z.object({
      phone: text(40, 1),
      password: text(limits.login.passwordMaxLength, 1),
      /** The session is to be kept on this device. */
      remember: z.optional(flag),
    }),
    output: user,
    errors: ['auth.invalid_credentials', 'auth.throttled', 'auth.second_factor'],
  },

  logout: {
    access: own,
    summary: 'End this session',
    input: noInput,
    output: nothing,
  },

  profile: {
    access: own,
    summary: 'The signed-in student',
    input: noInput,
    output: user,
  },

  update_lang: {
    access: allowed('anyone', 'own'),
    summary: 'Choose the language; without a token nothing is saved',
    input: z.object({ lang }),
    output: z.object({ lang: openEnum(lang, limits.defaultLanguage) }),
  },

  update_profile: {
    access: own,
    summary: 'Change the picture (multipart `avatar`, or one of the animals) and the birthday',
    input: z.object({
      /** One of the five pictures every student may have. */
      animal: z.optional(z.enum(limits.avatars)),
      /** `YYYY-MM-DD`; empty takes it away. */
      birthday: z.optional(z.union([day, z.literal('')])),
      /** Names are the school's to change: what a student sends is ignored. */
      first_name: z.optional(z.unknown()),
      last_name: z.optional(z.unknown()),
    }),
    output: user,
    errors: ['file.too_large', 'file.type_not_allowed'],
  },
})

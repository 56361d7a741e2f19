import * as z from 'zod/mini'
import { allowed, early } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openEnum } from '../../open-enum.ts'
import { contentLanguages, usualContentLanguages } from '../../content-languages.ts'
import { noInput, nothing } from '../../fields.ts'
import { takenOff } from '../../entities/second-factor.ts'
import { accountsActions } from './accounts.ts'
import { ticket } from './live.ts'

export const accountsStaffActions = defineActions({
  me: {
    access: early('own groups'),
    summary: 'Who is signed in at the console, with the groups they answer for',
    input: noInput,
    output: z.object({
      id: z.int(),
      role: openEnum(z.enum(['teacher', 'admin']), 'teacher'),
      first_name: z.string(),
      last_name: z.string(),
      avatar: z.string(),
      lang: openEnum(z.enum(['uz', 'ru']), 'uz'),
      /** When this session ends. */
      expires_at: z.string(),
      groups: z.array(z.object({ id: z.int(), name: z.string() })),
      courses: z.array(z.object({ id: z.int(), title: z.string() })),
      /** After so long without anybody it ends before that; null or absent: it does not. */
      idle_s: z.optional(z.nullable(z.int())),
      /** Whether all else waits until they have the second factor that the school requires. */
      second_factor_due: z._default(z.boolean(), false),
      /** An admin took it off lately, and there is no other. */
      second_factor_taken_off: z.optional(takenOff),
      /** What the school wants its content in. A server of before says nothing of it. */
      content_languages: z._default(openEnum(contentLanguages, usualContentLanguages), usualContentLanguages),
    }),
  },

  logout: {
    access: early('own'),
    summary: 'End this session',
    input: noInput,
    output: nothing,
  },

  update_lang: accountsActions.update_lang,

  events_ticket: { ...ticket, access: allowed('teacher', 'own') },
})

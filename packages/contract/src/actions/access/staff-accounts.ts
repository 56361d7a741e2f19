import * as z from 'zod/mini'
import { openEnum } from '../../open-enum.ts'
import { staffAccess } from '../../staff-access.ts'
import { defineAction } from '../../action.ts'
import { contentLanguages, usualContentLanguages } from '../../content-languages.ts'
import { noInput, nothing } from '../../fields.ts'
import { ticket } from './live.ts'

export const me = defineAction('me', {
  ...staffAccess.me,
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
    /** What the school wants its content in. A server of before says nothing of it. */
    content_languages: z._default(openEnum(contentLanguages, usualContentLanguages), usualContentLanguages),
  }),
  errors: [],
})

export const staffLogout = defineAction('logout', {
  ...staffAccess.logout,
  summary: 'End this session',
  input: noInput,
  output: nothing,
  errors: [],
})

export const staffEventsTicket = defineAction('events_ticket', { ...staffAccess.events_ticket, ...ticket })

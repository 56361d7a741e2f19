import * as z from 'zod/mini'
import { staffAccess } from '../staff-access.ts'
import { defineAction } from '../action.ts'
import { id, noInput, revision } from '../fields.ts'
import { limits } from '../limits.ts'

const { maxEntries, maxLength } = limits.chatLinks

const entry = z.object({
  /** A number may stand twice, and may be of a course that is not there yet. */
  course_id: id,
  link: z.url({ protocol: /^(?:https?|tg)$/ }).check(z.maxLength(maxLength)),
})
const entries = z.array(entry).check(z.maxLength(maxEntries))
const shown = z.object({
  /** Counts the saves of the list. */
  revision: z.int(),
  entries: z.array(z.object({ course_id: z.int(), link: z.string() })),
  /** The published courses, for those who choose. */
  courses: z.array(z.object({ id: z.int(), title: z.string() })),
})

export const chatLinks = defineAction('chat_links', {
  ...staffAccess.chat_links,
  summary: 'The chats of courses, in the order of the list; of two for one course the first counts',
  input: noInput,
  output: shown,
  errors: [],
})

export const chatLinksSave = defineAction('chat_links_save', {
  ...staffAccess.chat_links_save,
  summary:
    `Keep the list, at most ${maxEntries} long. A course without an entry keeps what its archive says. ` +
    'A conflict has `newer`: what somebody else saved since this revision was read',
  input: z.object({ entries, revision }),
  output: shown,
  errors: ['conflict'],
})

import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { telegramChat, telegramLink, telegramWaitingLink } from '../../entities/telegram.ts'
import { id, noInput, nothing } from '../../fields.ts'

/** The user name of the school's bot; null where it has none. */
const bot = z.nullable(z.string())

export const telegramActions = defineActions({
  telegram: {
    access: own,
    summary: 'The school’s Telegram bot and the chats that it tells what the student’s devices are told',
    input: noInput,
    output: z.object({ bot, chats: z.array(telegramChat) }),
  },

  telegram_link: {
    access: own,
    summary:
      'A link by which one chat is joined to the student, for a quarter of an hour; the one before it ends. ' +
      '`not_found`: there is no bot; `conflict`: as many chats as there may be are joined',
    input: noInput,
    output: telegramLink,
    errors: ['not_found', 'conflict'],
  },

  telegram_unlink: {
    access: own,
    summary: 'A chat is told no more; again changes nothing',
    input: z.object({ chat_id: id }),
    output: nothing,
  },
})

export const telegramStaffActions = defineActions({
  parents: {
    access: allowed('teacher', 'own groups'),
    summary:
      'The chats of a student’s parents, who are told of payments, and the links that nobody followed yet',
    input: z.object({ student_id: id }),
    output: z.object({ bot, chats: z.array(telegramChat), links: z.array(telegramWaitingLink) }),
    errors: ['not_found'],
  },

  parent_link: {
    access: allowed('teacher', 'own groups'),
    summary:
      'A link by which one chat of a parent is joined, for a week; it is told this once. `conflict`: as many chats or ' +
      'links as there may be are there',
    input: z.object({ student_id: id }),
    output: telegramLink,
    errors: ['not_found', 'conflict'],
  },

  parent_revoke: {
    access: allowed('teacher', 'own groups'),
    summary: 'A parent’s chat is told no more, or a link can’t be followed any more; again changes nothing',
    input: z.object({ student_id: id, what: z.enum(['chat', 'link']), id }),
    output: nothing,
    errors: ['not_found'],
  },
})

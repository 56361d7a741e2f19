import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openList } from '../../open-enum.ts'
import { notificationTopic, notificationTopics, pushConfigView, quietHours } from '../../entities/push.ts'
import { id, noInput, nothing, text } from '../../fields.ts'
import { pushLimits } from '../../push-limits.ts'

export const pushActions = defineActions({
  push_config: {
    access: allowed('student', 'nobody'),
    summary: 'By whom a browser is pushed, and with which public key it subscribes',
    input: noInput,
    output: pushConfigView,
  },

  save_notification_permission: {
    access: own,
    summary:
      'This device takes pushes: a Web Push subscription as JSON or, where the school has set up Firebase (`push_config` ' +
      'says so), a Firebase token. A school without it refuses such a token; the refusal names what the school takes ' +
      '(`takes`: `web_push`, `firebase`). The device belongs to whoever sent it last, and to this session: it is pushed ' +
      'no more once the session is ended',
    input: z.object({ student_id: id, token: text(pushLimits.tokenMaxLength, 1) }),
    output: nothing,
    errors: ['not_found'],
  },

  notification_preferences: {
    access: own,
    summary:
      'What is not pushed to the student; with `muted`, choose it. The list in the app has everything all the same',
    input: z.object({
      muted: z.optional(z.array(notificationTopic).check(z.maxLength(notificationTopics.length))),
    }),
    output: z.object({
      topics: openList(notificationTopic),
      muted: openList(notificationTopic),
      /** When nothing is pushed, as the school set it. */
      quiet: quietHours,
    }),
  },
})

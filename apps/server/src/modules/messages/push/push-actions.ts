import { notificationTopics, SchoolError, studentActions, type PushConfigView } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { findMuted, saveMuted } from './preferences-store.ts'
import type { PushProviderName } from './provider.ts'
import { quietHours } from './quiet-hours.ts'
import { readDevice } from './read-device.ts'
import { dropWaitingOfOthers, saveRecipient } from './recipients-store.ts'
import { getVapidKeys } from './vapid-store.ts'

/** The web app of the school's Firebase project. */
export type FirebaseWebApp = NonNullable<PushConfigView['firebase']>

export interface PushSettings {
  /** Undefined where browsers are pushed by the school's own keys. */
  firebase: FirebaseWebApp | undefined
}

export function pushActions({ firebase }: PushSettings) {
  const served: readonly PushProviderName[] = firebase ? ['web_push', 'firebase'] : ['web_push']
  return {
    push_config: handle(studentActions.push_config, async ({ db }): Promise<PushConfigView> => {
      const vapid_public_key = (await getVapidKeys(db)).publicKey
      if (!firebase) return { provider: 'web_push', vapid_public_key }
      const { apiKey, projectId, appId, messagingSenderId, vapidKey } = firebase
      return {
        provider: 'firebase',
        vapid_public_key,
        firebase: { apiKey, projectId, appId, messagingSenderId, vapidKey },
      }
    }),

    save_notification_permission: handle(
      studentActions.save_notification_permission,
      async ({ db, actor, now }, { student_id, token }) => {
        if (student_id !== actor.id) throw new SchoolError('not_found')
        const device = readDevice(token)
        if (!device)
          throw new SchoolError('validation.failed', { takes: served, fields: { token: 'invalid' } })
        if (!served.includes(device.provider))
          throw new SchoolError('validation.failed', { takes: served, fields: { token: 'noFirebase' } })
        await db.transaction().execute(async (transaction) => {
          await dropWaitingOfOthers(transaction, device, actor.id)
          const registration = { ...device, personId: actor.id, sessionHash: actor.sessionHash }
          await saveRecipient(transaction, registration, now)
        })
        return null
      },
    ),

    notification_preferences: handle(
      studentActions.notification_preferences,
      async ({ db, actor }, { muted }) => {
        if (muted) await saveMuted(db, actor.id, muted)
        return {
          topics: [...notificationTopics],
          muted: await findMuted(db, actor.id),
          quiet: await quietHours.find(db),
        }
      },
    ),
  }
}

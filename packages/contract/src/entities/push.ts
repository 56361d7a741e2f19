import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'

/** What a student may choose not to be pushed; each kind of notification belongs to one. */
export const notificationTopics = [
  'review',
  'payment',
  'shop',
  'invite',
  'exam',
  'streak',
  'announcement',
] as const
export const notificationTopic = z.enum(notificationTopics)
export type NotificationTopic = z.infer<typeof notificationTopic>

/** The web app of a Firebase project, as its console shows it. Nothing in it is secret. */
export const firebaseWebApp = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  /** Its own key for web push: base64url. */
  vapidKey: z.string(),
})

export const pushConfigView = z.object({
  provider: openEnum(z.enum(['web_push', 'firebase']), 'web_push'),
  /** By which a browser subscribes to this school’s own pushes, which are served beside Firebase as well. */
  vapid_public_key: z.string(),
  firebase: z.optional(firebaseWebApp),
})
export type PushConfigView = z.infer<typeof pushConfigView>

const hour = z.int().check(z.minimum(0), z.maximum(23))

/** When no push or message is sent, in the school's time zone: from the first hour until the second one begins. */
export const quietHours = z
  .object({ enabled: z.boolean(), from_hour: hour, to_hour: hour })
  .check(z.refine(({ from_hour, to_hour }) => from_hour !== to_hour, { path: ['to_hour'] }))
export type QuietHours = z.infer<typeof quietHours>

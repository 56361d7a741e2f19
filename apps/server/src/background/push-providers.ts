import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import {
  firebaseProvider,
  getVapidKeys,
  webPushProvider,
  type PushProviders,
} from '../modules/messages/push/index.ts'
import { smsPush, type SendSms } from '../modules/messages/sms/index.ts'
import { callBot, telegramProvider } from '../modules/messages/telegram/index.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'
import { postToPublic } from '../outgoing/post.ts'

/** By whom this school pushes. Browsers that subscribed by its own keys are reached also where Firebase is configured. */
export function pushProviders(
  { publicUrl, firebase, telegram }: Config,
  { db, sms, timeZone }: { db: Database; sms: SendSms | undefined; timeZone: ReadTimeZone },
): PushProviders {
  // Push services want a contact (VAPID subject); some take no http address.
  const subject = publicUrl?.startsWith('https://') ? publicUrl : 'mailto:push@school.invalid'
  return {
    web_push: webPushProvider({ subject, keys: async () => await getVapidKeys(db), post: postToPublic() }),
    ...(telegram && { telegram: telegramProvider(callBot(telegram), publicUrl) }),
    ...(sms && { sms: smsPush({ db, send: sms, clock: () => new Date(), timeZone }) }),
    ...(firebase && { firebase: firebaseProvider(firebase.account) }),
  }
}

import { getApps, initializeApp } from '@firebase/app'
import { getMessaging, getToken, isSupported } from '@firebase/messaging'
import type { PushConfigView } from '@qadam/contract'

type WebApp = NonNullable<PushConfigView['firebase']>

/**
 * The token by which Firebase reaches this browser, through the app's own service worker. Loaded only where the school
 * has configured Firebase: its SDK is of no use to anybody else.
 * @returns undefined where the SDK does not run in this browser.
 * @throws FirebaseError, or what the browser throws, where there is no token.
 */
export async function firebaseToken(
  { vapidKey, ...options }: WebApp,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string | undefined> {
  if (!(await isSupported())) return undefined
  // A second set-up of one page has the same school.
  const app = getApps()[0] ?? initializeApp(options)
  return await getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}
